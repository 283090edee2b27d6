import * as z from 'zod/mini';
import { idField, requiredText } from '../api/fields.ts';
import { TEST_PAYMENT_AMOUNT } from './testPayment.ts';

/** Specification §7, `POST /create-payment`: another try for a subscription that is not paid. */
export const createPaymentSchema = z.object({ subscriptionId: idField() });

/** Specification §7, `POST /api/orange/payment`. Anyone may call it, so the amount is the fixed one. */
export const testPaymentSchema = z.object({
  amount: z.literal(TEST_PAYMENT_AMOUNT, 'common.invalid'),
  description: requiredText('common.invalid', 200),
});

/** "J'ai payé": the provider is asked now. */
export const confirmPaymentSchema = z.object({ paymentId: idField() });

export type TestPayment = z.infer<typeof testPaymentSchema>;
