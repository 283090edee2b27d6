import { Stripe } from 'stripe';
import type { PaymentProvider, ProviderStatus, VerifiedNotice } from './provider.ts';
import { ForgedNotice, ProviderRefused, ProviderUnavailable } from './providerErrors.ts';

interface Settings {
  secretKey: string;
  webhookSecret: string;
  /** Stripe's own where undefined. */
  apiUrl: string | undefined;
  /** Stripe takes no less than about 0.50 USD; the sum in GNF follows the exchange rate. */
  minAmount: number;
}

/** Eight digits at most. */
const MAX_AMOUNT = 99_999_999;
const OPEN_MS = 60 * 60_000;
const TIMEOUT_MS = 10_000;

type Session = Stripe.Checkout.Session;

/** The events that say what became of a payment; any other is kept and changes nothing. */
const settling = new Set([
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
]);

/** Stripe Checkout. GNF has no subunit there either. Events are signed; the session says all that is to be known. */
export function createStripe(settings: Settings): PaymentProvider {
  const stripe = new Stripe(settings.secretKey, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 2,
    telemetry: false,
    ...hostOf(settings.apiUrl),
  });

  return {
    name: 'stripe',
    limits: { min: settings.minAmount, max: MAX_AMOUNT },

    async createCheckout(order) {
      const metadata = { paymentId: order.paymentId, orderId: order.orderId };
      const expiresAt = new Date(order.now.getTime() + OPEN_MS);
      const session = await ask('create', () =>
        stripe.checkout.sessions.create(
          {
            mode: 'payment',
            line_items: [
              {
                quantity: 1,
                price_data: { currency: 'gnf', unit_amount: order.amount, product_data: { name: order.description } },
              },
            ],
            success_url: order.returnUrl,
            cancel_url: order.cancelUrl,
            client_reference_id: order.orderId,
            metadata,
            payment_intent_data: { metadata },
            locale: 'fr',
            expires_at: Math.floor(expiresAt.getTime() / 1000),
          },
          { idempotencyKey: order.orderId },
        ),
      );
      if (!session.url) throw new ProviderRefused('stripe', 'create', 'a session without an address');
      return { reference: session.id, token: null, checkoutUrl: session.url, expiresAt };
    },

    async readStatus({ reference, orderId }) {
      const session = await ask('status', () => stripe.checkout.sessions.retrieve(reference));
      if (session.client_reference_id !== orderId)
        throw new ProviderRefused('stripe', 'status', 'the session of another order');
      if (!saysWhatWasPaid(session)) throw new ProviderRefused('stripe', 'status', 'a payment without an amount');
      return statusOf(session);
    },

    verifyNotice({ body, headers, now }) {
      const event = verified(body, String(headers['stripe-signature'] ?? ''), settings.webhookSecret, now);
      const notice = { eventId: event.id, kind: event.type, isSigned: true, payload: event } as const;
      if (!settling.has(event.type)) return { ...notice, about: null, status: null } satisfies VerifiedNotice;
      const session = event.data.object as Session;
      const orderId = session.client_reference_id;
      // It only makes us ask.
      if (!saysWhatWasPaid(session)) return { ...notice, about: orderId ? { orderId } : null, status: null };
      return {
        ...notice,
        about: orderId ? { orderId } : null,
        status: { ...statusOf(session, event.type.endsWith('async_payment_failed')), payload: { session: session.id } },
      };
    },
  };
}

/** Money that came has a sum and a currency; what is not paid needs none. */
function saysWhatWasPaid({ payment_status, amount_total, currency }: Session): boolean {
  return payment_status !== 'paid' || (Number.isInteger(amount_total) && Boolean(currency));
}

/** Paid is only what Stripe calls paid: a completed session may still wait for its money. */
function statusOf(session: Session, hasFailed = false): ProviderStatus {
  const { status, payment_status, amount_total, currency } = session;
  const isPaid = payment_status === 'paid';
  const open = hasFailed ? 'Failed' : status === 'expired' ? 'Expired' : status === 'complete' ? 'Pending' : 'Open';
  return {
    state: isPaid ? 'Paid' : open,
    amount: amount_total,
    currency: currency?.toUpperCase() ?? null,
    payload: { id: session.id, status, payment_status, amount_total, currency },
  };
}

function verified(body: Buffer, signature: string, secret: string, now: Date): Stripe.Event {
  try {
    return Stripe.webhooks.constructEvent(body, signature, secret, undefined, undefined, now.getTime());
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError || error instanceof SyntaxError)
      throw new ForgedNotice('stripe: wrong signature');
    throw error;
  }
}

/** Stripe's messages may quote what was sent: only the kind of the failure is told. */
async function ask<Answer>(operation: string, call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    const status = error.statusCode ?? 0;
    const reason = `${error.type} ${error.code ?? ''} ${error.requestId ?? ''}`.trim();
    const isPassing = status === 0 || status === 429 || status >= 500;
    throw isPassing
      ? new ProviderUnavailable('stripe', operation, reason)
      : new ProviderRefused('stripe', operation, reason);
  }
}

function hostOf(apiUrl: string | undefined) {
  if (!apiUrl) return {};
  const { protocol, hostname, port } = new URL(apiUrl);
  const isPlain = protocol === 'http:';
  return { host: hostname, port: port || (isPlain ? 80 : 443), protocol: isPlain ? 'http' : 'https' } as const;
}
