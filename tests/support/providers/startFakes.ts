import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../src/server/db/client.ts';
import { sandboxSessions } from '../../../src/server/db/schema/index.ts';
import { derivedSecret } from '../../../src/server/payments/providers/createPaymentProviders.ts';
import { sandboxNotice } from '../../../src/server/payments/providers/sandbox.ts';
import { startDjomyFake } from './djomyFake.ts';
import type { FakeProvider } from './fakeProvider.ts';
import { startOrangeMoneyFake } from './orangeMoneyFake.ts';
import { startStripeFake } from './stripeFake.ts';

type Clock = () => Date;

/** The four providers, each as its own protocol fake; the sandbox is its own. */
export const fakes: Record<FakeProvider['name'], (clock: Clock, db: () => Db) => Promise<FakeProvider>> = {
  sandbox: async (_clock, db) => startSandboxFake(db),
  djomy: () => startDjomyFake(),
  'orange-money': (clock) => startOrangeMoneyFake(clock),
  stripe: (clock) => startStripeFake(clock),
};

const JWT_SECRET = 'the secret of the sandbox tests, known to all';
const states = { pay: 'Paid', fail: 'Failed', cancel: 'Cancelled', confirm: 'Open' } as const;

function startSandboxFake(db: () => Db): FakeProvider {
  const secret = derivedSecret({ JWT_SECRET }, 'sandbox');
  const find = async (orderId: string) =>
    (await db().select().from(sandboxSessions).where(eq(sandboxSessions.orderId, orderId)))[0];
  const noticeOf = (notice: ReturnType<typeof sandboxNotice>) =>
    notice && {
      path: '/webhooks/sandbox',
      body: notice.body.toString('utf8'),
      headers: { ...notice.headers, 'content-type': 'application/json' },
    };
  return {
    name: 'sandbox',
    settings: { PAYMENT_PROVIDER: 'sandbox', JWT_SECRET },
    server: undefined,
    books: async (orderIds) => {
      const paid = await db()
        .select()
        .from(sandboxSessions)
        .where(and(eq(sandboxSessions.state, 'Paid'), inArray(sandboxSessions.orderId, [...orderIds])));
      return new Map(paid.map(({ orderId, amount }) => [orderId, amount]));
    },
    act: async (checkoutUrl, payer, now) => {
      const token = checkoutUrl.split('/').at(-1) ?? '';
      const [session] = await db().select().from(sandboxSessions).where(eq(sandboxSessions.token, token));
      if (session?.state !== 'Open' || session.expiresAt <= now) return false;
      await db().update(sandboxSessions).set({ state: states[payer] }).where(eq(sandboxSessions.token, token));
      return payer !== 'confirm';
    },
    notice: async (orderId) => {
      const session = await find(orderId);
      return session && noticeOf(sandboxNotice(session, secret));
    },
    forgery: (orderId) => ({
      path: '/webhooks/sandbox',
      body: JSON.stringify({ eventId: `${orderId}:Paid`, orderId, state: 'Paid', amount: 150_000 }),
      headers: { 'content-type': 'application/json', 'x-sandbox-signature': '0'.repeat(64) },
    }),
    close: async () => undefined,
  };
}
