import { eq } from 'drizzle-orm';
import * as fc from 'fast-check';
import type { Context } from '../../../src/server/context.ts';
import { inTransaction } from '../../../src/server/context.ts';
import { payments } from '../../../src/server/db/schema/index.ts';
import { Refusal } from '../../../src/server/http/errors.ts';
import { checkPayment } from '../../../src/server/payments/checkPayment.ts';
import type { PaymentProviders } from '../../../src/server/payments/providers/provider.ts';
import { ProviderRefused, ProviderUnavailable } from '../../../src/server/payments/providers/providerErrors.ts';
import { receiveNotice } from '../../../src/server/payments/receiveNotice.ts';
import { payableFor } from '../../../src/server/payments/reservePayment.ts';
import { sweepPayments } from '../../../src/server/payments/sweepPayments.ts';
import { expireSubscriptions } from '../../../src/server/subscriptions/expireSubscriptions.ts';
import { reserveSubscription } from '../../../src/server/subscriptions/reserveSubscription.ts';
import { frequencyNames, type PaymentFrequency } from '../../../src/shared/subscriptions/status.ts';
import type { FakeProvider, Notice, PayerAct } from './fakeProvider.ts';
import { Killed, killable } from './killable.ts';

/**
 * What can happen to an enterprise's payments. `which` names one of those opened so far; `dies` is the statement at
 * which the process is killed.
 */
export type Step =
  | { kind: 'checkout'; plan: number; frequency: PaymentFrequency; isNow: boolean; dies: number }
  | { kind: 'retry'; which: number; dies: number }
  | { kind: 'act'; which: number; payer: PayerAct }
  | { kind: 'notice'; which: number; copies: number; dies: number }
  | { kind: 'keepNotice'; which: number }
  | { kind: 'oldNotice'; which: number; dies: number }
  | { kind: 'forge'; which: number }
  | { kind: 'ask'; which: number; dies: number }
  | { kind: 'wait'; minutes: number }
  | { kind: 'sweep'; dies: number }
  | { kind: 'clock'; dies: number };

const which = fc.nat(7);
/** Most processes live; the others die somewhere in what they are doing. */
const dies = fc.oneof(
  { weight: 3, arbitrary: fc.constant(0) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 30 }) },
);
const payer = fc.constantFrom<PayerAct>('pay', 'pay', 'pay', 'pay', 'pay', 'fail', 'cancel', 'confirm');

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 7,
    arbitrary: fc.record({
      kind: fc.constant('checkout' as const),
      plan: fc.nat(2),
      frequency: fc.constantFrom(...frequencyNames),
      isNow: fc.boolean(),
      dies,
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('retry' as const), which, dies }) },
  { weight: 9, arbitrary: fc.record({ kind: fc.constant('act' as const), which, payer }) },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('notice' as const), which, copies: fc.integer({ min: 1, max: 3 }), dies }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('keepNotice' as const), which }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('oldNotice' as const), which, dies }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('forge' as const), which }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('ask' as const), which, dies }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('wait' as const), minutes: fc.integer({ min: 1, max: 200 }) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('sweep' as const), dies }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('clock' as const), dies }) },
);

export const history = fc.array(step, { minLength: 10, maxLength: 60, size: 'max' });

export interface Stage {
  fake: FakeProvider;
  providers: PaymentProviders;
  /** The contractor's own context at this moment. */
  contextNow: () => Context;
  /** The same for a job. */
  jobNow: () => Context;
  wait: (minutes: number) => void;
  enterpriseId: string;
  userId: string;
  packageIds: readonly string[];
  kept: Notice[];
}

const addresses = {
  returnUrl: 'https://oasis.example/payment/success',
  cancelUrl: 'https://oasis.example/payment/cancel',
};

/**
 * Lets one thing happen. Refusals and a provider's silence are answers like any other; a killed process leaves what it
 * committed.
 */
export async function play(stage: Stage, step: Step): Promise<void> {
  try {
    await perform(stage, step);
  } catch (error) {
    if (!isExpected(error)) throw error;
  }
}

/** What was done one after the other raises the failures together (`jobs/eachAlone.ts`). */
function isExpected(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.every(isExpected);
  const isKilledQuery = error instanceof Error && error.cause instanceof Killed;
  return isKilledQuery || [Killed, Refusal, ProviderRefused, ProviderUnavailable].some((kind) => error instanceof kind);
}

async function perform(stage: Stage, step: Step): Promise<void> {
  const { fake, providers } = stage;
  switch (step.kind) {
    case 'checkout':
      await outwaitTheDead(stage);
      return openOne(stage, step);
    case 'retry': {
      await outwaitTheDead(stage);
      const { subscriptionId } = (await pick(stage, step.which)) ?? {};
      if (subscriptionId) await payableFor(mortal(stage.contextNow(), step.dies), providers, subscriptionId);
      return;
    }
    case 'act': {
      const payment = await pick(stage, step.which);
      if (payment?.checkoutUrl) await fake.act(payment.checkoutUrl, step.payer, stage.jobNow().now);
      return;
    }
    case 'notice':
    case 'keepNotice': {
      const payment = await pick(stage, step.which);
      const notice = payment && (await fake.notice(payment.orderId, stage.jobNow().now));
      if (!notice) return;
      if (step.kind === 'keepNotice') stage.kept.push(notice);
      else for (let copy = 0; copy < step.copies; copy++) await deliver(stage, notice, step.dies);
      return;
    }
    case 'oldNotice': {
      const notice = stage.kept[step.which % Math.max(1, stage.kept.length)];
      if (notice) await deliver(stage, notice, step.dies);
      return;
    }
    case 'forge': {
      const payment = await pick(stage, step.which);
      if (payment) await deliver(stage, fake.forgery(payment.orderId, stage.jobNow().now), 0);
      return;
    }
    case 'ask': {
      const payment = await pick(stage, step.which);
      if (payment) await checkPayment(mortal(stage.jobNow(), step.dies), providers, payment.id);
      return;
    }
    case 'wait':
      return stage.wait(step.minutes);
    case 'sweep':
      return sweepPayments(mortal(stage.jobNow(), step.dies), providers);
    case 'clock':
      return expireSubscriptions(mortal(stage.jobNow(), step.dies));
  }
}

async function openOne(stage: Stage, { plan, frequency, isNow, dies: after }: Extract<Step, { kind: 'checkout' }>) {
  const ctx = mortal(stage.contextNow(), after);
  const packageId = stage.packageIds[plan] ?? '';
  const wish = { userId: stage.userId, packageId, paymentFrequency: frequency, takeEffectImmediately: isNow };
  const { limits } = stage.providers.current;
  const { subscriptionId } = await inTransaction(ctx, (tx) =>
    reserveSubscription(tx, limits, { ...wish, ...addresses, confirmsSecondPayment: true }),
  );
  await payableFor(ctx, stage.providers, subscriptionId, addresses);
}

/** Where a process died while it opened a page, others wait for it in real time: here the clock is put on instead. */
async function outwaitTheDead({ jobNow, enterpriseId, wait }: Stage): Promise<void> {
  const rows = await jobNow().db.select().from(payments).where(eq(payments.enterpriseId, enterpriseId));
  if (rows.some(({ status, checkoutUrl }) => status === 'Created' && !checkoutUrl)) wait(2);
}

/** The notice through its door, and then the job it enqueued, unless the process died. */
async function deliver(stage: Stage, { path, body, headers }: Notice, after: number): Promise<void> {
  const [, , name, secret] = path.split('/');
  const provider = stage.providers.of(stage.fake.name);
  if (!provider || name !== stage.fake.name) throw new Error(`A notice for ${path}`);
  const asked: string[] = [];
  const ctx = mortal(stage.jobNow(), after);
  const jobs: Context['jobs'] = {
    enqueue: async (_db, queue, data) => {
      if (queue === 'payments.check') for (const one of data) if ('paymentId' in one) asked.push(one.paymentId);
    },
  };
  await receiveNotice({ ...ctx, jobs }, provider, { body: Buffer.from(body), headers, secret, now: ctx.now });
  for (const paymentId of asked) await checkPayment(ctx, stage.providers, paymentId);
}

async function pick({ jobNow, enterpriseId }: Stage, index: number) {
  const rows = await jobNow().db.select().from(payments).where(eq(payments.enterpriseId, enterpriseId));
  return rows.toSorted((one, other) => (one.id < other.id ? -1 : 1))[index % Math.max(1, rows.length)];
}

const mortal = (ctx: Context, after: number): Context => (after === 0 ? ctx : { ...ctx, db: killable(ctx.db, after) });
