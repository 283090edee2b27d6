import type { PaymentView } from '../../shared/payments/views.ts';
import { t } from '../texts.ts';
import { ButtonLink, type ButtonVariant } from '../ui/Button.tsx';
import { retryLink } from './retryLink.ts';

interface RetryLinkProps {
  payment: PaymentView;
  variant?: ButtonVariant;
}

/** To pay what is still open, or to try again what did not work; nothing where neither is possible. */
export function RetryLink({ payment, variant = 'primary' }: RetryLinkProps) {
  const link = retryLink(payment);
  if (!link) return null;
  const isOpen = payment.checkoutUrl !== null;
  const { description } = payment;
  return (
    <ButtonLink
      variant={variant}
      {...link}
      aria-label={t(isOpen ? 'payments.payOf' : 'payments.retryOf', { description })}
    >
      {t(isOpen ? 'payments.pay' : 'payments.retry')}
    </ButtonLink>
  );
}
