import { useState } from 'react';
import { formatDateTime } from '../../shared/format/dates.ts';
import { formatGnf } from '../../shared/format/money.ts';
import type { PaymentView } from '../../shared/payments/views.ts';
import { ConfirmPayment } from '../payments/ConfirmPayment.tsx';
import { isUnderWay, verdictOf } from '../payments/confirmation.ts';
import { DetailsLink, RetryLink, retryLink } from '../payments/PaymentActions.tsx';
import { failureText, notPaidTitle } from '../payments/PaymentDetails.tsx';
import { t } from '../texts.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { useFocusWhen } from '../ui/focus.ts';
import { Modal } from '../ui/Modal.tsx';
import styles from './Packages.module.css';

interface PaymentsUnderWayProps {
  payments: readonly PaymentView[];
  /** The provider was asked about one. */
  onAnswer: () => void;
}

/** Payments that money may still come for, before another one is made. */
export function PaymentsUnderWay({ payments, onAnswer }: PaymentsUnderWayProps) {
  const [settled, setSettled] = useState<PaymentView>();
  const take = (answered: PaymentView) => {
    setSettled(isUnderWay(answered) ? undefined : answered);
    onAnswer();
  };
  return (
    <>
      {settled && <Settled key={settled.id} payment={settled} />}
      {payments
        .filter(({ id }) => id !== settled?.id)
        .map((payment) => (
          <UnderWay key={payment.id} payment={payment} onAnswer={take} />
        ))}
    </>
  );
}

function UnderWay({ payment, onAnswer }: { payment: PaymentView; onAnswer: (payment: PaymentView) => void }) {
  return (
    <Alert tone="warning" title={t(payment.status === 'Cancelled' ? 'packages.replaced' : 'packages.underWay')}>
      <div className={styles.underWay}>
        <p>
          {payment.description}, {formatGnf(payment.amount)}
        </p>
        <p>{explanation(payment)}</p>
        <div className={styles.foot}>
          <ResumeLink payment={payment} />
          <DetailsLink payment={payment} />
        </div>
        <ConfirmPayment paymentId={payment.id} onAnswer={onAnswer} />
      </div>
    </Alert>
  );
}

/** What the provider said of the payment that it was asked about, in the place of what asked. */
function Settled({ payment }: { payment: PaymentView }) {
  const notice = useFocusWhen(true);
  const isPaid = verdictOf(payment) === 'confirmed';
  return (
    <div ref={notice} tabIndex={-1}>
      <Alert
        tone={isPaid ? 'success' : 'warning'}
        title={t(isPaid ? 'payments.confirmed' : notPaidTitle(payment))}
        actions={
          <div className={styles.foot}>
            <DetailsLink payment={payment} />
            <RetryLink payment={payment} />
          </div>
        }
      >
        <p>
          {payment.description}, {formatGnf(payment.amount)}
        </p>
        {!isPaid && <p>{failureText(payment) ?? t('payments.notPaidText')}</p>}
      </Alert>
    </div>
  );
}

function explanation({ status, createdAt, payableUntil }: PaymentView): string {
  if (status === 'Cancelled' && payableUntil)
    return t('packages.replacedText', { until: formatDateTime(payableUntil) });
  return t('packages.underWayText', { date: formatDateTime(createdAt) });
}

function ResumeLink({ payment }: { payment: PaymentView }) {
  const link = retryLink(payment);
  return link ? <ButtonLink {...link}>{t('packages.underWayResume')}</ButtonLink> : null;
}

interface SecondPaymentModalProps {
  payment: PaymentView;
  isBusy: boolean;
  onPay: () => void;
  onClose: () => void;
}

/** Asked before a second payment is opened while another may still be confirmed. */
export function SecondPaymentModal({ payment, isBusy, onPay, onClose }: SecondPaymentModalProps) {
  const { description, amount, createdAt } = payment;
  return (
    <Modal
      open
      title={t('packages.askTitle')}
      onClose={isBusy ? undefined : onClose}
      actions={
        <>
          <Button variant="secondary" disabled={isBusy} onClick={onClose}>
            {t('packages.askWait')}
          </Button>
          <Button variant="secondary" busy={isBusy} onClick={onPay}>
            {t('packages.askPay')}
          </Button>
          <ResumeLink payment={payment} />
        </>
      }
    >
      <p>{t('packages.askText', { description, amount: formatGnf(amount), date: formatDateTime(createdAt) })}</p>
      <p>{t('packages.askBoth')}</p>
    </Modal>
  );
}
