import { securityTexts } from '../../shared/security/texts.ts';
import styles from '../account/Account.module.css';
import { useAccount } from '../account/AccountLayout.tsx';
import { FactorSection } from '../factors/FactorSection.tsx';
import { paths } from '../paths.ts';
import { registerTexts, t } from '../texts.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { Skeleton } from '../ui/Loading.tsx';
import { ContactSection } from './ContactSection.tsx';
import { SessionList } from './SessionList.tsx';

registerTexts(securityTexts);

/** How a person's account is guarded: each section stands in a card of its own. */
export function SecurityPage() {
  const { user, isLoading, reload } = useAccount();
  return (
    <div className={styles.page}>
      <h1>{t('account.security')}</h1>
      {!user && isLoading && <Skeleton lines={6} height="4rem" />}
      {user?.hasPassword && <ContactSection user={user} onChanged={reload} />}
      {user?.hasPassword && <PasswordSection />}
      {user?.hasPassword && <FactorSection />}
      {/* Below the others, and also where these cannot be had. */}
      {(user || !isLoading) && <SessionList />}
    </div>
  );
}

function PasswordSection() {
  return (
    <Card className={styles.section}>
      <h2>{t('security.password')}</h2>
      <p className={styles.soft}>{t('security.passwordIntro')}</p>
      <ButtonLink className={styles.save} variant="secondary" to={paths.changePassword}>
        {t('security.changePassword')}
      </ButtonLink>
    </Card>
  );
}
