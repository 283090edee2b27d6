import { createHash, createHmac, randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../db/client.ts';
import { sandboxSessions } from '../../db/schema/index.ts';
import { isSameSecret } from '../../http/sameSecret.ts';
import { readNoticeJson } from './noticeJson.ts';
import type { PaymentProvider, ProviderState } from './provider.ts';
import { ForgedNotice, ProviderRefused } from './providerErrors.ts';

export type SandboxSession = typeof sandboxSessions.$inferSelect;

interface Settings {
  appUrl: string;
  /** Signs its notices. */
  secret: string;
}

const noticeBody = z.object({
  eventId: z.string().min(1),
  orderId: z.string().min(1),
  state: z.enum(['Paid', 'Failed', 'Cancelled']),
  amount: z.int(),
});

const SANDBOX_LIMITS = { min: 1_000, max: 100_000_000 } as const;
const OPEN_MS = 30 * 60_000;

/** A provider of our own that needs no network: a page with buttons instead of money, and books apart from ours. */
export function createSandbox(db: Db, { appUrl, secret }: Settings): PaymentProvider {
  return {
    name: 'sandbox',
    limits: SANDBOX_LIMITS,

    async createCheckout({ orderId, amount, description, returnUrl, cancelUrl, now }) {
      const token = randomBytes(24).toString('base64url');
      const expiresAt = new Date(now.getTime() + OPEN_MS);
      await db
        .insert(sandboxSessions)
        .values({ token, orderId, amount, description, returnUrl, cancelUrl, createdAt: now, expiresAt });
      return { reference: referenceOf(token), token, checkoutUrl: `${appUrl}/sandbox-payment/${token}`, expiresAt };
    },

    async readStatus({ orderId, now }) {
      const [session] = await db.select().from(sandboxSessions).where(eq(sandboxSessions.orderId, orderId));
      if (!session) throw new ProviderRefused('sandbox', 'status', 'no such order');
      const state = stateAt(session, now);
      return { state, amount: session.amount, currency: 'GNF', payload: { orderId, state, amount: session.amount } };
    },

    verifyNotice({ body, headers }) {
      const expected = signSandboxNotice(secret, body);
      const given = String(headers['x-sandbox-signature'] ?? '');
      if (!isSameSecret(given, expected)) throw new ForgedNotice('sandbox: wrong signature');
      const { eventId, orderId, state, amount } = readNoticeJson('sandbox', body, noticeBody);
      const payload = { orderId, state, amount };
      return {
        eventId,
        kind: `notice.${state}`,
        isSigned: true,
        about: { orderId },
        status: { state, amount, currency: 'GNF', payload },
        payload,
      };
    },
  };
}

/** Past its time a page that was left can no longer be paid. */
export function stateAt(session: SandboxSession, now: Date): ProviderState {
  return session.state === 'Open' && session.expiresAt <= now ? 'Expired' : session.state;
}

/** What the sandbox sends once it ended. Undefined while it is open. */
export function sandboxNotice(session: SandboxSession, secret: string) {
  if (session.state === 'Open') return undefined;
  const { orderId, state, amount } = session;
  const body = Buffer.from(JSON.stringify({ eventId: `${orderId}:${state}`, orderId, state, amount }));
  return { body, headers: { 'x-sandbox-signature': signSandboxNotice(secret, body) } };
}

function signSandboxNotice(secret: string, body: Buffer): string {
  return createHmac('sha256', secret).update(body).digest('hex');
}

const referenceOf = (token: string): string => createHash('sha256').update(token).digest('hex').slice(0, 24);
