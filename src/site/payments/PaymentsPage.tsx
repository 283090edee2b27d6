import { currentSession } from '../../shared/client/session.ts';
import { paymentStateTexts } from '../../shared/payments/stateTexts.ts';
import { paymentTexts } from '../../shared/payments/texts.ts';
import { useAccount } from '../account/AccountLayout.tsx';
import { api } from '../api.ts';
import { paths } from '../paths.ts';
import { registerTexts, t } from '../texts.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Pagination } from '../ui/ListControls.tsx';
import { LoadFailure } from '../ui/LoadFailure.tsx';
import { Skeleton } from '../ui/Loading.tsx';
import { PER_PAGE, useAddressPage } from '../ui/useAddressPage.ts';
import { useMediaQuery } from '../ui/useMediaQuery.ts';
import { useQuery } from '../useQuery.ts';
import { BillingGate } from './PaymentGuards.tsx';
import { PaymentCards, PaymentTable } from './PaymentList.tsx';
import styles from './Payments.module.css';

registerTexts(paymentStateTexts);
registerTexts(paymentTexts);

/** What was paid and what was tried, the newest first (specification §2.3, account area). */
export function PaymentsPage() {
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{t('payments.title')}</h1>
        <p className={styles.soft}>{t('payments.intro')}</p>
      </header>
      <BillingGate own={useAccount()}>{() => <History />}</BillingGate>
    </div>
  );
}

function History() {
  const { page, range, goTo } = useAddressPage();
  const answer = usePayments(range);
  const isWide = useMediaQuery('(min-width: 62.0625rem)');
  const { entity: payments, total = 0 } = answer;
  if (answer.failure) {
    return (
      <LoadFailure
        title={t('payments.loadFailed')}
        failure={answer.failure}
        isBusy={answer.isLoading}
        onRetry={answer.reload}
      />
    );
  }
  if (!payments) return <Skeleton lines={5} height="3rem" />;
  if (payments.length === 0 && page === 1) {
    return (
      <EmptyState
        title={t('payments.none')}
        action={<ButtonLink to={paths.packages}>{t('payments.seePackages')}</ButtonLink>}
      >
        <p>{t('payments.noneHint')}</p>
      </EmptyState>
    );
  }
  return (
    <>
      {isWide ? <PaymentTable payments={payments} /> : <PaymentCards payments={payments} />}
      {(total > PER_PAGE || page > 1) && <Pagination page={page} perPage={PER_PAGE} total={total} onPage={goTo} />}
    </>
  );
}

function usePayments(range: string) {
  const userId = currentSession()?.user.id ?? '';
  return useQuery(
    `payments ${userId} ${range}`,
    () => api.get('/get-payments/{userId}', { path: { userId }, query: { range } }),
    { refreshOnFocus: true, isCached: true },
  );
}
