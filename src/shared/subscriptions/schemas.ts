import * as z from 'zod/mini';
import { idField } from '../api/fields.ts';
import { frequencyNames } from './status.ts';

const purchaseFields = {
  userId: idField(),
  packageId: idField(),
  paymentFrequency: z.enum(frequencyNames, 'common.invalid'),
  /** The running subscription ends now and its unused part is credited; false begins when it ends. */
  takeEffectImmediately: z._default(z.boolean('common.invalid'), true),
};

/** Specification §7, `POST /prepare-subscription`. Nothing is written: the reply is what it would cost. */
export const prepareSubscriptionSchema = z.object(purchaseFields);

const addressField = z
  .string('common.invalid')
  .check(z.trim(), z.minLength(1, 'common.invalid'), z.maxLength(300, 'common.tooLong'));

/**
 * Specification §7, `POST /checkout`. The addresses are pages of ours, whole or from the root (`/payment/success`).
 * With `amountGnF` and `startDateUtc`, the amount and the beginning that were shown, nothing else is ever asked for:
 * where the amount or the day of the beginning has changed meanwhile, the refusal is STALE.
 */
export const checkoutSchema = z.object({
  ...purchaseFields,
  returnUrl: addressField,
  cancelUrl: addressField,
  amountGnF: z.optional(z.int('common.invalid')),
  startDateUtc: z.optional(z.iso.datetime('common.invalid')),
  /** The payer was told of another payment that money may still come for, and wants this one too. */
  confirmsSecondPayment: z._default(z.boolean('common.invalid'), false),
});

/** Specification §7, `POST /cancel`: the body is the user's id as a JSON string. */
export const cancelSubscriptionSchema = idField();

export type PrepareSubscription = z.infer<typeof prepareSubscriptionSchema>;
export type Checkout = z.infer<typeof checkoutSchema>;
