import { z } from 'zod';
import type { DeliveryState, MessageProvider, SmsPurchase } from '../provider.ts';
import { askProvider } from './askProvider.ts';

interface Settings {
  baseUrl: string;
  serviceId: string;
  secretToken: string;
  /** At most 11 characters, accepted by Nimba beforehand, case-sensitive. */
  senderName: string;
  timeoutMs?: number;
}

const sent = z.object({ messageid: z.string().min(1) });
const message = z.object({
  status: z.string().optional(),
  numbers: z.array(z.object({ contact: z.string(), status: z.string() })).default([]),
});
const account = z.object({ balance: z.number(), sms_balance: z.number().nullish() });
const purchases = z.object({
  next: z.string().nullish(),
  results: z.array(
    z.object({
      uid: z.string(),
      reference: z.string().nullish(),
      amount: z.coerce.string(),
      amount_currency: z.string().nullish(),
      quantity: z.number(),
      payment_type: z.string().nullish(),
      purchase_at: z.string(),
      invoice_pdf: z.string().nullish(),
    }),
  ),
});
const report = z.object({
  messageid: z.string().min(1).max(100),
  status: z.string().max(50),
  contact: z.string().max(30),
  error: z.string().max(500).nullish(),
});

const PAGE = 100;
const MAX_PAGES = 5;

const ended: Record<string, DeliveryState> = {
  received: 'Delivered',
  read: 'Delivered',
  failure: 'Failed',
  failed: 'Failed',
  not_available: 'Failed',
  no_credit: 'Failed',
};

/**
 * Nimba SMS, by the fields of its official clients. One recipient a request, because a request has one id whatever the
 * number of recipients. There is no idempotency key: what is not known to have been refused is never asked again. Not
 * documented, and therefore not relied upon: the exact success status (any 2xx), the order of purchases (sorted here),
 * a signature of delivery reports (the webhook's address is the secret), and a search that would find a message whose
 * answer was lost.
 */
export function createNimba({ baseUrl, serviceId, secretToken, senderName, timeoutMs }: Settings): MessageProvider {
  const authorization = `Basic ${Buffer.from(`${serviceId}:${secretToken}`).toString('base64')}`;
  const read = <Schema extends z.ZodType>(name: string, path: string, answer: Schema) =>
    askProvider({
      name: `nimba ${name}`,
      url: `${baseUrl}${path}`,
      method: 'GET',
      headers: { authorization },
      answer,
      timeoutMs,
    });

  return {
    name: 'nimba',
    isIdempotent: false,

    async send({ recipient, body }) {
      const { messageid } = await askProvider({
        name: 'nimba send',
        url: `${baseUrl}/messages`,
        method: 'POST',
        headers: { authorization, 'content-type': 'application/json' },
        body: JSON.stringify({ sender_name: senderName, to: [digitsOf(recipient)], message: body }),
        answer: sent,
        timeoutMs,
      });
      return { providerMessageId: messageid };
    },

    async readDelivery({ providerMessageId, recipient }) {
      const { status, numbers } = await read('status', `/messages/${encodeURIComponent(providerMessageId)}`, message);
      const own = numbers.find(({ contact }) => digitsOf(contact) === digitsOf(recipient));
      return ended[own?.status ?? status ?? ''] ?? 'Sent';
    },

    readReport(body) {
      const { messageid, status, contact, error } = report.parse(body);
      return {
        providerMessageId: messageid,
        recipient: digitsOf(contact),
        state: ended[status] ?? 'Sent',
        reason: [status, error].filter(Boolean).join(' '),
      };
    },

    async readAccount() {
      const { balance, sms_balance } = await read('account', '/accounts', account);
      const found: SmsPurchase[] = [];
      for (let page = 0; page < MAX_PAGES; page++) {
        const { next, results } = await read('purchases', `/purchases?limit=${PAGE}&offset=${page * PAGE}`, purchases);
        found.push(...results.map(purchaseOf));
        if (!next) break;
      }
      return { balance: sms_balance ?? balance, purchases: found };
    },
  };
}

function purchaseOf(row: z.infer<typeof purchases>['results'][number]): SmsPurchase {
  return {
    uid: row.uid,
    reference: row.reference ?? '',
    amount: row.amount,
    amount_currency: row.amount_currency ?? '',
    quantity: row.quantity,
    payment_type: row.payment_type ?? '',
    purchase_at: row.purchase_at,
    invoice_pdf: row.invoice_pdf ?? null,
  };
}

/** Nimba takes 224XXXXXXXXX and gives the number back with a plus, or as nine digits. */
function digitsOf(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  return digits.length === 9 ? `224${digits}` : digits;
}
