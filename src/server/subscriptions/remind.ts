import { and, asc, eq, gt, inArray, lte, notExists, type SQL, sql } from 'drizzle-orm';
import { operatingStates } from '../../shared/enterprises/status.ts';
import { formatDateTime } from '../../shared/format/dates.ts';
import { REMINDER_DAYS } from '../../shared/subscriptions/terms.ts';
import { type Context, inTransaction } from '../context.ts';
import { enterprises, messages, packages, subscriptions } from '../db/schema/index.ts';
import { draftsTo } from '../enterprises/draftsTo.ts';
import { eachAlone } from '../jobs/eachAlone.ts';
import { queueMessages } from '../messages/queueMessages.ts';

const DAY_MS = 86_400_000;

/**
 * Reminds 7 days and 1 day before the end, once each: whoever cancelled, and whoever has paid for what follows, is left
 * alone.
 */
export async function remind(ctx: Context): Promise<void> {
  const occasion = occasionAt(ctx.now);
  const soon = await ctx.db
    .select({ subscription: subscriptions, enterprise: enterprises, plan: packages, occasion })
    .from(subscriptions)
    .innerJoin(enterprises, eq(enterprises.id, subscriptions.enterpriseId))
    .innerJoin(packages, eq(packages.id, subscriptions.packageId))
    .where(
      and(
        eq(subscriptions.status, 'Active'),
        eq(subscriptions.renews, true),
        gt(subscriptions.endsAt, ctx.now),
        lte(subscriptions.endsAt, new Date(ctx.now.getTime() + Math.max(...REMINDER_DAYS) * DAY_MS)),
        inArray(enterprises.status, operatingStates),
        notExists(
          ctx.db
            .select({ one: sql`1` })
            .from(messages)
            .where(eq(messages.dedupeKey, sql`'sms:' || ${occasion}`)),
        ),
      ),
    )
    .orderBy(asc(subscriptions.endsAt));
  const followed = await enterprisesPaidBeyond(
    ctx,
    soon.map(({ enterprise }) => enterprise.id),
  );
  await eachAlone(soon, async ({ subscription, enterprise, plan, occasion: dedupeKey }) => {
    if ((followed.get(enterprise.id) ?? 0) > subscription.endsAt.getTime()) return;
    const reminder = {
      template: 'packageEndsSoon',
      dedupeKey,
      params: {
        enterprise: enterprise.name,
        package: plan.nameFr,
        end: formatDateTime(subscription.endsAt),
        link: `${ctx.config.APP_URL}/gestion-de-compte/forfaits`,
      },
    } as const;
    await inTransaction(ctx, async (tx) => queueMessages(tx, await draftsTo(tx, enterprise, reminder)));
  });
}

/** Names the reminder that is due by `now`. Each enterprise is told by SMS: that message says whether it was. */
function occasionAt(now: Date): SQL<string> {
  const cases = REMINDER_DAYS.map((days) => {
    const until = new Date(now.getTime() + days * DAY_MS).toISOString();
    return sql`when ${subscriptions.endsAt} <= ${until}::timestamptz then ${String(days)}`;
  });
  return sql<string>`'endsSoon:' || ${subscriptions.id} || ':' || case ${sql.join(cases, sql` `)} end`;
}

/** Until when each of them is paid, in milliseconds. */
async function enterprisesPaidBeyond(ctx: Context, ids: string[]): Promise<Map<string, number>> {
  const rows = await ctx.db
    .select({ id: subscriptions.enterpriseId, endsAt: subscriptions.endsAt })
    .from(subscriptions)
    .where(and(inArray(subscriptions.enterpriseId, ids), eq(subscriptions.status, 'Active')));
  const paid = new Map<string, number>();
  for (const { id, endsAt } of rows) paid.set(id, Math.max(paid.get(id) ?? 0, endsAt.getTime()));
  return paid;
}
