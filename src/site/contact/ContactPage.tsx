import { useEffect, useRef, useState } from 'react';
import { nameTexts } from '../../shared/common/nameTexts.ts';
import { contactTexts } from '../../shared/contact/texts.ts';
import { SupportPhone } from '../settings/SupportPhone.tsx';
import { useSiteSettings } from '../settings/useSiteSettings.ts';
import { registerTexts, t } from '../texts.ts';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { Icon } from '../ui/Icon.tsx';
import { PhoneLink } from '../ui/PhoneLink.tsx';
import { PageHead } from '../ui/Section.tsx';
import styles from './Contact.module.css';
import { ContactForm } from './ContactForm.tsx';

registerTexts(contactTexts);
registerTexts(nameTexts);

/** The contact form, which opens a support ticket (design §8). */
export function ContactPage() {
  const [isSent, setIsSent] = useState(false);
  return (
    <>
      <PageHead title={t('contact.title')} intro={t('contact.intro')} />
      <div className={styles.columns}>
        {isSent ? <MessageSent onAnother={() => setIsSent(false)} /> : <ContactForm onSent={() => setIsSent(true)} />}
        <DirectContact />
      </div>
    </>
  );
}

/** For whom a form is not the thing. */
export function DirectContact() {
  const settings = useSiteSettings();
  if (!settings) return null;
  return (
    <aside className={styles.direct} aria-labelledby="direct">
      <h2 id="direct">{t('contact.directTitle')}</h2>
      <h3>{t('contact.call')}</h3>
      <div>
        <PhoneLink phone={settings.supportPhone} />
      </div>
      <h3>{t('contact.visit')}</h3>
      <address className={styles.address}>
        <Icon name="map-pin" />
        <span>{settings.address}</span>
      </address>
    </aside>
  );
}

/** Says that the message is there and what happens next. It takes the place of the form, and the focus. */
export function MessageSent({ onAnother }: { onAnother: () => void }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <Card className={styles.sent}>
      <span className={styles.sentMark}>
        <Icon name="check" />
      </span>
      <h2 ref={title} tabIndex={-1}>
        {t('contact.sentTitle')}
      </h2>
      <p>{t('contact.sent')}</p>
      <p>
        {t('contact.sentUrgent')} <SupportPhone className={styles.inlinePhone} />
      </p>
      <Button variant="secondary" onClick={onAnother}>
        {t('contact.another')}
      </Button>
    </Card>
  );
}
