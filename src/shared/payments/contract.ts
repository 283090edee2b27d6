import * as z from 'zod/mini';
import { contract } from '../api/contract.ts';
import { dateField, idField } from '../api/fields.ts';
import { filterQuery, listQuery, rangeQuery, searchText } from '../api/listQuery.ts';
import { settleAttentionSchema } from './historySchemas.ts';
import { paymentEntry, paymentFile, paymentTotals, reconciliation } from './historyViews.ts';
import { confirmPaymentSchema, createPaymentSchema, testPaymentSchema } from './schemas.ts';
import { paymentProviders, paymentPurposes, paymentStates } from './status.ts';
import { paymentMethod, paymentView, redirectReply } from './views.ts';

const byId = z.object({ id: idField() });

const day = dateField();
const periodQuery = z.object({ from: day, to: day });

const state = z.enum(paymentStates);
const filter = z.strictObject({
  q: searchText,
  status: z.optional(z.union([state, z.array(state)])),
  provider: z.optional(z.enum(paymentProviders)),
  purpose: z.optional(z.enum(paymentPurposes)),
  packageId: z.optional(idField()),
  enterpriseId: z.optional(idField()),
  attention: z.optional(z.enum(['open', 'settled'])),
  /** Days on which it was created, both included. */
  from: z.optional(day),
  to: z.optional(day),
});
const listPaymentsQuery = listQuery(['createdAt', 'amount'], filter);

export type PaymentFilter = z.output<typeof filter>;
export type PaymentListQuery = z.output<typeof listPaymentsQuery>;
export type ReconciledPeriod = z.output<typeof periodQuery>;

/** Paying, and what was paid (specification §7). */
export const paymentContract = contract('payments', {
  listPaymentMethods: {
    method: 'GET',
    path: '/get-payment-methods',
    permission: 'payments.methods',
    summary: 'List the ways of paying',
    reply: z.array(paymentMethod),
  },
  createPayment: {
    method: 'POST',
    path: '/create-payment',
    permission: 'subscriptions.change',
    summary: 'Open another payment for a subscription that is not paid',
    isRepeatable: true,
    body: createPaymentSchema,
    reply: redirectReply,
  },
  createTestPayment: {
    method: 'POST',
    path: '/api/orange/payment',
    permission: 'payments.test',
    summary: 'Open a test payment',
    isRepeatable: true,
    body: testPaymentSchema,
    reply: redirectReply,
  },
  confirmPayment: {
    method: 'POST',
    path: '/confirm-payment',
    permission: 'payments.confirm',
    summary: 'Ask the provider now for the state of a payment',
    body: confirmPaymentSchema,
    entity: paymentView,
  },
  listUserPayments: {
    method: 'GET',
    path: '/get-payments/{userId}',
    permission: 'payments.read',
    summary: 'List the payments of a user',
    params: z.object({ userId: idField() }),
    query: rangeQuery,
    rows: paymentView,
    unit: 'payments',
    isEnveloped: true,
  },
  readPayment: {
    method: 'GET',
    path: '/get-payment/{id}',
    permission: 'payments.read',
    summary: 'Read a payment',
    params: byId,
    entity: paymentView,
  },
  readReceipt: {
    method: 'GET',
    path: '/receipts/{paymentId}',
    permission: 'payments.read',
    summary: 'Read the receipt of a payment as PDF',
    params: z.object({ paymentId: idField() }),
    file: 'application/pdf',
  },
});

/** Payments for an admin: list, totals, export, the accounts of a period, each payment with its events. */
export const paymentHistoryContract = contract('payments', {
  listPayments: {
    method: 'GET',
    path: '/admin/payments',
    permission: 'payments.list',
    summary: 'List all payments',
    query: listPaymentsQuery,
    rows: paymentEntry,
    unit: 'payments',
  },
  readPaymentTotals: {
    method: 'GET',
    path: '/admin/payments/totals',
    permission: 'payments.list',
    summary: 'Count and add up the payments of the list',
    query: filterQuery(filter),
    entity: paymentTotals,
  },
  exportPayments: {
    method: 'GET',
    path: '/admin/payments/export',
    permission: 'payments.list',
    summary: 'Export the list of payments as CSV',
    needsRecentProof: true,
    query: filterQuery(filter),
    file: 'text/csv',
  },
  reconcilePayments: {
    method: 'GET',
    path: '/admin/payments/reconciliation',
    permission: 'payments.list',
    summary: 'Reconcile the payments of a period with what the providers recorded',
    query: periodQuery,
    entity: reconciliation,
  },
  readPaymentFile: {
    method: 'GET',
    path: '/admin/payments/{id}',
    permission: 'payments.list',
    summary: 'Read a payment with its provider events',
    params: byId,
    reply: paymentFile,
  },
  checkPayment: {
    method: 'PUT',
    path: '/admin/payments/{id}/check',
    permission: 'payments.askProvider',
    summary: 'Ask the provider for the state of a payment as staff',
    params: byId,
    entity: paymentFile,
  },
  settleAttention: {
    method: 'PUT',
    path: '/admin/payments/{id}/attention',
    permission: 'payments.settleAttention',
    summary: 'Note what was done about a payment that needed attention',
    needsRecentProof: true,
    isRepeatable: true,
    params: byId,
    body: settleAttentionSchema,
    entity: paymentFile,
  },
});

const provider = z.string().check(z.maxLength(40));
const received = z.object({ received: z.literal(true) });

/** The notices of the payment providers; their body is the provider's own. */
export const noticeContract = contract('payments', {
  receiveNotice: {
    method: 'POST',
    path: '/webhooks/{provider}',
    permission: 'payments.notify',
    summary: 'Take a notice of a payment provider',
    params: z.object({ provider }),
    reply: received,
  },
  receiveNoticeWithSecret: {
    method: 'POST',
    path: '/webhooks/{provider}/{secret}',
    permission: 'payments.notify',
    summary: 'Take a notice of a payment provider that proves itself by its address',
    params: z.object({ provider, secret: z.string().check(z.maxLength(200)) }),
    reply: received,
  },
});
