import { useState } from 'react';
import { passwordTexts } from '../../shared/auth/passwordTexts.ts';
import { authTexts } from '../../shared/auth/texts.ts';
import { paths } from '../paths.ts';
import { registerTexts, t } from '../texts.ts';
import { Card } from '../ui/Card.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Link } from '../ui/Link.tsx';
import styles from './Password.module.css';
import { RequestedNotice } from './RequestedNotice.tsx';
import { RequestForm } from './RequestForm.tsx';

registerTexts(authTexts);
registerTexts(passwordTexts);

/** Asks for a link to choose a new password (specification §2.2). What follows is the same for who exists and who does not. */
export function ForgottenPasswordPage() {
  const [requestedFor, setRequestedFor] = useState<string>();
  return (
    <div className={styles.page}>
      <Card className={styles.card}>
        <h1>{t('password.forgottenTitle')}</h1>
        {requestedFor === undefined ? (
          <RequestForm onRequested={setRequestedFor} />
        ) : (
          <RequestedNotice identifier={requestedFor} onAgain={() => setRequestedFor(undefined)} />
        )}
        <p className={styles.back}>
          <Link to={paths.login}>
            <Icon name="arrow-left" />
            {t('password.backToLogin')}
          </Link>
        </p>
      </Card>
    </div>
  );
}
