import { mayOnSite } from '../../shared/auth/sitePermissions.ts';
import { useSession } from '../session/useSession.ts';
import { t } from '../texts.ts';
import { LoadFailure } from '../ui/LoadFailure.tsx';
import { Skeleton } from '../ui/Loading.tsx';
import styles from './Account.module.css';
import { useAccount } from './AccountLayout.tsx';
import { CompanySection } from './CompanySection.tsx';
import { PersonalForm } from './PersonalForm.tsx';

/** A person's own details and, of a contractor, those of the company (specification §2.6). */
export function ProfilePage() {
  const own = useAccount();
  const role = useSession()?.user.role;
  return (
    <div className={styles.page}>
      <h1>{t('account.profile')}</h1>
      {own.user && role && (
        <PersonalForm key={own.user.id} user={own.user} role={role} enterprise={own.enterprise} onSaved={own.reload} />
      )}
      {!own.user && own.isLoading && <Skeleton lines={6} height="3rem" />}
      {!own.user && !own.isLoading && (
        <LoadFailure title={t('users.loadFailed')} failure={own.failure} isBusy={false} onRetry={own.reload} />
      )}
      {own.user && role && mayOnSite(role, 'enterprises.updateOwn') && <CompanySection own={own} />}
    </div>
  );
}
