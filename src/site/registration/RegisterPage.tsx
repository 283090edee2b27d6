import { useState } from 'react';
import { passwordTexts } from '../../shared/auth/passwordTexts.ts';
import { registrationTexts } from '../../shared/auth/registrationTexts.ts';
import { landingPage } from '../../shared/auth/roles.ts';
import { authTexts } from '../../shared/auth/texts.ts';
import { currentSession } from '../../shared/client/session.ts';
import { paths } from '../paths.ts';
import { useHydrated } from '../rendering/rendering.ts';
import { Redirect } from '../session/Redirect.tsx';
import { registerTexts, t } from '../texts.ts';
import { Card } from '../ui/Card.tsx';
import { Link } from '../ui/Link.tsx';
import { RegisterFields } from './RegisterForm.tsx';
import styles from './Registration.module.css';

registerTexts(authTexts);
registerTexts(passwordTexts);
registerTexts(registrationTexts);

/**
 * Sign-up of a contractor. Who is signed in already is taken to their own page; a client may open a company's account.
 */
export function RegisterPage() {
  const [already] = useState(currentSession);
  const isHydrated = useHydrated();
  if (isHydrated && already && already.user.role !== 'Client')
    return <Redirect address={landingPage[already.user.role]} />;
  return (
    <div className={styles.page}>
      <Card className={styles.card}>
        <header className={styles.head}>
          <h1>{t('register.title')}</h1>
          <p className={styles.soft}>{t('register.intro')}</p>
        </header>
        <RegisterFields />
        <p className={styles.aside}>
          {t('register.already')} <Link to={paths.login}>{t('register.alreadyLink')}</Link>
        </p>
      </Card>
      <aside className={styles.steps} aria-labelledby="register-next">
        <h2 id="register-next">{t('register.next')}</h2>
        <ol>
          <li>{t('register.next1')}</li>
          <li>{t('register.next2')}</li>
          <li>{t('register.next3')}</li>
        </ol>
      </aside>
    </div>
  );
}
