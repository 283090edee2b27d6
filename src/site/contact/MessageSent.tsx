import { useEffect, useRef } from 'react';
import { SupportPhone } from '../settings/SupportPhone.tsx';
import { t } from '../texts.ts';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { Icon } from '../ui/Icon.tsx';
import styles from './Contact.module.css';

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
