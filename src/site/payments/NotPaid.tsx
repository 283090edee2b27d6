import type { PaymentView } from '../../shared/payments/views.ts';
import type { TextKey } from '../../shared/texts.ts';
import { paths } from '../paths.ts';
import { t } from '../texts.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { failureText } from './failureText.ts';
import { Outcome } from './Outcome.tsx';
import { RetryLink } from './RetryLink.tsx';

/** It came to nothing: why, that nothing was debited, and another try. */
export function NotPaid({ payment }: { payment: PaymentView }) {
  const isFailure = payment.status === 'Failed';
  return (
    <Outcome
      tone={isFailure ? 'failure' : 'neutral'}
      title={t(titleOf(payment))}
      actions={
        <>
          <RetryLink payment={payment} />
          <ButtonLink variant="secondary" to={paths.packages}>
            {t('payments.backToPackages')}
          </ButtonLink>
        </>
      }
    >
      <p>{failureText(payment) ?? t('payments.notPaidText')}</p>
      {!payment.canRetry && <p>{t('payments.superseded')}</p>}
    </Outcome>
  );
}

function titleOf({ status }: PaymentView): TextKey {
  if (status === 'Expired') return 'payments.notPaid.Expired';
  return status === 'Cancelled' ? 'payments.cancelled' : 'payments.notPaid.Failed';
}
