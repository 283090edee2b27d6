import { createHmac, randomUUID } from 'node:crypto';
import { type FakeAnswer, type FakeRequest, startFake } from './fakeHttp.ts';
import { booksOf, type FakeProvider, type PayerAct } from './fakeProvider.ts';

const clientId = 'oasis-test';
const clientSecret = 'the secret of the Djomy tests';
const domain = 'oasis.example';

interface Transaction {
  transactionId: string;
  status: 'CREATED' | 'PENDING' | 'SUCCESS' | 'FAILED' | 'CANCELLED';
  amount: number;
  paidAmount: number | null;
  reference: string;
  currency: string;
}

const stateAfter = { pay: 'SUCCESS', fail: 'FAILED', cancel: 'CANCELLED', confirm: 'PENDING' } as const;

/**
 * Djomy's gateway as documented: API key, partner domain and bearer on each call, whole amounts, https addresses,
 * signed notices in both forms.
 */
export async function startDjomyFake(): Promise<
  FakeProvider & { transactions: Map<string, Transaction>; expireToken: () => void }
> {
  const transactions = new Map<string, Transaction>();
  const byOrder = new Map<string, Transaction>();
  let token = '';
  const apiKey = `${clientId}:${createHmac('sha256', clientSecret).update(clientId).digest('hex')}`;

  const server = await startFake((request) => {
    if (request.headers['x-api-key'] !== apiKey) return refuse(403, 'bad API key');
    if (request.headers['x-partner-domain'] !== domain) return refuse(403, 'bad partner domain');
    if (request.path === '/v1/auth') {
      token = randomUUID();
      return ok({ accessToken: token, expiresIn: 3600 });
    }
    if (!token || request.headers.authorization !== `Bearer ${token}`) return refuse(401, 'bad token');
    if (request.method === 'POST' && request.path === '/v1/payments/gateway') return create(request);
    const [, id] = request.path.match(/^\/v1\/payments\/([^/]+)\/status$/) ?? [];
    const found = id ? transactions.get(decodeURIComponent(id)) : undefined;
    return request.method === 'GET' && found ? ok(statusOf(found)) : refuse(404, 'unknown');
  });

  function create({ body }: FakeRequest): FakeAnswer {
    const order = JSON.parse(body);
    const isRight =
      Number.isInteger(order.amount) &&
      order.amount > 0 &&
      order.countryCode === 'GN' &&
      (order.payerNumber === undefined || /^00224\d{9}$/.test(order.payerNumber)) &&
      order.returnUrl?.startsWith('https://') &&
      order.cancelUrl?.startsWith('https://') &&
      Array.isArray(order.paymentMethodFilters) &&
      typeof order.merchantPaymentReference === 'string';
    if (!isRight) return refuse(400, 'bad request');
    if (byOrder.has(order.merchantPaymentReference)) return refuse(409, 'reference used');
    const transactionId = randomUUID();
    const transaction: Transaction = {
      transactionId,
      status: 'CREATED',
      amount: order.amount,
      paidAmount: null,
      reference: order.merchantPaymentReference,
      currency: 'GNF',
    };
    transactions.set(transactionId, transaction);
    byOrder.set(transaction.reference, transaction);
    return ok({ transactionId, redirectUrl: `https://pay.djomy.example/${transactionId}`, status: 'CREATED' });
  }

  const ofOrder = (orderId: string) => byOrder.get(orderId);

  return {
    name: 'djomy',
    settings: {
      PAYMENT_PROVIDER: 'djomy',
      APP_URL: `https://${domain}`,
      DJOMY_CLIENT_ID: clientId,
      DJOMY_CLIENT_SECRET: clientSecret,
      DJOMY_PARTNER_DOMAIN: domain,
      DJOMY_BASE_URL: `${server.url}/v1`,
    },
    server,
    transactions,
    expireToken: () => {
      token = randomUUID();
    },
    books: async (orderIds) =>
      booksOf(orderIds, (orderId) => {
        const found = ofOrder(orderId);
        return found?.status === 'SUCCESS' ? (found.paidAmount ?? 0) : undefined;
      }),
    act: async (checkoutUrl: string, payer: PayerAct) => {
      const found = transactions.get(checkoutUrl.split('/').at(-1) ?? '');
      if (!found || !['CREATED', 'PENDING'].includes(found.status)) return false;
      found.status = stateAfter[payer];
      if (found.status === 'SUCCESS') found.paidAmount ??= found.amount;
      return true;
    },
    notice: async (orderId) => {
      const found = ofOrder(orderId);
      if (!found || found.status === 'CREATED') return undefined;
      const { transactionId, status, paidAmount, currency } = found;
      const fields = { transactionId, status, paidAmount, currency };
      const eventType = `payment.${status.toLowerCase()}`;
      const isSecondForm = transactionId.charCodeAt(0) % 2 === 0;
      const data = isSecondForm ? { payment: fields } : fields;
      return signed({ message: 'event', eventType, eventId: `${transactionId}:${status}`, data }, clientSecret);
    },
    forgery: (orderId) => {
      const transactionId = ofOrder(orderId)?.transactionId ?? orderId;
      const data = { transactionId, status: 'SUCCESS', paidAmount: 1, currency: 'GNF' };
      return signed({ eventType: 'payment.success', eventId: `${transactionId}:SUCCESS`, data }, 'a guessed secret');
    },
    close: server.close,
  };
}

function signed(notice: object, secret: string) {
  const body = JSON.stringify(notice);
  const signature = `v1:${createHmac('sha256', secret).update(body).digest('hex')}`;
  return {
    path: '/webhooks/djomy',
    body,
    headers: { 'content-type': 'application/json', 'x-webhook-signature': signature },
  };
}

function statusOf({ transactionId, status, paidAmount, currency, reference }: Transaction) {
  return { transactionId, status, paidAmount, currency, merchantPaymentReference: reference };
}

const ok = (data: object): FakeAnswer => ({ status: 200, body: { success: true, message: 'ok', data } });
const refuse = (status: number, message: string): FakeAnswer => ({ status, body: { success: false, message } });
