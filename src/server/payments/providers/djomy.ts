import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { MAX_IN_WORDS } from '../../../shared/payments/amountInWords.ts';
import { isSameSecret } from '../../http/sameSecret.ts';
import { createTokenCache } from '../../outbound/tokenCache.ts';
import { callProvider } from './callProvider.ts';
import { readNoticeJson } from './noticeJson.ts';
import type { CheckoutOrder, PaymentProvider, ProviderState } from './provider.ts';
import { ForgedNotice, ProviderRefused } from './providerErrors.ts';

interface Settings {
  baseUrl: string;
  clientId: string;
  clientSecret: string;
  /** Sent as X-PARTNER-DOMAIN, which production requires. */
  partnerDomain: string | undefined;
}

const envelope = <Data extends z.ZodType>(data: Data) => z.object({ success: z.literal(true), data });
const tokenAnswer = envelope(z.object({ accessToken: z.string().min(1), expiresIn: z.coerce.number().positive() }));
const gatewayAnswer = envelope(z.object({ transactionId: z.string().min(1), redirectUrl: z.url() }));
const states = ['CREATED', 'REDIRECTED', 'PENDING', 'SUCCESS', 'FAILED', 'CANCELLED'] as const;
const statusAnswer = envelope(
  z.looseObject({
    transactionId: z.string(),
    status: z.enum(states),
    paidAmount: z.number().nullish(),
    currency: z.string().nullish(),
    merchantPaymentReference: z.string().nullish(),
  }),
);
/** Two documented forms: the fields in `data` itself (V1), or under `data.payment` (V2). */
const noticeBody = z.looseObject({
  eventType: z.string().max(100),
  eventId: z.string().min(1).max(200),
  data: z.looseObject({
    transactionId: z.string().optional(),
    payment: z.looseObject({ transactionId: z.string().optional() }).optional(),
  }),
});

const stateOf: Record<(typeof states)[number], ProviderState> = {
  CREATED: 'Open',
  REDIRECTED: 'Open',
  PENDING: 'Pending',
  SUCCESS: 'Paid',
  FAILED: 'Failed',
  CANCELLED: 'Cancelled',
};

/**
 * How long a payment page of Djomy stays open is not documented: after this we call it abandoned, and go on asking for
 * a while.
 */
const OPEN_MS = 60 * 60_000;

/**
 * Djomy: mobile money and cards in Guinea, by its payment gateway (fields of its official Odoo plugin). Not documented,
 * and therefore not relied upon: limits of the amount (ours is what a receipt can say), whether `payerNumber` may be
 * left out (it is sent where there is one), whether a merchant reference is refused the second time (it is never sent
 * twice). Notices are signed and say little: they only make us ask.
 */
export function createDjomy(settings: Settings): PaymentProvider {
  const { baseUrl, clientId, clientSecret, partnerDomain } = settings;
  const common = {
    'content-type': 'application/json',
    'x-api-key': `${clientId}:${createHmac('sha256', clientSecret).update(clientId).digest('hex')}`,
    ...(partnerDomain ? { 'x-partner-domain': partnerDomain } : {}),
  };
  const withToken = createTokenCache(async () => {
    const { data } = await callProvider({
      provider: 'djomy',
      operation: 'auth',
      url: `${baseUrl}/auth`,
      method: 'POST',
      headers: common,
      body: '{}',
      isRead: true,
      answer: tokenAnswer,
    });
    return { value: data.accessToken, seconds: data.expiresIn };
  });
  const authorized = (token: string) => ({ ...common, authorization: `Bearer ${token}` });

  return {
    name: 'djomy',
    limits: { min: 1, max: MAX_IN_WORDS },

    async createCheckout(order) {
      const { data } = await withToken(
        (token) =>
          callProvider({
            provider: 'djomy',
            operation: 'create',
            url: `${baseUrl}/payments/gateway`,
            method: 'POST',
            headers: authorized(token),
            body: JSON.stringify(gatewayBody(order)),
            isRead: false,
            answer: gatewayAnswer,
          }),
        order.now.getTime(),
      );
      const expiresAt = new Date(order.now.getTime() + OPEN_MS);
      return { reference: data.transactionId, token: null, checkoutUrl: data.redirectUrl, expiresAt };
    },

    async readStatus({ reference, orderId, now }) {
      const { data } = await withToken(
        (token) =>
          callProvider({
            provider: 'djomy',
            operation: 'status',
            url: `${baseUrl}/payments/${encodeURIComponent(reference)}/status`,
            method: 'GET',
            headers: authorized(token),
            isRead: true,
            answer: statusAnswer,
          }),
        now.getTime(),
      );
      const isOurs = data.transactionId === reference && (data.merchantPaymentReference ?? orderId) === orderId;
      if (!isOurs) throw new ProviderRefused('djomy', 'status', 'the state of another payment');
      if (data.status === 'SUCCESS' && typeof data.paidAmount !== 'number')
        throw new ProviderRefused('djomy', 'status', 'a success without an amount');
      return {
        state: stateOf[data.status],
        amount: data.paidAmount ?? null,
        currency: data.currency ?? null,
        payload: data,
      };
    },

    verifyNotice({ body, headers }) {
      const expected = `v1:${createHmac('sha256', clientSecret).update(body).digest('hex')}`;
      const given = String(headers['x-webhook-signature'] ?? '');
      if (!isSameSecret(given, expected)) throw new ForgedNotice('djomy: wrong signature');
      const notice = readNoticeJson('djomy', body, noticeBody);
      const reference = notice.data.payment?.transactionId ?? notice.data.transactionId;
      return {
        eventId: notice.eventId,
        kind: notice.eventType,
        isSigned: true,
        about: reference ? { reference } : null,
        status: null,
        payload: notice,
      };
    },
  };
}

function gatewayBody(order: CheckoutOrder) {
  return {
    amount: order.amount,
    countryCode: 'GN',
    ...(order.payerPhone ? { payerNumber: order.payerPhone.replace('+', '00') } : {}),
    paymentMethodFilters: ['OM', 'MOMO', 'VISA', 'MC', 'KULU', 'SOUTRA_MONEY', 'PAYCARD'],
    description: order.description,
    merchantPaymentReference: order.orderId,
    returnUrl: order.returnUrl,
    cancelUrl: order.cancelUrl,
    metadata: { paymentId: order.paymentId },
  };
}
