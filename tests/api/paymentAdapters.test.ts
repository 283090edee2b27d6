import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { paymentEvents, payments } from '../../src/server/db/schema/index.ts';
import { clean } from '../../src/server/maintenance/clean.ts';
import { checkPayment } from '../../src/server/payments/checkPayment.ts';
import { createPaymentProviders } from '../../src/server/payments/providers/createPaymentProviders.ts';
import type { PaymentProviders } from '../../src/server/payments/providers/provider.ts';
import { sweepPayments } from '../../src/server/payments/sweepPayments.ts';
import type { PaymentView } from '../../src/shared/payments/views.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { expectEntity, expectRefusal } from '../support/expectations.ts';
import { startDjomyFake } from '../support/providers/djomyFake.ts';
import type { Trouble } from '../support/providers/fakeHttp.ts';
import type { FakeProvider, Notice } from '../support/providers/fakeProvider.ts';
import { startOrangeMoneyFake } from '../support/providers/orangeMoneyFake.ts';
import {
  active,
  checkout,
  pages,
  paymentOf,
  type Subscriber,
  subscriber,
  wishOf,
} from '../support/providers/paying.ts';
import { startStripeFake } from '../support/providers/stripeFake.ts';
import { withKey } from '../support/submission.ts';

const MINUTE = 60_000;

interface Bench {
  app: TestApp;
  fake: FakeProvider;
  providers: PaymentProviders;
  /** Lets time pass. */
  wait: (milliseconds: number) => void;
  now: () => Date;
  close: () => Promise<void>;
}

async function startBench(start: (clock: () => Date) => Promise<FakeProvider>, logLines?: string[]): Promise<Bench> {
  let time = Date.now();
  const now = () => new Date(time);
  const fake = await start(now);
  const app = await startTestApp({ settings: fake.settings, clock: now, ...(logLines ? { logLines } : {}) });
  return {
    app,
    fake,
    providers: await createPaymentProviders(app.config, app.db),
    wait: (milliseconds) => {
      time += milliseconds;
    },
    now,
    close: async () => {
      await app.close();
      await fake.close();
    },
  };
}

const rowOf = async (app: TestApp, id: string) => {
  const [row] = await app.db.select().from(payments).where(eq(payments.id, id));
  if (!row) throw new Error('The payment is missing');
  return row;
};

describe.each([
  ['djomy', startDjomyFake],
  ['orange-money', startOrangeMoneyFake],
  ['stripe', startStripeFake],
] as const)('%s', (name, start: (clock: () => Date) => Promise<FakeProvider>) => {
  let bench: Bench;
  beforeAll(async () => {
    bench = await startBench(start);
  });
  afterAll(() => bench.close());

  const post = ({ path, body, headers }: Notice) => bench.app.visitor.post(path, body, headers);
  /** What the job does that a notice enqueued; there is one only where the notice alone is not believed. */
  const runChecks = async (paymentId: string) => {
    const { rows } = await bench.app.database.query(
      `select 1 from pgboss.job where name = 'payments.check' and data->>'paymentId' = $1`,
      [paymentId],
    );
    if (rows.length > 0) await checkPayment(bench.app.newContext(), bench.providers, paymentId);
    return rows.length;
  };
  const deliver = async (paymentId: string, notice: Notice | undefined) => {
    if (!notice) throw new Error('The provider sends nothing');
    expect((await post(notice)).json()).toEqual({ received: true });
    await runChecks(paymentId);
  };
  const sweep = () => sweepPayments(bench.app.newContext(), bench.providers);
  const confirm = (who: Subscriber, paymentId: string) => who.post('/confirm-payment', { paymentId });

  async function opened() {
    const who = await subscriber(bench.app);
    const { paymentId, checkoutUrl, subscriptionId } = await checkout(bench.app, who);
    const { orderId } = await rowOf(bench.app, paymentId);
    const notice = () => bench.fake.notice(orderId, bench.now());
    return { who, paymentId, subscriptionId, checkoutUrl, orderId, notice };
  }

  test('is asked for a whole amount under an order of ours, and gives the page', async () => {
    const { paymentId, checkoutUrl } = await opened();
    const row = await rowOf(bench.app, paymentId);
    expect(row).toMatchObject({ status: 'Pending', provider: name, amount: 150_000, checkoutUrl });
    expect(row.orderId.length).toBeLessThanOrEqual(30);
    expect(new URL(row.returnUrl ?? '').searchParams.get('paymentId')).toBe(paymentId);
  });

  test('a notice settles, once, however often it comes', async () => {
    const { who, paymentId, checkoutUrl, notice } = await opened();
    await bench.fake.act(checkoutUrl, 'pay', bench.now());
    const told = await notice();
    await deliver(paymentId, told);
    const paid = await paymentOf(who, paymentId);
    expect(paid.status).toBe('Paid');
    for (let repeat = 0; repeat < 3; repeat++) await deliver(paymentId, told);
    expect(await paymentOf(who, paymentId)).toEqual(paid);
    expect(await active(who)).toMatchObject({ package: { nameFr: 'Basic' } });
    const events = await bench.app.db.select().from(paymentEvents).where(eq(paymentEvents.paymentId, paymentId));
    expect(events.filter(({ outcome }) => outcome === 'paid')).toMatchObject([{ isTrusted: true, amount: 150_000 }]);
  });

  test('a forged notice changes nothing, and does not stand in the way of the true one', async () => {
    const { who, paymentId, checkoutUrl, orderId, notice } = await opened();
    const forged = bench.fake.forgery(orderId, bench.now());
    const reply = await post(forged);
    if (name === 'orange-money') expect(reply.json()).toEqual({ received: true });
    else expectRefusal(reply, 403);
    expect(await runChecks(paymentId)).toBe(0);
    expect(await paymentOf(who, paymentId)).toMatchObject({ status: 'Pending' });
    await bench.fake.act(checkoutUrl, 'pay', bench.now());
    await deliver(paymentId, await notice());
    expect(await paymentOf(who, paymentId)).toMatchObject({ status: 'Paid' });
  });

  test('what is no notice is refused', async () => {
    const junk = { path: bench.fake.forgery('none', bench.now()).path, headers: { 'content-type': 'text/plain' } };
    expectRefusal(await post({ ...junk, body: 'not JSON' }), 403);
    expectRefusal(await post({ ...junk, body: '{"status":"SUCCESS"}' }), 403);
    expectRefusal(await post({ ...junk, path: '/webhooks/nobody', body: '{}' }), 404);
    expectRefusal(await post({ ...junk, path: '/webhooks/sandbox', body: '{}' }), 404);
  });

  test('a lost notice is found by the sweep', async () => {
    const { who, paymentId, checkoutUrl } = await opened();
    await bench.fake.act(checkoutUrl, 'pay', bench.now());
    await sweep();
    expect(await paymentOf(who, paymentId)).toMatchObject({ status: 'Pending' });
    bench.wait(MINUTE);
    await sweep();
    expect(await paymentOf(who, paymentId)).toMatchObject({ status: 'Paid' });
  });

  test('“J’ai payé” asks now, and only the provider is believed', async () => {
    const { who, paymentId, checkoutUrl } = await opened();
    expect(expectEntity<PaymentView>(await confirm(who, paymentId))).toMatchObject({ status: 'Pending' });
    expect(await active(who)).toBeNull();
    await bench.fake.act(checkoutUrl, 'pay', bench.now());
    expect(expectEntity<PaymentView>(await confirm(who, paymentId))).toMatchObject({ status: 'Paid' });
    expectRefusal(await confirm(await subscriber(bench.app), paymentId), 403);
  });

  test('while it does not answer nothing is decided, and afterwards nothing is lost', async () => {
    const { who, paymentId, checkoutUrl } = await opened();
    await bench.fake.act(checkoutUrl, 'pay', bench.now());
    const down = (count: number, trouble: Trouble) =>
      bench.fake.server?.troubles.push(...Array<Trouble>(count).fill(trouble));
    down(3, 'error');
    expectRefusal(await confirm(who, paymentId), 503);
    expect(await paymentOf(who, paymentId)).toMatchObject({ status: 'Pending' });
    down(1, 'cutBefore');
    down(1, 'cutAfter');
    expect(expectEntity<PaymentView>(await confirm(who, paymentId))).toMatchObject({ status: 'Paid' });
  });

  test('an abandoned page expires by the clock, and can be tried again under another order', async () => {
    const { who, paymentId, subscriptionId, orderId } = await opened();
    bench.wait(70 * MINUTE);
    await sweep();
    expect(await paymentOf(who, paymentId)).toMatchObject({ status: 'Expired', canRetry: true });
    const reply = await who.post('/create-payment', { subscriptionId }, withKey());
    const retried = expectEntity<{ paymentId: string }>(reply);
    expect((await rowOf(bench.app, retried.paymentId)).orderId).not.toBe(orderId);
  });

  test('money that comes after we gave up is taken all the same', async () => {
    const { who, paymentId, checkoutUrl } = await opened();
    await bench.fake.act(checkoutUrl, 'pay', bench.now());
    await bench.app.db
      .update(payments)
      .set({ status: 'Expired', failureReason: 'Abandoned', settledAt: bench.now() })
      .where(eq(payments.id, paymentId));
    bench.wait(5 * MINUTE);
    await sweep();
    expect(await paymentOf(who, paymentId)).toMatchObject({ status: 'Paid', failureReason: null });
    expect(await active(who)).not.toBeNull();
  });

  test('a payment confirmed but not ended stays pending, long after its page closed', async () => {
    const { who, paymentId, checkoutUrl } = await opened();
    await bench.fake.act(checkoutUrl, 'confirm', bench.now());
    bench.wait(90 * MINUTE);
    await sweep();
    expect(await paymentOf(who, paymentId)).toMatchObject({ status: 'Pending' });
    await bench.fake.act(checkoutUrl, 'pay', bench.now());
    bench.wait(20 * MINUTE);
    await sweep();
    expect(await paymentOf(who, paymentId)).toMatchObject({ status: 'Paid' });
  });

  test.each(['cutBefore', 'cutAfter', 'busy', 'error'] as const)(
    'a page that cannot be opened (%s) debits nothing, says so, and is tried again',
    async (trouble) => {
      // The access token is fresh then: the trouble is for the page.
      await opened();
      const who = await subscriber(bench.app);
      const body = { ...(await wishOf(bench.app, who)), ...pages };
      const key = withKey();
      // Stripe's own library asks again under one idempotency key, unless it is told "too many"; the others are asked
      // once.
      const times = name === 'stripe' && trouble !== 'busy' ? 3 : 1;
      bench.fake.server?.troubles.push(...Array<Trouble>(times).fill(trouble));
      const refusal = expectRefusal(await who.post('/checkout', body, key), 503);
      expect(refusal.errorMessage).toContain('Rien n’a été débité');
      const again = expectEntity<{ checkoutUrl: string }>(await who.post('/checkout', body, key));
      await bench.fake.act(again.checkoutUrl, 'pay', bench.now());
      bench.wait(2 * MINUTE);
      await sweep();
      const list = expectEntity<PaymentView[]>(await who.get(`/get-payments/${who.userId}`));
      expect(list.map(({ status }) => status)).toEqual(['Paid', 'Failed']);
    },
  );

  test('the sum of the test payment is asked for, or refused in plain words where it is too small', async () => {
    const body = { amount: 1000, description: 'Test de paiement Orange Money' };
    const reply = await bench.app.visitor.post('/api/orange/payment', body, withKey());
    if (name === 'stripe') expectRefusal(reply, 409, 'AMOUNT_REFUSED');
    else expect(URL.canParse(reply.json().redirectUrl)).toBe(true);
    expect((await bench.app.visitor.post('/api/orange/payment', { ...body, amount: 2000 })).statusCode).toBe(400);
  });

  test('no key, token or secret is in what is told of a failure', async () => {
    const { paymentId } = await opened();
    const { orderId, amount, providerReference, providerToken } = await rowOf(bench.app, paymentId);
    bench.fake.server?.troubles.push('error', 'error', 'error');
    const known = { orderId, amount, reference: providerReference ?? '', token: providerToken, now: bench.now() };
    const failure = await bench.providers.current.readStatus(known).catch((error: Error) => error);
    const said = failure instanceof Error ? failure.message : '';
    expect(said).toContain(name);
    for (const [setting, secret] of Object.entries(bench.fake.settings))
      if (/SECRET|KEY/.test(setting)) expect(said).not.toContain(secret);
    expect(said).not.toContain(providerToken ?? 'nothing');
  });
});

describe('what only one of them does', () => {
  test('djomy: another amount than asked for is never taken for paid, and staff see it', async () => {
    const fake = await startDjomyFake();
    const bench = await startBench(async () => fake);
    const who = await subscriber(bench.app);
    const { paymentId, subscriptionId, checkoutUrl } = await checkout(bench.app, who);
    for (const transaction of fake.transactions.values()) transaction.paidAmount = 149_999;
    await fake.act(checkoutUrl, 'pay', bench.now());
    expect(expectEntity(await who.post('/confirm-payment', { paymentId }))).toMatchObject({
      status: 'Failed',
      failureReason: 'AmountMismatch',
      // Not to be paid a second time while nobody has said what becomes of the first.
      canRetry: false,
    });
    expect(await active(who)).toBeNull();
    expect(await rowOf(bench.app, paymentId)).toMatchObject({ attention: 'AmountMismatch' });
    const payAgain = () => who.post('/create-payment', { subscriptionId }, withKey());
    expect(expectRefusal(await payAgain(), 409, 'WRONG_STATE').errorMessage).toContain('vous appelle');
    const other = { ...(await wishOf(bench.app, who, { package: 'Premium' })), ...pages };
    expectRefusal(await who.post('/checkout', other, withKey()), 409, 'PAYMENT_UNDER_WAY');
    const admin = await bench.app.loginAs('Admin');
    const note = { attention: 'AmountMismatch', note: 'Rendu au client' };
    expectEntity(await admin.put(`/admin/payments/${paymentId}/attention`, note));
    expect(await paymentOf(who, paymentId)).toMatchObject({ canRetry: true });
    expectEntity(await payAgain());
    await bench.close();
  });

  test.each([
    ['djomy', startDjomyFake],
    ['orange-money', (clock: () => Date) => startOrangeMoneyFake(clock)],
  ] as const)('%s: a token that died early is fetched again', async (_name, start) => {
    let fake: Awaited<ReturnType<typeof start>> | undefined;
    const bench = await startBench(async (clock) => {
      fake = await start(clock);
      return fake;
    });
    const who = await subscriber(bench.app);
    const { paymentId } = await checkout(bench.app, who);
    fake?.expireToken();
    expect(expectEntity(await who.post('/confirm-payment', { paymentId }))).toMatchObject({ status: 'Pending' });
    bench.wait(2 * 3_600_000);
    expect(expectEntity(await who.post('/confirm-payment', { paymentId }))).toMatchObject({ status: 'Expired' });
    await bench.close();
  });

  test('orange-money: a SUCCESS notice while the state says PENDING settles nothing', async () => {
    let fake: Awaited<ReturnType<typeof startOrangeMoneyFake>> | undefined;
    const bench = await startBench(async (clock) => {
      fake = await startOrangeMoneyFake(clock);
      return fake;
    });
    const who = await subscriber(bench.app);
    const { paymentId, checkoutUrl } = await checkout(bench.app, who);
    const { orderId } = await rowOf(bench.app, paymentId);
    await fake?.act(checkoutUrl, 'pay', bench.now());
    const notice = await fake?.notice(orderId, bench.now());
    const session = fake?.sessions.get(orderId);
    if (!session || !notice) throw new Error('The session is missing');
    session.status = 'PENDING';
    await bench.app.visitor.post(notice.path, notice.body, notice.headers);
    await checkPayment(bench.app.newContext(), bench.providers, paymentId);
    expect(await paymentOf(who, paymentId)).toMatchObject({ status: 'Pending' });
    expectRefusal(await bench.app.visitor.post('/webhooks/orange-money/guessed', notice.body, notice.headers), 403);
    await bench.close();
  });

  test('stripe: a completed session that is not paid yet waits, and what fails later fails', async () => {
    let fake: Awaited<ReturnType<typeof startStripeFake>> | undefined;
    const bench = await startBench(async (clock) => {
      fake = await startStripeFake(clock);
      return fake;
    });
    const who = await subscriber(bench.app);
    const { paymentId, checkoutUrl } = await checkout(bench.app, who);
    const { orderId } = await rowOf(bench.app, paymentId);
    await fake?.act(checkoutUrl, 'confirm', bench.now());
    const waiting = await fake?.notice(orderId, bench.now());
    await bench.app.visitor.post(waiting?.path ?? '', waiting?.body, waiting?.headers);
    expect(await paymentOf(who, paymentId)).toMatchObject({ status: 'Pending' });
    fake?.failLater(checkoutUrl);
    const failed = await fake?.notice(orderId, bench.now());
    await bench.app.visitor.post(failed?.path ?? '', failed?.body, failed?.headers);
    expect(await paymentOf(who, paymentId)).toMatchObject({ status: 'Failed', failureReason: 'Refused' });
    const old = await fake?.notice(orderId, new Date(bench.now().getTime() - 10 * MINUTE));
    expectRefusal(await bench.app.visitor.post(old?.path ?? '', old?.body, old?.headers), 403);
    await bench.close();
  });

  test('stripe: a signed event that does not say what was paid settles nothing, nor does a state that does not', async () => {
    let fake: Awaited<ReturnType<typeof startStripeFake>> | undefined;
    const bench = await startBench(async (clock) => {
      fake = await startStripeFake(clock);
      return fake;
    });
    const who = await subscriber(bench.app);
    const { paymentId, checkoutUrl } = await checkout(bench.app, who);
    const { orderId } = await rowOf(bench.app, paymentId);
    const session = [...(fake?.sessions.values() ?? [])].at(-1);
    if (!session) throw new Error('The session is missing');
    await fake?.act(checkoutUrl, 'pay', bench.now());
    const { amount_total, currency } = session;
    for (const missing of [{ amount_total: undefined }, { currency: undefined }, { amount_total: null }]) {
      Object.assign(session, { amount_total, currency }, missing);
      const notice = await fake?.notice(orderId, bench.now());
      await bench.app.visitor.post(notice?.path ?? '', notice?.body, notice?.headers);
      expectRefusal(await who.post('/confirm-payment', { paymentId }), 503);
      expect(await paymentOf(who, paymentId)).toMatchObject({ status: 'Pending' });
    }
    Object.assign(session, { amount_total, currency });
    expect(expectEntity(await who.post('/confirm-payment', { paymentId }))).toMatchObject({ status: 'Paid' });
    await bench.close();
  });

  test('a payment whose opener died is opened by the next one within seconds, one that is slow is waited for', async () => {
    const bench = await startBench(startStripeFake);
    const app = bench.app;
    const who = await subscriber(app);
    const first = await checkout(app, who);
    await app.db
      .update(payments)
      .set({ status: 'Created', checkoutUrl: null, providerReference: null, expiresAt: null, createdAt: bench.now() })
      .where(eq(payments.id, first.paymentId));
    await app.db.execute(sql`update payments set opening_until = created_at + interval '2 seconds'`);
    const second = await checkout(app, who);
    expect(second.subscriptionId).toBe(first.subscriptionId);
    expect(second.paymentId).not.toBe(first.paymentId);
    expect(await rowOf(app, second.paymentId)).toMatchObject({ status: 'Pending' });

    const slow = await subscriber(app);
    // Its first call is never answered: the second is made after ten seconds.
    bench.fake.server?.troubles.push('silent');
    const [one, other] = await Promise.all([
      checkout(app, slow),
      new Promise((resolve) => setTimeout(resolve, 200)).then(() => checkout(app, slow)),
    ]);
    expect(other.checkoutUrl).toBe(one.checkoutUrl);
    await bench.close();
  }, 60_000);

  test('a lease that cannot be renewed is in the log, and the page is opened', async () => {
    const logLines: string[] = [];
    const bench = await startBench(startStripeFake, logLines);
    await bench.app.db.execute(sql`
      create function refuse() returns trigger language plpgsql as $$ begin raise exception 'no room'; end $$`);
    await bench.app.db.execute(sql`
      create trigger refuse before update of opening_until on payments for each row execute function refuse()`);
    bench.fake.server?.troubles.push('silent');
    const { paymentId } = await checkout(bench.app, await subscriber(bench.app));
    expect(await rowOf(bench.app, paymentId)).toMatchObject({ status: 'Pending' });
    const warned = logLines.map((line) => JSON.parse(line)).filter(({ msg }) => msg.includes('lease of a payment'));
    expect(warned[0]).toMatchObject({ level: 40, paymentId });
    await bench.close();
  }, 60_000);

  test('of forged notices a few a day are kept, and none for longer than a month', async () => {
    const bench = await startBench(startStripeFake);
    const forged = () => bench.app.db.$count(paymentEvents, eq(paymentEvents.kind, 'forged'));
    const forge = async (count: number) => {
      for (let number = 0; number < count; number++) {
        const body = JSON.stringify({ number, filling: 'x'.repeat(500) });
        expectRefusal(await bench.app.visitor.post('/webhooks/stripe', body, { 'stripe-signature': 't=1,v1=0' }), 403);
      }
    };
    await forge(300);
    expect(await forged()).toBeGreaterThan(10);
    expect(await forged()).toBeLessThanOrEqual(32);
    bench.wait(20 * 86_400_000);
    await forge(1);
    const before = await forged();
    bench.wait(20 * 86_400_000);
    await clean(bench.app.newContext());
    expect(before).toBeGreaterThan(10);
    expect(await forged()).toBe(1);
    await bench.close();
  });

  test('a notice about a payment that nobody knows is kept and settles nothing', async () => {
    const bench = await startBench(startStripeFake);
    const before = await bench.app.db.$count(paymentEvents);
    const who = await subscriber(bench.app);
    const { paymentId, checkoutUrl } = await checkout(bench.app, who);
    await bench.fake.act(checkoutUrl, 'pay', bench.now());
    const { orderId } = await rowOf(bench.app, paymentId);
    const notice = await bench.fake.notice(orderId, bench.now());
    await bench.app.db.execute(sql`update payments set order_id = 'OAUNKNOWN' where id = ${paymentId}`);
    const reply = await bench.app.visitor.post(notice?.path ?? '', notice?.body, notice?.headers);
    expect(reply.statusCode).toBe(200);
    expect(await bench.app.db.$count(paymentEvents)).toBe(before + 1);
    expect(await rowOf(bench.app, paymentId)).toMatchObject({ status: 'Pending' });
    await bench.close();
  });
});
