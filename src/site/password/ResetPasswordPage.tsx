import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { passwordTexts } from '../../shared/auth/passwordTexts.ts';
import { authTexts } from '../../shared/auth/texts.ts';
import { paths } from '../paths.ts';
import { registerTexts, t } from '../texts.ts';
import { Alert } from '../ui/Alert.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import styles from './Password.module.css';
import { ResetForm } from './ResetForm.tsx';

registerTexts(authTexts);
registerTexts(passwordTexts);

/** Where the link of the message leads (specification §2.2). */
export function ResetPasswordPage() {
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  const [isDead, setIsDead] = useState(false);
  return (
    <div className={styles.page}>
      <Card className={styles.card}>
        <h1>{t('password.resetTitle')}</h1>
        {token && !isDead ? (
          <ResetForm token={token} onDead={() => setIsDead(true)} />
        ) : (
          <>
            <Alert tone="error" title={t('password.deadTitle')}>
              <p>{t(token ? 'password.linkDead' : 'password.noToken')}</p>
            </Alert>
            <ButtonLink to={paths.forgottenPassword}>{t('password.newLink')}</ButtonLink>
          </>
        )}
      </Card>
    </div>
  );
}
