import { and, eq, exists, gte, inArray, isNull, lt, lte, not, notExists, or, type SQL, sql } from 'drizzle-orm';
import type { EnterpriseFiguresFilter } from '../../shared/enterpriseFigures/contract.ts';
import type { EnterpriseSituation, PackageSituation } from '../../shared/enterpriseFigures/situations.ts';
import { dayAfter } from '../../shared/statistics/period.ts';
import { grantedStates } from '../../shared/subscriptions/status.ts';
import type { Context } from '../context.ts';
import { enterprises, subscriptions } from '../db/schema/index.ts';
import { isFollowed, subscriptionRuns } from '../db/subscriptionRuns.ts';
import { enterpriseCondition } from '../enterprises/agents/queries.ts';
import type { Facts } from './facts.ts';

const DAY_MS = 86_400_000;

const daysFrom = (now: Date, days: number) => new Date(now.getTime() + days * DAY_MS);

/** Whose package needs a word by now. */
export function situationCondition(
  ctx: Pick<Context, 'db' | 'now'>,
  { running, seen }: Facts,
  situation: EnterpriseSituation,
): SQL | undefined {
  const { db, now } = ctx;
  const granted = db
    .select({ one: sql`1` })
    .from(subscriptions)
    .where(and(eq(subscriptions.enterpriseId, enterprises.id), inArray(subscriptions.status, [...grantedStates])));
  switch (situation) {
    case 'lapsed':
      return and(isNull(running.endsAt), exists(granted));
    case 'neverSubscribed':
      // Whoever has a running one was granted it: only of the others it is looked up.
      return and(isNull(running.endsAt), notExists(granted));
    case 'neverLoggedIn':
      return isNull(seen.lastSeenAt);
    default: {
      const itsOwn = eq(subscriptions.enterpriseId, enterprises.id);
      const runs = and(itsOwn, subscriptionRuns(now), packageCondition(ctx, situation));
      return exists(db.select({ one: sql`1` }).from(subscriptions).where(runs));
    }
  }
}

/** Of packages that run: which end soon with nothing paid for afterwards, or are not used. */
export function packageCondition({ now }: Pick<Context, 'now'>, situation: PackageSituation): SQL | undefined {
  switch (situation) {
    case 'ending7':
      return endsWithin(now, 7);
    case 'ending30':
      return endsWithin(now, 30);
    case 'unused':
      return isNull(subscriptions.firstUsedAt);
  }
}

const endsWithin = (now: Date, days: number) =>
  and(lte(subscriptions.endsAt, daysFrom(now, days)), not(isFollowed(now)));

/** Which enterprises the list shows under its filter. */
export async function figuresCondition(
  ctx: Context,
  facts: Facts,
  filter: EnterpriseFiguresFilter | undefined,
): Promise<SQL | undefined> {
  if (!filter) return undefined;
  const { q, situation, inactiveDays, endsFrom, endsTo } = filter;
  const { running, seen } = facts;
  return and(
    await enterpriseCondition(ctx, undefined, q === undefined ? undefined : { q }),
    situation && situationCondition(ctx, facts, situation),
    inactiveDays === undefined
      ? undefined
      : or(
          lt(seen.lastSeenAt, daysFrom(ctx.now, -inactiveDays)),
          and(isNull(seen.lastSeenAt), lt(enterprises.createdAt, daysFrom(ctx.now, -inactiveDays))),
        ),
    endsFrom === undefined && endsTo === undefined ? undefined : sql`${running.isToRenew}`,
    endsFrom === undefined ? undefined : gte(running.endsAt, new Date(endsFrom)),
    endsTo === undefined ? undefined : lt(running.endsAt, new Date(dayAfter(endsTo))),
  );
}
