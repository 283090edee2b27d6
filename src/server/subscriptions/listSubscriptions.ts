import { and, asc, desc, eq, gt, inArray, lte, type SQL, sql } from 'drizzle-orm';
import type { SubscriptionItem } from '../../shared/subscriptions/adminViews.ts';
import type { SubscriptionFilter, SubscriptionListQuery } from '../../shared/subscriptions/contract.ts';
import { ENDS_SOON_DAYS } from '../../shared/subscriptions/status.ts';
import type { Context } from '../context.ts';
import { enterprises, packages, payments, subscriptions } from '../db/schema/index.ts';
import { enterprisesNamed } from '../enterprises/namedLike.ts';
import { countRows, type Page } from '../http/listQuery.ts';

const columns = { startDate: subscriptions.startsAt, endDate: subscriptions.endsAt };

const SOON_MS = ENDS_SOON_DAYS * 86_400_000;

/** A page of the subscriptions and how many there are, counted up to the cap. */
export async function listSubscriptions(ctx: Context, { filter, sort }: SubscriptionListQuery, page: Page) {
  const where = conditionsOf(ctx, filter);
  const [field, direction] = sort ?? ['startDate', 'DESC'];
  const order = direction === 'ASC' ? asc : desc;
  const rows = await ctx.db
    .select({
      subscription: subscriptions,
      packageName: packages.nameFr,
      enterprise: { id: enterprises.id, name: enterprises.name, accountNumber: enterprises.accountNumber },
    })
    .from(subscriptions)
    .innerJoin(packages, eq(packages.id, subscriptions.packageId))
    .innerJoin(enterprises, eq(enterprises.id, subscriptions.enterpriseId))
    .where(where)
    .orderBy(order(columns[field]), order(subscriptions.id))
    .limit(page.limit)
    .offset(page.offset);
  const paid = await paymentsOf(
    ctx,
    rows.map(({ subscription }) => subscription.id),
  );
  const items = rows.map(({ subscription, packageName, enterprise }): SubscriptionItem => {
    const { id, frequency, status, startsAt, endsAt, renews, amount, credit } = subscription;
    const left = endsAt.getTime() - ctx.now.getTime();
    return {
      id,
      enterprise,
      packageName,
      frequency,
      status,
      startDate: startsAt.toISOString(),
      endDate: endsAt.toISOString(),
      renews,
      endsSoon: status === 'Active' && left > 0 && left <= SOON_MS,
      amount,
      credit,
      paymentId: paid.get(id) ?? null,
    };
  });
  const found = ctx.db.select({ one: sql`1` }).from(subscriptions).where(where);
  return { rows: items, total: await countRows(ctx.db, found, page) };
}

/** For the rows of the page only: the payment that is Paid, or else the last one. */
async function paymentsOf(ctx: Context, ids: string[]): Promise<Map<string | null, string>> {
  const rows = await ctx.db
    .select({ id: payments.id, subscriptionId: payments.subscriptionId })
    .from(payments)
    .where(inArray(payments.subscriptionId, ids))
    .orderBy(sql`${payments.status} = 'Paid'`, asc(payments.createdAt));
  return new Map(rows.map(({ id, subscriptionId }) => [subscriptionId, id]));
}

function conditionsOf(ctx: Context, wanted: SubscriptionFilter = {}): SQL | undefined {
  const { q, status, packageId, frequency, enterpriseId, endsSoon } = wanted;
  return and(
    status && inArray(subscriptions.status, [status].flat()),
    packageId ? eq(subscriptions.packageId, packageId) : undefined,
    frequency && eq(subscriptions.frequency, frequency),
    enterpriseId ? eq(subscriptions.enterpriseId, enterpriseId) : undefined,
    endsSoon ? eq(subscriptions.status, 'Active') : undefined,
    endsSoon ? gt(subscriptions.endsAt, ctx.now) : undefined,
    endsSoon ? lte(subscriptions.endsAt, new Date(ctx.now.getTime() + SOON_MS)) : undefined,
    q?.trim() ? sql`${subscriptions.enterpriseId} in ${enterprisesNamed(q)}` : undefined,
  );
}
