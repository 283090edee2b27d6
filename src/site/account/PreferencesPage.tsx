import { paths } from '../paths.ts';
import { t } from '../texts.ts';
import { LoadFailure } from '../ui/Alert.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Skeleton } from '../ui/Loading.tsx';
import styles from './Account.module.css';
import { useAccount } from './AccountLayout.tsx';
import { PreferencesForm } from './PreferencesForm.tsx';

/** What a contractor wants to hear of, and how. */
export function PreferencesPage() {
  const own = useAccount();
  const { enterprise } = own;
  return (
    <div className={styles.page}>
      <header className={styles.section}>
        <h1>{t('preferences.title')}</h1>
        <p className={styles.soft}>{t('preferences.intro')}</p>
      </header>
      {own.state === 'loading' && <Skeleton lines={6} height="3rem" />}
      {own.state === 'none' && (
        <EmptyState
          title={t('enterprises.none')}
          action={<ButtonLink to={paths.onboarding}>{t('enterprises.register')}</ButtonLink>}
        />
      )}
      {own.state === 'failed' && (
        <LoadFailure
          title={t('enterprises.loadFailed')}
          failure={own.failure}
          isBusy={own.isLoading}
          onRetry={own.reload}
        />
      )}
      {enterprise && (
        <PreferencesForm
          key={enterprise.id}
          enterprise={enterprise}
          email={own.user?.email ?? null}
          onSaved={own.replaceEnterprise}
        />
      )}
    </div>
  );
}
