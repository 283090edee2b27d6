import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { PaymentFilter, PaymentListQuery } from '../../../shared/payments/contract.ts';
import type { PaymentEntry, PaymentTotals } from '../../../shared/payments/historyViews.ts';
import type { Context } from '../../context.ts';
import { enterprises, packages, payments, receipts, subscriptions } from '../../db/schema/index.ts';
import { countRows, type Page } from '../../http/listQuery.ts';
import { reasonOf } from '../presenter.ts';
import { conditionsOf } from './conditions.ts';

/** Past so many rows no sum is made: a shorter period says more, and costs less. */
const SUM_CAP = 10_000;

const BATCH = 500;

/** Payments with what is shown beside them. */
export const entriesOf = (ctx: Context) =>
  ctx.db
    .select({
      payment: payments,
      subscription: subscriptions,
      packageName: packages.nameFr,
      enterprise: { id: enterprises.id, name: enterprises.name, accountNumber: enterprises.accountNumber },
      receipt: receipts,
    })
    .from(payments)
    .leftJoin(subscriptions, eq(subscriptions.id, payments.subscriptionId))
    .leftJoin(packages, eq(packages.id, subscriptions.packageId))
    .leftJoin(enterprises, eq(enterprises.id, payments.enterpriseId))
    .leftJoin(receipts, eq(receipts.paymentId, payments.id));

type EntryRow = Awaited<ReturnType<typeof entriesOf>>[number];

const columns = { createdAt: payments.createdAt, amount: payments.amount };

/** A page of the payments and how many there are, counted up to the cap. */
export async function listEntries(ctx: Context, { filter, sort }: PaymentListQuery, page: Page) {
  const [field, direction] = sort ?? ['createdAt', 'DESC'];
  const where = conditionsOf(ctx, filter);
  const order = direction === 'ASC' ? asc : desc;
  const rows = await entriesOf(ctx)
    .where(where)
    .orderBy(order(columns[field]), order(payments.id))
    .limit(page.limit)
    .offset(page.offset);
  const counted = ctx.db.select({ one: sql`1` }).from(payments).where(where);
  return { rows: rows.map(presentEntry), total: await countRows(ctx.db, counted, page) };
}

/** The entries of these payments, the newest first. */
export async function entriesNamed(ctx: Context, ids: string[]): Promise<PaymentEntry[]> {
  const rows = await entriesOf(ctx).where(inArray(payments.id, ids)).orderBy(desc(payments.createdAt));
  return rows.map(presentEntry);
}

/** All the payments that the filter finds, the newest first, a batch at a time. */
export async function* everyEntry(ctx: Context, filter: PaymentFilter | undefined): AsyncGenerator<PaymentEntry> {
  const where = conditionsOf(ctx, filter);
  let after: SQL | undefined;
  for (;;) {
    const rows = await entriesOf(ctx)
      .where(and(where, after))
      .orderBy(desc(payments.createdAt), desc(payments.id))
      .limit(BATCH);
    yield* rows.map(presentEntry);
    const last = rows.at(-1)?.payment;
    if (!last || rows.length < BATCH) return;
    after = sql`(${payments.createdAt}, ${payments.id}) < (${last.createdAt.toISOString()}::timestamptz, ${last.id}::uuid)`;
  }
}

/** What the filtered payments come to; beyond the cap a sum would cost a scan and is not made. GNF. */
export async function totalsOf(ctx: Context, filter: PaymentFilter | undefined): Promise<PaymentTotals> {
  const counted = ctx.db
    .select({ status: payments.status, amount: payments.amount })
    .from(payments)
    .where(conditionsOf(ctx, filter))
    .limit(SUM_CAP + 1)
    .as('counted');
  const [row] = await ctx.db
    .select({
      count: sql<number>`count(*)::int`,
      settledCount: sql<number>`(count(*) filter (where ${counted.status} = 'Paid'))::int`,
      settledAmount: sql<string>`coalesce(sum(${counted.amount}) filter (where ${counted.status} = 'Paid'), 0)`,
    })
    .from(counted);
  const count = row?.count ?? 0;
  if (!row || count > SUM_CAP) return { count: Math.min(count, SUM_CAP), isComplete: !row, settled: null };
  return { count, isComplete: true, settled: { count: row.settledCount, amount: Number(row.settledAmount) } };
}

export function presentEntry({ payment, packageName, enterprise, receipt }: EntryRow): PaymentEntry {
  const { id, orderId, purpose, status, attention, amount, provider, providerReference, description } = payment;
  return {
    id,
    orderId,
    purpose,
    status,
    failureReason: reasonOf(payment.failureReason),
    attention,
    attentionSettledAt: payment.attentionSettledAt?.toISOString() ?? null,
    amount,
    provider,
    providerReference,
    description,
    createdAt: payment.createdAt.toISOString(),
    settledAt: payment.settledAt?.toISOString() ?? null,
    receiptNumber: receipt?.number ?? null,
    packageName,
    enterprise,
  };
}
