import type { MessageProvider, SmsPurchase } from '../provider.ts';

const purchase = (number: number, quantity: number, amount: string, purchase_at: string): SmsPurchase => ({
  uid: `sandbox-${number}`,
  reference: `SANDBOX-000${number}`,
  amount,
  amount_currency: 'GNF',
  quantity,
  payment_type: 'Sandbox',
  purchase_at,
  invoice_pdf: null,
});

/**
 * Sends nothing: the row in `messages` is what there is to read. Its account is always the same sample: 1 000 SMS left,
 * two purchases that say `SANDBOX`; the screen says so too.
 */
export const sandboxSms: MessageProvider = {
  name: 'sandbox',
  isIdempotent: true,
  send: async ({ id }) => ({ providerMessageId: `sandbox-${id}` }),
  readAccount: async () => ({
    balance: 1000,
    purchases: [purchase(2, 1000, '150000', '2026-02-01T09:00:00Z'), purchase(1, 500, '80000', '2026-01-05T09:00:00Z')],
  }),
};
