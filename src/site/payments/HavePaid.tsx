import type { PaymentView } from '../../shared/payments/views.ts';
import { t } from '../texts.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import styles from './HavePaid.module.css';
import { useHavePaid } from './useHavePaid.ts';

interface HavePaidProps {
  paymentId: string | undefined;
  onAnswer: (payment: PaymentView) => void;
}

/** The way on for who has paid and hears nothing. */
export function HavePaid({ paymentId, onAnswer }: HavePaidProps) {
  const { isBusy, ask, notice } = useHavePaid(paymentId, onAnswer);
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
