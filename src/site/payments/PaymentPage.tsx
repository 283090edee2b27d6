import { useParams } from 'react-router-dom';
import { formatGnf } from '../../shared/format/money.ts';
import { paymentStateTexts } from '../../shared/payments/stateTexts.ts';
import { paymentTexts } from '../../shared/payments/texts.ts';
import type { PaymentView } from '../../shared/payments/views.ts';
import { useAccount } from '../account/AccountLayout.tsx';
import { paths } from '../paths.ts';
import { registerTexts, t } from '../texts.ts';
import { Alert } from '../ui/Alert.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Icon } from '../ui/Icon.tsx';
import { LoadFailure } from '../ui/LoadFailure.tsx';
import { Skeleton } from '../ui/Loading.tsx';
import { ConfirmPayment } from './ConfirmPayment.tsx';
import { isGone, isUnderWay } from './confirmation.ts';
import { ReceiptButton, RetryLink } from './PaymentActions.tsx';
import { failureText, PaymentFacts, PaymentState } from './PaymentDetails.tsx';
import { BillingGate } from './PaymentGuards.tsx';
import styles from './Payments.module.css';
import { usePayment } from './usePayment.ts';

registerTexts(paymentStateTexts);
registerTexts(paymentTexts);

/** One payment whole (specification §2.3, account area). */
export function PaymentPage() {
  const { id } = useParams();
  return (
    <div className={styles.page}>
      <ButtonLink variant="secondary" to={paths.payments} className={styles.back}>
        <Icon name="arrow-left" />
        {t('payments.back')}
      </ButtonLink>
      <h1>{t('payments.one')}</h1>
      <BillingGate own={useAccount()}>{() => <Payment key={id} id={id} />}</BillingGate>
    </div>
  );
}

function Payment({ id }: { id: string | undefined }) {
  const answer = usePayment(id);
  const { entity: payment } = answer;
  if (payment) return <Details payment={payment} onAnswer={answer.replace} />;
  if (!answer.failure) return <Skeleton lines={6} height="2rem" />;
  if (isGone(answer.failure)) return <EmptyState title={t('payments.gone')} />;
  return (
    <LoadFailure
      title={t('payments.oneFailed')}
      failure={answer.failure}
      isBusy={answer.isLoading}
      onRetry={answer.reload}
    />
  );
}

function Details({ payment, onAnswer }: { payment: PaymentView; onAnswer: (payment: PaymentView) => void }) {
  const failure = failureText(payment);
  const isOpen = isUnderWay(payment);
  return (
    <Card className={styles.detail}>
      <div className={styles.cardHead}>
        <h2>{payment.description}</h2>
        <PaymentState payment={payment} />
      </div>
      <p className={styles.detailAmount}>{formatGnf(payment.amount)}</p>
      {failure && <Alert tone="warning">{failure}</Alert>}
      <PaymentFacts payment={payment} />
      <div className={styles.actions}>
        <ReceiptButton payment={payment} variant="primary" />
        <RetryLink payment={payment} />
      </div>
      {isOpen && <p className={styles.soft}>{t('payments.pendingHint')}</p>}
      {isOpen && <ConfirmPayment paymentId={payment.id} onAnswer={onAnswer} />}
    </Card>
  );
}
