import { createHash } from 'node:crypto';
import { z } from 'zod';
import { MAX_IN_WORDS } from '../../../shared/payments/amountInWords.ts';
import { isSameSecret } from '../../http/sameSecret.ts';
import { createTokenCache } from '../../outbound/tokenCache.ts';
import { callProvider } from './callProvider.ts';
import { readNoticeJson } from './noticeJson.ts';
import type { PaymentProvider, ProviderState } from './provider.ts';
import { ForgedNotice, ProviderRefused } from './providerErrors.ts';

interface Settings {
  baseUrl: string;
  tokenPath: string;
  /** `/orange-money-webpay/gn/v1` in production, `/orange-money-webpay/dev/v1` in Orange's sandbox. */
  webPayPath: string;
  clientId: string;
  clientSecret: string;
  merchantKey: string;
  /** `GNF`, or `OUV` in Orange's sandbox. */
  currency: string;
  /** The merchant's name on Orange's page, at most 30 characters. */
  merchantName: string;
  notifyUrl: string;
  /** The last segment of `notifyUrl`, which nobody else knows. */
  notifySecret: string;
}

const tokenAnswer = z.object({ access_token: z.string().min(1), expires_in: z.coerce.number().positive() });
const initiateAnswer = z.object({
  pay_token: z.string().min(1),
  payment_url: z.url(),
  notif_token: z.string().min(1),
});
const states = ['INITIATED', 'PENDING', 'EXPIRED', 'SUCCESS', 'FAILED'] as const;
const statusAnswer = z.looseObject({ status: z.enum(states), order_id: z.string(), txnid: z.string().nullish() });
const noticeBody = z.looseObject({
  status: z.enum(['SUCCESS', 'FAILED']),
  notif_token: z.string().min(16).max(200),
  txnid: z.string().max(100).nullish(),
});

const stateOf: Record<(typeof states)[number], ProviderState> = {
  INITIATED: 'Open',
  PENDING: 'Pending',
  EXPIRED: 'Expired',
  SUCCESS: 'Paid',
  FAILED: 'Failed',
};

/** How long a pay_token is valid by default. */
const TOKEN_VALID_MS = 10 * 60_000;

/**
 * Orange Money Web Payment (its "Getting started"). A notice is unsigned and bears no order: it is looked up by its
 * notif_token and only makes us ask. The state is asked by order, amount and pay_token together and answers no amount:
 * a state given for them is the state of that amount. Not documented, and therefore not relied upon: the errors of
 * WebPay itself (only the HTTP status is looked at), limits of the amount (ours is what a receipt can say), whether
 * notices are repeated. A second use of an order id is said to be refused: it is never sent twice.
 */
export function createOrangeMoney(settings: Settings): PaymentProvider {
  const { baseUrl, webPayPath } = settings;
  const withToken = createTokenCache(async () => {
    const credentials = Buffer.from(`${settings.clientId}:${settings.clientSecret}`).toString('base64');
    const answer = await callProvider({
      provider: 'orange-money',
      operation: 'token',
      url: `${baseUrl}${settings.tokenPath}`,
      method: 'POST',
      headers: { authorization: `Basic ${credentials}`, 'content-type': 'application/x-www-form-urlencoded' },
      body: 'grant_type=client_credentials',
      isRead: true,
      answer: tokenAnswer,
    });
    return { value: answer.access_token, seconds: answer.expires_in };
  });
  const post = <Answer extends z.ZodType>(
    now: Date,
    operation: 'webpayment' | 'transactionstatus',
    body: object,
    answer: Answer,
  ): Promise<z.infer<Answer>> =>
    withToken(
      (token) =>
        callProvider({
          provider: 'orange-money',
          operation,
          url: `${baseUrl}${webPayPath}/${operation}`,
          method: 'POST',
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
          body: JSON.stringify(body),
          isRead: operation === 'transactionstatus',
          answer,
        }),
      now.getTime(),
    );

  return {
    name: 'orange-money',
    limits: { min: 1, max: MAX_IN_WORDS },

    async createCheckout({ orderId, amount, returnUrl, cancelUrl, now }) {
      const answer = await post(
        now,
        'webpayment',
        {
          merchant_key: settings.merchantKey,
          currency: settings.currency,
          order_id: orderId,
          amount,
          return_url: returnUrl,
          cancel_url: cancelUrl,
          notif_url: settings.notifyUrl,
          lang: 'fr',
          reference: settings.merchantName.slice(0, 30),
        },
        initiateAnswer,
      );
      return {
        reference: referenceOf(answer.notif_token),
        token: answer.pay_token,
        checkoutUrl: answer.payment_url,
        expiresAt: new Date(now.getTime() + TOKEN_VALID_MS),
      };
    },

    async readStatus({ orderId, amount, token, now }) {
      const asked = { order_id: orderId, amount, pay_token: token };
      const answer = await post(now, 'transactionstatus', asked, statusAnswer);
      if (answer.order_id !== orderId)
        throw new ProviderRefused('orange-money', 'transactionstatus', 'the state of another order');
      return { state: stateOf[answer.status], amount: null, currency: null, payload: answer };
    },

    verifyNotice({ body, secret }) {
      if (!isSameSecret(secret ?? '', settings.notifySecret)) throw new ForgedNotice('orange-money: wrong address');
      const { status, notif_token, txnid } = readNoticeJson('orange-money', body, noticeBody);
      const reference = referenceOf(notif_token);
      return {
        eventId: `notice:${reference}:${status}:${txnid ?? ''}`,
        kind: `notice.${status}`,
        isSigned: false,
        about: { reference },
        status: null,
        payload: { status, txnid },
      };
    },
  };
}

/**
 * A payment is looked up by the hash of its notif_token, so that how long the search takes tells nothing of the token.
 */
const referenceOf = (notifToken: string): string => createHash('sha256').update(notifToken).digest('hex');
