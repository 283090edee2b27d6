import { useState } from 'react';
import { contactTexts } from '../../shared/contact/texts.ts';
import { registerTexts, t } from '../texts.ts';
import { PageHead } from '../ui/Section.tsx';
import styles from './Contact.module.css';
import { ContactFields } from './ContactFields.tsx';
import { DirectContact } from './DirectContact.tsx';
import { MessageSent } from './MessageSent.tsx';

registerTexts(contactTexts);

/** The contact form, which opens a support ticket (design §8). */
export function ContactPage() {
  const [isSent, setIsSent] = useState(false);
  return (
    <>
      <PageHead title={t('contact.title')} intro={t('contact.intro')} />
      <div className={styles.columns}>
        {isSent ? <MessageSent onAnother={() => setIsSent(false)} /> : <ContactFields onSent={() => setIsSent(true)} />}
        <DirectContact />
      </div>
    </>
  );
}
