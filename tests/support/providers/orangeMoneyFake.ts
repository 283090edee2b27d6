import { randomBytes } from 'node:crypto';
import { type FakeAnswer, type FakeRequest, startFake } from './fakeHttp.ts';
import { booksOf, type FakeProvider, type PayerAct } from './fakeProvider.ts';

const clientId = 'oasis-test';
const clientSecret = 'the secret of the Orange tests';
const merchantKey = 'abcd1234';
const VALID_MS = 10 * 60_000;

interface Session {
  orderId: string;
  amount: number;
  payToken: string;
  notifToken: string;
  notifUrl: string;
  createdAt: number;
  status: 'INITIATED' | 'PENDING' | 'EXPIRED' | 'SUCCESS' | 'FAILED';
  txnid: string;
}

/**
 * Orange's WebPay as documented: form grant with Basic, an `expires_in` that is a string, limits of each field, one use
 * of an order id, the state only for order, amount and pay_token together. It notifies success and failure only; what
 * was left or cancelled stays INITIATED. The errors of WebPay itself are not documented: only their status means
 * something here.
 */
export async function startOrangeMoneyFake(
  clock: () => Date,
): Promise<FakeProvider & { sessions: Map<string, Session>; expireToken: () => void }> {
  const sessions = new Map<string, Session>();
  const byToken = new Map<string, Session>();
  let token = '';

  const server = await startFake((request) => {
    if (!String(request.headers.accept).includes('application/json')) return gateway(406, 0, 'Not acceptable');
    if (request.path === '/oauth/v3/token') return grant(request);
    const bearer = request.headers.authorization;
    if (!bearer) return gateway(401, 40, 'Missing credentials');
    if (bearer !== `Bearer ${token}`) return gateway(401, 42, 'Expired credentials');
    if (request.method !== 'POST') return gateway(405, 61, 'Method not allowed');
    if (request.path === '/orange-money-webpay/gn/v1/webpayment') return initiate(JSON.parse(request.body));
    if (request.path === '/orange-money-webpay/gn/v1/transactionstatus') return tell(JSON.parse(request.body));
    return gateway(404, 60, 'Resource not found');
  });

  function grant({ headers, body }: FakeRequest): FakeAnswer {
    const credentials = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;
    const isForm = headers['content-type'] === 'application/x-www-form-urlencoded';
    if (headers.authorization !== credentials) return { status: 401, body: { error: 'invalid_client' } };
    if (!isForm || body !== 'grant_type=client_credentials') return { status: 400, body: { error: 'invalid_request' } };
    token = randomBytes(12).toString('hex');
    return { status: 200, body: { token_type: 'Bearer', access_token: token, expires_in: '3600' } };
  }

  function initiate(order: Record<string, unknown>): FakeAnswer {
    const urls = [order.return_url, order.cancel_url, order.notif_url];
    const isRight =
      order.merchant_key === merchantKey &&
      order.currency === 'GNF' &&
      typeof order.order_id === 'string' &&
      order.order_id.length <= 30 &&
      Number.isInteger(order.amount) &&
      urls.every((url) => typeof url === 'string' && URL.canParse(url) && url.length <= 120) &&
      order.lang === 'fr' &&
      typeof order.reference === 'string' &&
      order.reference.length <= 30;
    const orderId = String(order.order_id);
    if (!isRight || sessions.has(orderId)) return gateway(400, 0, 'Bad request');
    const session: Session = {
      orderId,
      amount: Number(order.amount),
      payToken: randomBytes(32).toString('hex'),
      notifToken: randomBytes(16).toString('hex'),
      notifUrl: String(order.notif_url),
      createdAt: clock().getTime(),
      status: 'INITIATED',
      txnid: '',
    };
    sessions.set(orderId, session);
    byToken.set(session.payToken, session);
    return {
      status: 201,
      body: {
        status: 201,
        message: 'OK',
        pay_token: session.payToken,
        payment_url: `https://webpayment.example/payment/pay_token/${session.payToken}`,
        notif_token: session.notifToken,
      },
    };
  }

  function tell(asked: Record<string, unknown>): FakeAnswer {
    const found = sessions.get(String(asked.order_id));
    if (!found || found.amount !== asked.amount || found.payToken !== asked.pay_token)
      return gateway(404, 60, 'Resource not found');
    return { status: 201, body: { status: found.status, order_id: found.orderId, txnid: found.txnid } };
  }

  return {
    name: 'orange-money',
    settings: {
      PAYMENT_PROVIDER: 'orange-money',
      APP_URL: 'https://oasis.example',
      ORANGE_MONEY_CLIENT_ID: clientId,
      ORANGE_MONEY_CLIENT_SECRET: clientSecret,
      ORANGE_MONEY_MERCHANT_KEY: merchantKey,
      ORANGE_MONEY_BASE_URL: server.url,
    },
    server,
    sessions,
    expireToken: () => {
      token = 'another';
    },
    books: async (orderIds) =>
      booksOf(orderIds, (orderId) => {
        const found = sessions.get(orderId);
        return found?.status === 'SUCCESS' ? found.amount : undefined;
      }),
    act: async (checkoutUrl: string, payer: PayerAct, now: Date) => {
      const found = byToken.get(checkoutUrl.split('/').at(-1) ?? '');
      const isOpen = found && ['INITIATED', 'PENDING'].includes(found.status);
      if (!found || !isOpen || payer === 'cancel') return false;
      if (found.status === 'INITIATED' && now.getTime() > found.createdAt + VALID_MS) {
        found.status = 'EXPIRED';
        return false;
      }
      found.status = payer === 'pay' ? 'SUCCESS' : payer === 'fail' ? 'FAILED' : 'PENDING';
      found.txnid = `MP270101.${randomBytes(2).toString('hex')}`;
      return true;
    },
    notice: async (orderId) => {
      const found = sessions.get(orderId);
      if (found?.status !== 'SUCCESS' && found?.status !== 'FAILED') return undefined;
      const { status, notifToken: notif_token, txnid, notifUrl } = found;
      return noticeTo(new URL(notifUrl).pathname, { status, notif_token, txnid });
    },
    forgery: (orderId) => {
      const path = new URL(sessions.get(orderId)?.notifUrl ?? 'https://x.example/webhooks/orange-money/x').pathname;
      return noticeTo(path, { status: 'SUCCESS', notif_token: randomBytes(16).toString('hex'), txnid: 'MP1' });
    },
    close: server.close,
  };
}

/** Its content type is not documented. */
const noticeTo = (path: string, notice: object) => ({
  path,
  body: JSON.stringify(notice),
  headers: { 'content-type': 'text/plain' },
});

const gateway = (status: number, code: number, message: string): FakeAnswer => ({
  status,
  body: { code, message, description: message },
});
