import { z } from 'zod';
import { createTokenCache } from '../../outbound/tokenCache.ts';
import type { DeliveryState, MessageProvider, SmsPurchase } from '../provider.ts';
import { askProvider } from './askProvider.ts';

interface Settings {
  baseUrl: string;
  tokenPath: string;
  clientId: string;
  clientSecret: string;
  /** The number that sends, with its plus; +2240000 for Guinea. */
  sender: string;
  /** What the phone shows instead of it, where Orange accepted one. */
  senderName: string | undefined;
  timeoutMs?: number;
}

/** `expires_in` comes as a number or as text. */
const token = z.object({ access_token: z.string().min(1), expires_in: z.coerce.number().positive() });
const sent = z.object({ outboundSMSMessageRequest: z.object({ resourceURL: z.string().regex(/[^/]\/*$/) }) });
const contracts = z.array(z.object({ availableUnits: z.coerce.number(), expirationDate: z.string() }));
const orders = z.array(
  z.object({
    id: z.coerce.string(),
    price: z.coerce.string(),
    currency: z.string().nullish(),
    purchaseDate: z.string(),
    paymentMode: z.string().nullish(),
    paymentProviderOrderId: z.coerce.string().nullish(),
    oldAvailableUnits: z.coerce.number(),
    newAvailableUnits: z.coerce.number(),
  }),
);
const report = z.object({
  deliveryInfoNotification: z.object({
    callbackData: z.string().min(1).max(200),
    deliveryInfo: z.object({ address: z.string().max(40), deliveryStatus: z.string().max(50) }),
  }),
});

const COUNTRY = 'GIN';
const ended: Record<string, DeliveryState> = { DeliveredToTerminal: 'Delivered', DeliveryImpossible: 'Failed' };

/**
 * Orange SMS (Middle East and Africa, 2.0). There is no idempotency key, so what is not known to have been refused is
 * never asked again, and no endpoint that tells a message's state: only delivery reports do, to an address that is
 * registered by hand with Orange. Not documented, and therefore not relied upon: a signature of the reports (their
 * address is the secret), the states of a contract (one counts until it expires), invoices of purchases (there is no
 * link), and sending to other operators, which some offers exclude.
 */
export function createOrange(settings: Settings): MessageProvider {
  const { baseUrl, sender, senderName, timeoutMs } = settings;
  const withToken = createTokenCache(() => fetchToken(settings));
  const read = <Schema extends z.ZodType>(name: string, path: string, answer: Schema) =>
    withToken((bearer) =>
      askProvider({
        name: `orange ${name}`,
        url: `${baseUrl}${path}`,
        method: 'GET',
        headers: { authorization: `Bearer ${bearer}` },
        answer,
        timeoutMs,
      }),
    );

  return {
    name: 'orange',
    isIdempotent: false,

    async send({ recipient, body }) {
      const senderAddress = `tel:${sender}`;
      const outboundSMSMessageRequest = {
        address: `tel:${recipient}`,
        senderAddress,
        ...(senderName ? { senderName } : {}),
        outboundSMSTextMessage: { message: body },
      };
      const answer = await withToken((bearer) =>
        askProvider({
          name: 'orange send',
          url: `${baseUrl}/smsmessaging/v1/outbound/${encodeURIComponent(senderAddress)}/requests`,
          method: 'POST',
          headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
          body: JSON.stringify({ outboundSMSMessageRequest }),
          answer: sent,
          timeoutMs,
        }),
      );
      return { providerMessageId: lastSegment(answer.outboundSMSMessageRequest.resourceURL) };
    },

    readReport(body) {
      const { callbackData, deliveryInfo } = report.parse(body).deliveryInfoNotification;
      return {
        providerMessageId: lastSegment(callbackData),
        recipient: deliveryInfo.address.replace(/\D/g, ''),
        state: ended[deliveryInfo.deliveryStatus] ?? 'Sent',
        reason: deliveryInfo.deliveryStatus,
      };
    },

    async readAccount({ now }) {
      const held = await read('contracts', `/sms/admin/v1/contracts?country=${COUNTRY}`, contracts);
      const bought = await read('purchases', `/sms/admin/v1/purchaseorders?country=${COUNTRY}`, orders);
      const running = held.filter(({ expirationDate }) => !(Date.parse(expirationDate) < now.getTime()));
      const balance = running.reduce((sum, { availableUnits }) => sum + availableUnits, 0);
      return { balance, purchases: bought.map(purchaseOf) };
    },
  };
}

async function fetchToken({ baseUrl, tokenPath, clientId, clientSecret, timeoutMs }: Settings) {
  const { access_token, expires_in } = await askProvider({
    name: 'orange token',
    url: `${baseUrl}${tokenPath}`,
    method: 'POST',
    headers: {
      authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: 'grant_type=client_credentials',
    answer: token,
    timeoutMs,
  });
  return { value: access_token, seconds: expires_in };
}

function purchaseOf(order: z.infer<typeof orders>[number]): SmsPurchase {
  return {
    uid: order.id,
    reference: order.paymentProviderOrderId ?? '',
    amount: order.price,
    amount_currency: order.currency ?? '',
    quantity: order.newAvailableUnits - order.oldAvailableUnits,
    payment_type: order.paymentMode ?? '',
    purchase_at: order.purchaseDate,
    invoice_pdf: null,
  };
}

const lastSegment = (address: string): string => address.split('/').filter(Boolean).at(-1) ?? address;
