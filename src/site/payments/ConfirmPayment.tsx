import { useState } from 'react';
import type { ApiFailure } from '../../shared/client/envelope.ts';
import { currentSession } from '../../shared/client/session.ts';
import type { PaymentView } from '../../shared/payments/views.ts';
import { api } from '../api.ts';
import { failureSentence } from '../failureSentence.ts';
import { t } from '../texts.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { useSingleFlight } from '../useSingleFlight.ts';
import { isUnderWay } from './confirmation.ts';
import styles from './Payments.module.css';

interface ConfirmPaymentProps {
  paymentId: string | undefined;
  onAnswer: (payment: PaymentView) => void;
}

/** Asks the payment provider now, for a payer whose payment is not confirmed yet. */
export function ConfirmPayment({ paymentId, onAnswer }: ConfirmPaymentProps) {
  const { isBusy, ask, notice } = usePaymentCheck(paymentId, onAnswer);
  return (
    <div className={styles.ask}>
      <p className={styles.question}>{t('payments.paidQuestion')}</p>
      <Button busy={isBusy} onClick={ask}>
        {t('payments.havePaid')}
      </Button>
      {notice && (
        <Alert tone={notice.tone} title={notice.tone === 'error' ? t('payments.askFailed') : undefined}>
          <p>{notice.text}</p>
        </Alert>
      )}
    </div>
  );
}

interface PaymentCheck {
  isBusy: boolean;
  ask: () => void;
  /** What the provider said, where it settled nothing. */
  notice: { tone: 'info' | 'error'; text: string } | undefined;
}

/**
 * "J'ai payé": the provider is asked now (design §6). Without the payment's id it is about the newest of the
 * enterprise.
 * @param onAnswer gets the payment as it is after asking.
 */
function usePaymentCheck(paymentId: string | undefined, onAnswer: (payment: PaymentView) => void): PaymentCheck {
  const [notice, setNotice] = useState<PaymentCheck['notice']>();
  const fail = (failure: ApiFailure) => setNotice({ tone: 'error', text: failureSentence(failure) });
  const { isBusy, run } = useSingleFlight(async () => {
    setNotice(undefined);
    const found = paymentId ? undefined : await newestPayment();
    if (found && !found.ok) return fail(found);
    const id = paymentId ?? found?.entity[0]?.id;
    if (!id) return setNotice({ tone: 'info', text: t('payments.noneFound') });
    const answer = await api.post('/confirm-payment', { body: { paymentId: id } });
    if (!answer.ok) return fail(answer);
    if (isUnderWay(answer.entity)) setNotice({ tone: 'info', text: t('payments.stillPending') });
    onAnswer(answer.entity);
  });
  return { isBusy, ask: run, notice };
}

const newestPayment = () =>
  api.get('/get-payments/{userId}', {
    path: { userId: currentSession()?.user.id ?? '' },
    query: { range: '[0,0]' },
  });
