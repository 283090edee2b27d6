import type { LinkProps, Location } from 'react-router-dom';
import { saveBlob } from '../../shared/client/saveBlob.ts';
import { formatDate } from '../../shared/format/dates.ts';
import type { PaymentView } from '../../shared/payments/views.ts';
import { api } from '../api.ts';
import { paths } from '../paths.ts';
import { t } from '../texts.ts';
import { Button, ButtonLink, type ButtonVariant } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { toastError } from '../ui/toast.tsx';
import { useSingleFlight } from '../useSingleFlight.ts';

export function DetailsLink({ payment: { id, description, createdAt } }: { payment: PaymentView }) {
  return (
    <ButtonLink
      variant="secondary"
      to={paths.payment(id)}
      aria-label={t('payments.detailsOf', { description, date: formatDate(createdAt) })}
    >
      {t('payments.details')}
    </ButtonLink>
  );
}

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

/** What the retry page is told (specification §2.6: a subscriptionId from navigation state). */
export interface RetryState {
  subscriptionId: string;
  description: string;
  amount: number;
}

/** The way to another try, for a payment that allows one. */
export function retryLink({
  canRetry,
  subscription,
  description,
  amount,
}: PaymentView): Pick<LinkProps, 'to' | 'state'> | undefined {
  if (!canRetry || !subscription) return undefined;
  const state: RetryState = { subscriptionId: subscription.id, description, amount };
  return { to: paths.paymentRetry, state };
}

/** Undefined for who came by the address alone. */
export function retryState({
  state,
}: Location): (Partial<RetryState> & Pick<RetryState, 'subscriptionId'>) | undefined {
  const given = state as Partial<RetryState> | null;
  return typeof given?.subscriptionId === 'string' ? { ...given, subscriptionId: given.subscriptionId } : undefined;
}

interface ReceiptButtonProps {
  payment: Pick<PaymentView, 'id' | 'receiptNumber'>;
  variant?: ButtonVariant;
}

/** The numbered receipt of what was paid, as a PDF; nothing where there is none yet. */
export function ReceiptButton({ payment, variant = 'secondary' }: ReceiptButtonProps) {
  const { id, receiptNumber } = payment;
  const { isBusy, run } = useSingleFlight(async () => {
    const answer = await api.download('/receipts/{paymentId}', { path: { paymentId: id } });
    if (!answer.ok) return void toastError(t('payments.receiptFailed'));
    const number = String(receiptNumber).padStart(6, '0');
    saveBlob(new Blob([answer.entity], { type: 'application/pdf' }), t('payments.receiptFile', { number }));
  });
  if (receiptNumber === null) return null;
  return (
    <Button
      variant={variant}
      busy={isBusy}
      aria-label={t('payments.receiptOf', { number: receiptNumber })}
      onClick={run}
    >
      {!isBusy && <Icon name="download" />}
      {t('payments.receipt')}
    </Button>
  );
}
