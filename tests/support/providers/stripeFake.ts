import { randomBytes } from 'node:crypto';
import { Stripe } from 'stripe';
import { type FakeAnswer, type FakeRequest, type FakeServer, startFake } from './fakeHttp.ts';
import { booksOf, type FakeProvider, type PayerAct } from './fakeProvider.ts';

const secretKey = 'sk_test_oasis';
const webhookSecret = 'whsec_oasis';
const MIN_AMOUNT = 5_000;

interface Session {
  id: string;
  object: 'checkout.session';
  url: string;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'paid' | 'unpaid';
  amount_total: number;
  currency: string;
  client_reference_id: string;
  metadata: Record<string, string>;
  expires_at: number;
}

type Event = 'completed' | 'async_payment_succeeded' | 'async_payment_failed' | 'expired';

export interface StripeFake extends FakeProvider {
  server: FakeServer;
  sessions: Map<string, Session>;
  failLater: (checkoutUrl: string) => void;
}

/**
 * Stripe Checkout as documented: bearer key, bracketed form, whole GNF between its bounds, idempotency keys, signed
 * events of sessions.
 */
export async function startStripeFake(clock: () => Date): Promise<StripeFake> {
  const sessions = new Map<string, Session>();
  const byOrder = new Map<string, Session>();
  const replies = new Map<string, { body: string; answer: FakeAnswer }>();
  const last = new Map<string, Event>();

  const server = await startFake((request) => {
    if (request.headers.authorization !== `Bearer ${secretKey}`)
      return failed(401, 'invalid_request_error', 'api_key_invalid');
    if (request.method === 'POST' && request.path === '/v1/checkout/sessions') return createOnce(request);
    const found = sessions.get(request.path.split('/').at(-1) ?? '');
    if (!found) return failed(404, 'invalid_request_error', 'resource_missing');
    expireIfLate(found);
    return { status: 200, body: found };
  });

  function createOnce(request: FakeRequest): FakeAnswer {
    const key = String(request.headers['idempotency-key'] ?? '');
    const before = replies.get(key);
    if (before && before.body !== request.body) return failed(400, 'idempotency_error', 'idempotency_key_in_use');
    const answer = before?.answer ?? create(new URLSearchParams(request.body));
    replies.set(key, { body: request.body, answer });
    return answer;
  }

  function create(form: URLSearchParams): FakeAnswer {
    const field = (name: string) => form.get(name) ?? '';
    const amount = Number(field('line_items[0][price_data][unit_amount]')) * Number(field('line_items[0][quantity]'));
    const seconds = Math.floor(clock().getTime() / 1000);
    const lasts = Number(field('expires_at')) - seconds;
    if (!Number.isInteger(amount) || amount < MIN_AMOUNT)
      return failed(400, 'invalid_request_error', 'amount_too_small');
    if (amount > 99_999_999) return failed(400, 'invalid_request_error', 'amount_too_large');
    const isRight =
      field('mode') === 'payment' &&
      field('line_items[0][price_data][currency]') === 'gnf' &&
      field('line_items[0][price_data][product_data][name]') !== '' &&
      URL.canParse(field('success_url')) &&
      URL.canParse(field('cancel_url')) &&
      lasts >= 30 * 60 &&
      lasts <= 24 * 3600;
    if (!isRight) return failed(400, 'invalid_request_error', 'parameter_invalid');
    const id = `cs_test_${randomBytes(12).toString('hex')}`;
    const session: Session = {
      id,
      object: 'checkout.session',
      url: `https://checkout.stripe.example/c/pay/${id}`,
      status: 'open',
      payment_status: 'unpaid',
      amount_total: amount,
      currency: 'gnf',
      client_reference_id: field('client_reference_id'),
      metadata: { paymentId: field('metadata[paymentId]'), orderId: field('metadata[orderId]') },
      expires_at: Number(field('expires_at')),
    };
    sessions.set(id, session);
    byOrder.set(session.client_reference_id, session);
    return { status: 200, body: session };
  }

  function expireIfLate(session: Session): void {
    if (session.status !== 'open' || session.expires_at * 1000 > clock().getTime()) return;
    session.status = 'expired';
    last.set(session.id, 'expired');
  }

  const ofOrder = (orderId: string) => byOrder.get(orderId);
  const ofUrl = (url: string) => sessions.get(url.split('/').at(-1) ?? '');

  return {
    name: 'stripe',
    settings: {
      PAYMENT_PROVIDER: 'stripe',
      APP_URL: 'https://oasis.example',
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_API_URL: server.url,
      STRIPE_MIN_AMOUNT: String(MIN_AMOUNT),
    },
    server,
    sessions,
    failLater: (checkoutUrl) => {
      const found = ofUrl(checkoutUrl);
      if (!found) return;
      found.status = 'complete';
      last.set(found.id, 'async_payment_failed');
    },
    books: async (orderIds) =>
      booksOf(orderIds, (orderId) => {
        const found = ofOrder(orderId);
        return found?.payment_status === 'paid' ? found.amount_total : undefined;
      }),
    act: async (checkoutUrl: string, payer: PayerAct) => {
      const found = ofUrl(checkoutUrl);
      if (!found) return false;
      expireIfLate(found);
      const isWaiting = found.status === 'complete' && found.payment_status === 'unpaid';
      // A refused card leaves the page open, and so does going back.
      if (payer === 'fail' || payer === 'cancel' || (found.status !== 'open' && !isWaiting)) return false;
      if (payer === 'confirm' && isWaiting) return false;
      found.status = 'complete';
      if (payer === 'pay') found.payment_status = 'paid';
      last.set(found.id, isWaiting ? 'async_payment_succeeded' : 'completed');
      return true;
    },
    notice: async (orderId, now) => {
      const found = ofOrder(orderId);
      if (found) expireIfLate(found);
      const event = found && last.get(found.id);
      if (!found || !event) return undefined;
      return signed(`evt_${found.id}_${event}`, `checkout.session.${event}`, found, webhookSecret, now);
    },
    forgery: (orderId, now) => {
      const session = { ...ofOrder(orderId), status: 'complete', payment_status: 'paid', client_reference_id: orderId };
      return signed(`evt_${session.id}_completed`, 'checkout.session.completed', session, 'whsec_guessed', now);
    },
    close: server.close,
  };
}

function signed(id: string, type: string, object: object, secret: string, now: Date) {
  const body = JSON.stringify({ id, object: 'event', type, data: { object } });
  const timestamp = Math.floor(now.getTime() / 1000);
  const signature = Stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp });
  return {
    path: '/webhooks/stripe',
    body,
    headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
  };
}

const failed = (status: number, type: string, code: string): FakeAnswer => ({
  status,
  body: { error: { type, code, message: `${code} (fake)` } },
});
