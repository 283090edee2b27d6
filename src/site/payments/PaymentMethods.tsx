import type { PaymentMethod } from '../../shared/payments/views.ts';
import { api } from '../api.ts';
import { t } from '../texts.ts';
import { classNames } from '../ui/classNames.ts';
import { Icon } from '../ui/Icon.tsx';
import { LoadFailure } from '../ui/LoadFailure.tsx';
import { Skeleton } from '../ui/Loading.tsx';
import { useQuery } from '../useQuery.ts';
import styles from './PaymentMethods.module.css';

/** How one can pay here, and what is not open yet (specification §2.6). */
export function PaymentMethods() {
  const answer = useQuery('payment methods', () => api.get('/get-payment-methods'), {
    isCached: true,
  });
  return (
    <section className={styles.methods} aria-labelledby="payment-methods">
      <h2 id="payment-methods" className={styles.title}>
        {t('payments.methods')}
      </h2>
      {answer.failure && (
        <LoadFailure
          title={t('payments.methodsFailed')}
          failure={answer.failure}
          isBusy={answer.isLoading}
          onRetry={answer.reload}
        />
      )}
      {!answer.failure && !answer.entity && <Skeleton lines={1} />}
      {answer.entity?.length === 0 && <p>{t('payments.methodsNone')}</p>}
      {answer.entity && answer.entity.length > 0 && (
        <ul className={styles.list}>
          {answer.entity.map((method) => (
            <Method key={method.id} method={method} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Method({ method: { displayName, name, isActive } }: { method: PaymentMethod }) {
  return (
    <li className={classNames(styles.method, !isActive && styles.closed)}>
      {isActive && <Icon name="check" className={styles.check} />}
      <span>
        {displayName || name}
        {!isActive && ` (${t('payments.methodClosed')})`}
      </span>
    </li>
  );
}
