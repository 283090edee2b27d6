import { and, eq, gte, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import { grantedStates } from '../../shared/subscriptions/status.ts';
import { monthsBilled } from '../../shared/subscriptions/terms.ts';
import type { Context } from '../context.ts';
import { paymentEvents, payments, receipts, subscriptions } from '../db/schema/index.ts';

export interface Ledger {
  /** Payments Paid. GNF. */
  settled: { count: number; amount: number };
  /** What the providers say they received, by the events that settled. GNF. */
  recorded: { count: number; amount: number };
  /** Subscriptions given for money, and the test payments, which give none. GNF and months billed. */
  granted: { count: number; amount: number; months: number; testAmount: number };
  receipts: number;
  /** Payments on which the three do not agree: always empty. */
  differences: string[];
}

/**
 * The books of a period, `from` included and `to` not: money settled, money recorded by the providers, and what was
 * given for it, each summed from its own table. In order they are equal to the franc.
 */
export async function readLedger(ctx: Pick<Context, 'db'>, { from, to }: { from: Date; to: Date }): Promise<Ledger> {
  const paid = await ctx.db
    .select({
      id: payments.id,
      amount: payments.amount,
      purpose: payments.purpose,
      recorded: paymentEvents.amount,
      granted: subscriptions.amount,
      grantedAt: subscriptions.activatedAt,
      frequency: subscriptions.frequency,
      receipt: receipts.number,
    })
    .from(payments)
    .leftJoin(paymentEvents, and(eq(paymentEvents.paymentId, payments.id), eq(paymentEvents.outcome, 'paid')))
    .leftJoin(subscriptions, eq(subscriptions.id, payments.subscriptionId))
    .leftJoin(receipts, eq(receipts.paymentId, payments.id))
    .where(and(eq(payments.status, 'Paid'), gte(payments.settledAt, from), lt(payments.settledAt, to)));
  const differences = paid
    .filter(({ amount, purpose, recorded, granted, grantedAt, receipt }) => {
      const isGiven = purpose === 'Test' || (granted === amount && grantedAt !== null);
      return recorded !== amount || receipt === null || !isGiven;
    })
    .map(({ id }) => id);
  return {
    settled: { count: paid.length, amount: sum(paid.map(({ amount }) => amount)) },
    recorded: await recordedIn(ctx, from, to),
    granted: {
      ...(await grantedIn(ctx, from, to)),
      testAmount: sum(paid.filter(({ purpose }) => purpose === 'Test').map(({ amount }) => amount)),
    },
    receipts: await ctx.db.$count(receipts, and(gte(receipts.issuedAt, from), lt(receipts.issuedAt, to))),
    differences,
  };
}

async function recordedIn(ctx: Pick<Context, 'db'>, from: Date, to: Date) {
  const [row] = await ctx.db
    .select({ count: sql<number>`count(*)::int`, amount: sql<string>`coalesce(sum(${paymentEvents.amount}), 0)` })
    .from(paymentEvents)
    .where(
      and(
        eq(paymentEvents.outcome, 'paid'),
        eq(paymentEvents.isTrusted, true),
        gte(paymentEvents.receivedAt, from),
        lt(paymentEvents.receivedAt, to),
      ),
    );
  return { count: row?.count ?? 0, amount: Number(row?.amount ?? 0) };
}

async function grantedIn(ctx: Pick<Context, 'db'>, from: Date, to: Date) {
  const rows = await ctx.db
    .select({ amount: subscriptions.amount, frequency: subscriptions.frequency })
    .from(subscriptions)
    .where(
      and(
        isNotNull(subscriptions.activatedAt),
        inArray(subscriptions.status, grantedStates),
        gte(subscriptions.activatedAt, from),
        lt(subscriptions.activatedAt, to),
      ),
    );
  return {
    count: rows.length,
    amount: sum(rows.map(({ amount }) => amount)),
    months: sum(rows.map(({ frequency }) => monthsBilled(frequency))),
  };
}

const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0);
