import type { PaymentView } from '../../shared/payments/views.ts';
import { t } from '../texts.ts';

/** Why a payment did not go through; undefined where nothing went wrong. */
export const failureText = ({ failureReason }: Pick<PaymentView, 'failureReason'>): string | undefined =>
  failureReason ? t(`payments.failure.${failureReason}`) : undefined;
