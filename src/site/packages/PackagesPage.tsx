import { useSearchParams } from 'react-router-dom';
import { currentSession } from '../../shared/client/session.ts';
import type { EnterpriseView } from '../../shared/enterprises/views.ts';
import { packageTexts } from '../../shared/packages/texts.ts';
import type { PackageItem } from '../../shared/packages/views.ts';
import type { ActiveSubscription } from '../../shared/subscriptions/views.ts';
import { useAccount } from '../account/AccountLayout.tsx';
import { api } from '../api.ts';
import { paths } from '../paths.ts';
import { isUnderWay } from '../payments/confirmation.ts';
import { BillingGate } from '../payments/PaymentGuards.tsx';
import { PaymentMethods } from '../payments/PaymentMethods.tsx';
import { useSiteSettings } from '../settings/useSiteSettings.ts';
import { registerTexts, t } from '../texts.ts';
import { Alert } from '../ui/Alert.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Link } from '../ui/Link.tsx';
import { LoadFailure } from '../ui/LoadFailure.tsx';
import { Skeleton } from '../ui/Loading.tsx';
import { PhoneLink } from '../ui/PhoneLink.tsx';
import { useQuery } from '../useQuery.ts';
import { CurrentPackage } from './CurrentPackage.tsx';
import styles from './Packages.module.css';
import { PaymentsUnderWay } from './PaymentsUnderWay.tsx';
import { Subscribe } from './Subscribe.tsx';
import { useNewestPayments } from './underWay.ts';

registerTexts(packageTexts);

/** The contractor's package and its use, and the way to take another (specification §2.6, subscription screens). */
export function PackagesPage() {
  const own = useAccount();
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{t('packages.title')}</h1>
        <p className={styles.soft}>{t('packages.intro')}</p>
      </header>
      <BillingGate own={own}>{(enterprise) => <Billing enterprise={enterprise} onChanged={own.reload} />}</BillingGate>
    </div>
  );
}

function Billing({ enterprise, onChanged }: { enterprise: EnterpriseView; onChanged: () => void }) {
  const active = useActive();
  const newest = useNewestPayments();
  const offered = useQuery('packages', () => api.get('/get-packages'), { isCached: true });
  const projectId = useSearchParams()[0].get('projet');
  if (active.failure && active.entity === undefined) {
    return (
      <LoadFailure
        title={t('packages.activeFailed')}
        failure={active.failure}
        isBusy={active.isLoading}
        onRetry={active.reload}
      />
    );
  }
  if (active.entity === undefined) return <Skeleton lines={6} height="2.5rem" />;
  const reload = () => {
    active.reload();
    newest.reload();
    offered.reload();
    onChanged();
  };
  return (
    <>
      {projectId && (
        <Alert tone="info" title={t('packages.forProject')}>
          <Link to={paths.project(projectId)}>{t('packages.backToProject')}</Link>
        </Alert>
      )}
      <PaymentsUnderWay payments={newest.entity?.filter(isUnderWay) ?? []} onAnswer={reload} />
      <CurrentPackage active={active.entity} usage={enterprise.activePackage} onChanged={reload} />
      {enterprise.status === 'Suspended' && <Alert tone="error">{t('packages.suspended')}</Alert>}
      {enterprise.status !== 'Suspended' && (
        <Offered offered={offered} active={active.entity} onChangedMeanwhile={reload} />
      )}
      <PaymentMethods />
      <SupportLine />
      <div className={styles.foot}>
        <ButtonLink variant="secondary" to={paths.payments}>
          {t('packages.toPayments')}
        </ButtonLink>
        <ButtonLink variant="secondary" to={paths.dashboard}>
          {t('packages.backToDashboard')}
        </ButtonLink>
      </div>
    </>
  );
}

interface OfferedProps {
  offered: ReturnType<typeof useQuery<PackageItem[]>>;
  active: ActiveSubscription | null;
  onChangedMeanwhile: () => void;
}

function Offered({ offered, active, onChangedMeanwhile }: OfferedProps) {
  if (offered.failure && !offered.entity) {
    return (
      <LoadFailure
        title={t('packages.errorFetchingPackages')}
        failure={offered.failure}
        isBusy={offered.isLoading}
        onRetry={offered.reload}
      />
    );
  }
  if (!offered.entity) return <Skeleton lines={6} height="2.5rem" />;
  if (offered.entity.length === 0) return <EmptyState title={t('packages.none')} />;
  return <Subscribe packages={offered.entity} active={active} onChangedMeanwhile={onChangedMeanwhile} />;
}

function useActive() {
  const userId = currentSession()?.user.id ?? '';
  return useQuery(`active ${userId}`, () => api.get('/active/{userId}', { path: { userId } }), {
    refreshOnFocus: true,
  });
}

/** Somebody to ask before paying. */
export function SupportLine() {
  const phone = useSiteSettings()?.supportPhone;
  if (!phone) return null;
  return (
    <p className={styles.foot}>
      {t('packages.helpTitle')}
      <PhoneLink phone={phone} variant="secondary" isNamed />
    </p>
  );
}
