import { and, eq, isNotNull, max } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Context } from '../../src/server/context.ts';
import {
  enterprises,
  packages,
  paymentEvents,
  payments,
  receipts,
  subscriptions,
} from '../../src/server/db/schema/index.ts';
import { readLedger } from '../../src/server/payments/ledger.ts';
import { createPaymentProviders } from '../../src/server/payments/providers/createPaymentProviders.ts';
import { sweepPayments } from '../../src/server/payments/sweepPayments.ts';
import { expireSubscriptions } from '../../src/server/subscriptions/expireSubscriptions.ts';
import { fullPrice } from '../../src/server/subscriptions/rules.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { buildContractor } from '../support/builders.ts';
import type { FakeProvider } from '../support/providers/fakeProvider.ts';
import { history, play, type Stage, type Step } from '../support/providers/history.ts';
import { fakes } from '../support/providers/startFakes.ts';

/**
 * `PAYMENT_RUNS=20000` for the figure in the notes; fewer in every run. `PAYMENT_SEED` plays one again,
 * `PAYMENT_MINUTES` ends it earlier.
 */
const wanted = Number(process.env.PAYMENT_RUNS ?? 40);
const seed = Number(process.env.PAYMENT_SEED ?? Date.now() % 1_000_000);
const minutes = Number(process.env.PAYMENT_MINUTES ?? 24 * 60);
const BATCH = 10;
const MINUTE = 60_000;

describe.each(Object.keys(fakes) as FakeProvider['name'][])('%s', (name) => {
  let app: TestApp;
  let fake: FakeProvider;
  let time = Date.parse('2027-01-01T08:00:00Z');
  const clock = () => new Date(time);
  const beginning = clock();
  /** Past every page and every patience of ours, so that only what is decided is left. */
  const UNTIL_DECIDED = 26 * 60 * MINUTE;

  beforeAll(async () => {
    fake = await fakes[name](clock, () => app.db);
    app = await startTestApp({ settings: fake.settings, clock });
  });
  afterAll(async () => {
    await app.close();
    await fake.close();
  });

  /** Nobody runs the jobs of these contexts: what is enqueued is lost, as when the process dies right afterwards. */
  const jobNow = (): Context => ({ ...app.newContext(), jobs: { enqueue: async () => undefined } });

  async function stageOf(): Promise<Stage> {
    const { user, enterprise } = await buildContractor(app.db, { package: undefined });
    const { id, role, firstName, lastName } = user;
    const actor = { id, role, firstName, lastName, enterpriseId: enterprise.id, sessionId: id };
    const offered = await app.db.select({ id: packages.id }).from(packages).orderBy(packages.position);
    return {
      fake,
      providers: await createPaymentProviders(app.config, app.db),
      contextNow: () => ({ ...jobNow(), actor }),
      jobNow,
      wait: (minutes) => {
        time += minutes * MINUTE;
      },
      enterpriseId: enterprise.id,
      userId: user.id,
      packageIds: offered.map((one) => one.id),
      kept: [],
    };
  }

  async function holds(steps: readonly Step[]): Promise<void> {
    const from = clock();
    const stage = await stageOf();
    for (const step of steps) await play(stage, step);
    time += UNTIL_DECIDED;
    await sweepPayments(jobNow(), stage.providers);
    await expireSubscriptions(jobNow());
    const theirs = await app.db.select().from(payments).where(eq(payments.enterpriseId, stage.enterpriseId));
    counted.payments += theirs.length;
    const paid = theirs.filter(({ status }) => status === 'Paid');
    counted.paid += paid.length;

    // None lost, none forged: Paid is exactly what the provider received, to the franc.
    const books = await fake.books(theirs.map(({ orderId }) => orderId));
    expect(new Map(paid.map(({ orderId, amount }) => [orderId, amount]))).toEqual(books);
    for (const { status } of theirs) expect(['Paid', 'Failed', 'Expired', 'Cancelled']).toContain(status);
    await eachGaveOneSubscription(stage.enterpriseId, paid);
    await numbersHaveNoGap();
    await statusFollows(stage.enterpriseId);
    await booksAgree(from);
  }

  async function booksAgree(from: Date) {
    const ledger = await readLedger(jobNow(), { from, to: new Date(time + 1) });
    expect(ledger.differences).toEqual([]);
    expect(ledger.recorded).toEqual(ledger.settled);
    expect(ledger.granted).toMatchObject(ledger.settled);
    expect(ledger.receipts).toBe(ledger.settled.count);
    return ledger;
  }

  async function eachGaveOneSubscription(enterpriseId: string, paid: (typeof payments.$inferSelect)[]) {
    const granted = await app.db
      .select()
      .from(subscriptions)
      .where(and(eq(subscriptions.enterpriseId, enterpriseId), isNotNull(subscriptions.activatedAt)));
    expect(granted.map(({ id }) => id).toSorted()).toEqual(paid.map((one) => one.subscriptionId).toSorted());
    for (const one of granted) {
      const payment = paid.find(({ subscriptionId }) => subscriptionId === one.id);
      expect(one.amount).toBe(payment?.amount);
      const isShort = one.amount + one.credit < fullPrice(one.monthlyPrice, one.frequency);
      if (isShort) expect(payment?.attention).toMatch(/CreditVoid|PaidTwice/);
      const events = await app.db.$count(
        paymentEvents,
        and(eq(paymentEvents.paymentId, payment?.id ?? ''), eq(paymentEvents.outcome, 'paid')),
      );
      expect(events).toBe(1);
    }
    // One that is replaced in the millisecond it began keeps that one, since a period is never empty, and comes before
    // what replaced it.
    const inOrder = granted.toSorted(
      (one, other) =>
        one.startsAt.getTime() - other.startsAt.getTime() || one.endsAt.getTime() - other.endsAt.getTime(),
    );
    for (const [index, one] of inOrder.slice(1).entries())
      expect(one.startsAt.getTime()).toBeGreaterThanOrEqual((inOrder[index]?.endsAt.getTime() ?? 0) - 1);
  }

  async function numbersHaveNoGap(): Promise<void> {
    const [last] = await app.db.select({ number: max(receipts.number) }).from(receipts);
    expect(last?.number ?? 0).toBe(await app.db.$count(receipts));
  }

  async function statusFollows(enterpriseId: string): Promise<void> {
    const rows = await app.db.select().from(subscriptions).where(eq(subscriptions.enterpriseId, enterpriseId));
    const isRunning = rows.some(
      ({ status, startsAt, endsAt }) => status === 'Active' && startsAt <= clock() && endsAt > clock(),
    );
    const hadOne = rows.some(({ activatedAt }) => activatedAt !== null);
    const [enterprise] = await app.db.select().from(enterprises).where(eq(enterprises.id, enterpriseId));
    expect(enterprise?.status).toBe(isRunning || !hadOne ? 'Active' : 'Expired');
  }

  const counted = { payments: 0, paid: 0, histories: 0 };

  test(
    `${wanted} payments or more, through lost, doubled, late and forged notices and killed processes: the books agree to the franc`,
    async () => {
      const deadline = performance.now() + minutes * MINUTE;
      for (let batch = 0; counted.payments < wanted && performance.now() < deadline; batch++) {
        await fc.assert(fc.asyncProperty(history, holds), {
          numRuns: BATCH,
          seed: seed + batch,
          interruptAfterTimeLimit: 600_000,
        });
        counted.histories += BATCH;
      }
      const { settled, granted } = await booksAgree(beginning);
      console.info(
        `${name}: ${counted.payments} payments in ${counted.histories} histories from seed ${seed}, ${counted.paid} paid, none lost, none twice, none forged; ${settled.amount} GNF settled, recorded and granted for ${granted.months} months`,
      );
    },
    24 * 3_600_000,
  );
});
