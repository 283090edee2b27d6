import { and, asc, eq, gt, gte, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgSelect } from 'drizzle-orm/pg-core';
import type { EnterpriseFiguresFilter, EnterpriseFiguresSort } from '../../shared/enterpriseFigures/contract.ts';
import { reactionHours } from '../../shared/enterpriseFigures/situations.ts';
import type { EnterpriseFiguresItem } from '../../shared/enterpriseFigures/views.ts';
import { isoDate } from '../../shared/format/dates.ts';
import { SCORE_FROM, SCORE_START, scoreOf } from '../../shared/reviews/score.ts';
import { pointsOf } from '../../shared/statistics/period.ts';
import { monthsBilled } from '../../shared/subscriptions/terms.ts';
import type { Context } from '../context.ts';
import { enterprises, payments } from '../db/schema/index.ts';
import { keysetPages } from '../http/keysetPages.ts';
import { countRows, type Page } from '../http/listQuery.ts';
import { figuresCondition } from './conditions.ts';
import { type Facts, factsOf, reactionClass } from './facts.ts';

interface Request {
  filter: EnterpriseFiguresFilter | undefined;
  sort: readonly [EnterpriseFiguresSort, 'ASC' | 'DESC'] | undefined;
  page: Page;
}

/** A page of enterprises with what they did and brought, and how many there are (docs/decisions/0088). */
export async function listEnterpriseFigures(ctx: Context, { filter, sort, page }: Request) {
  const facts = factsOf(ctx);
  const where = await figuresCondition(ctx, facts, filter);
  const [field, direction] = sort ?? (['name', 'ASC'] as const);
  const found = idsOf(ctx, facts).where(where);
  const [ids, total] = await Promise.all([
    idsOf(ctx, facts)
      .where(where)
      .orderBy(sql`${sortColumn(facts, field)} ${sql.raw(direction)} nulls last`, asc(enterprises.id))
      .limit(page.limit)
      .offset(page.offset),
    countRows(ctx.db, found, page),
  ]);
  const rows = new Map(
    (
      await readRows(
        ctx,
        ids.map(({ id }) => id),
      )
    ).map((row) => [row.id, row]),
  );
  return { rows: ids.flatMap(({ id }) => rows.get(id) ?? []), total };
}

/** Every enterprise under a filter, the oldest first: read page by page. */
export async function exportEnterpriseFigures(ctx: Context, filter: EnterpriseFiguresFilter | undefined) {
  const facts = factsOf(ctx);
  const where = await figuresCondition(ctx, facts, filter);
  return keysetPages(async (after: EnterpriseFiguresItem | undefined, limit) => {
    const ids = await idsOf(ctx, facts)
      .where(and(where, after && gt(enterprises.id, after.id)))
      .orderBy(asc(enterprises.id))
      .limit(limit);
    return readRows(
      ctx,
      ids.map(({ id }) => id),
    );
  });
}

/** Each enterprise with its facts, where it has any. */
const withFacts = <Query extends PgSelect>(query: Query, { totals, seen, running }: Facts) =>
  query
    .leftJoin(totals, eq(totals.enterpriseId, enterprises.id))
    .leftJoin(seen, eq(seen.enterpriseId, enterprises.id))
    .leftJoin(running, eq(running.enterpriseId, enterprises.id));

const idsOf = ({ db }: Context, facts: Facts) =>
  withFacts(db.select({ id: enterprises.id }).from(enterprises).$dynamic(), facts);

function sortColumn(facts: Facts, field: EnterpriseFiguresSort): SQL {
  const { totals, seen, running } = facts;
  switch (field) {
    case 'name':
      return sql`f_unaccent(lower(${enterprises.name}))`;
    case 'reaction':
      return reactionClass(facts);
    case 'score':
      // In the order of `scoreOf`, without those that have too few reviews for one.
      return sql`case when ${totals.ratings} >= ${SCORE_FROM}
        then (${SCORE_START.sum}::numeric + ${totals.ratingSum}) / (${SCORE_START.count}::int + ${totals.ratings}) end`;
    case 'lastSeenAt':
      return sql`${seen.lastSeenAt}`;
    case 'endsAt':
      return sql`${running.endsAt}`;
    default:
      return sql`coalesce(${totals[field]}, 0)`;
  }
}

/** These enterprises with their facts and the money of the last twelve months, by id. */
async function readRows(ctx: Context, ids: readonly string[]): Promise<EnterpriseFiguresItem[]> {
  if (ids.length === 0) return [];
  const facts = factsOf(ctx, ids);
  const { totals, seen, running } = facts;
  const [found, paid] = await Promise.all([
    withFacts(
      ctx.db
        .select({
          id: enterprises.id,
          name: enterprises.name,
          status: enterprises.status,
          accepted: totals.accepted,
          reactions: totals.reactions,
          reactionClass: reactionClass(facts),
          quoted: totals.quoted,
          hired: totals.hired,
          ratingSum: totals.ratingSum,
          ratings: totals.ratings,
          complaints: totals.complaints,
          paid: totals.paid,
          lastSeenAt: seen.lastSeenAt,
          packageName: running.packageName,
          endsAt: running.endsAt,
          isToRenew: running.isToRenew,
          frequency: running.frequency,
          monthlyPrice: running.monthlyPrice,
        })
        .from(enterprises)
        .$dynamic(),
      facts,
    )
      .where(inArray(enterprises.id, [...ids]))
      .orderBy(asc(enterprises.id)),
    readPaid(ctx, ids),
  ]);
  const months = lastMonths(ctx.now);
  return found.map((row) => ({
    id: row.id,
    name: row.name,
    status: row.status,
    accepted: row.accepted ?? 0,
    contacted: (row.reactions ?? []).reduce((sum, count) => sum + count, 0),
    reactionHours: row.reactionClass === null ? null : (reactionHours[row.reactionClass - 1] ?? null),
    quoted: row.quoted ?? 0,
    hired: row.hired ?? 0,
    score: scoreOf({ sum: row.ratingSum ?? 0, count: row.ratings ?? 0 }),
    complaints: row.complaints ?? 0,
    lastSeenAt: row.lastSeenAt?.toISOString() ?? null,
    paid: row.paid ?? 0,
    months: months.map((month) => ({
      month,
      paid: paid.find((one) => one.enterpriseId === row.id && one.month === month)?.amount ?? 0,
    })),
    packageName: row.packageName,
    endsAt: row.endsAt?.toISOString() ?? null,
    expected: row.isToRenew && row.frequency ? (row.monthlyPrice ?? 0) * monthsBilled(row.frequency) : null,
  }));
}

/** The first days of the last twelve months, this one last. */
export function lastMonths(now: Date): string[] {
  const from = isoDate(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 11, 1)));
  return pointsOf({ from, to: isoDate(now) }, 'month');
}

function readPaid({ db, now }: Context, ids: readonly string[]) {
  const [from = isoDate(now)] = lastMonths(now);
  return db
    .select({
      enterpriseId: payments.enterpriseId,
      month: sql<string>`to_char(${payments.settledAt} at time zone 'UTC', 'YYYY-MM-01')`,
      amount: sql<number>`sum(${payments.amount})::float8`.mapWith(Number),
    })
    .from(payments)
    .where(
      and(
        inArray(payments.enterpriseId, [...ids]),
        eq(payments.status, 'Paid'),
        gte(payments.settledAt, new Date(from)),
      ),
    )
    .groupBy(payments.enterpriseId, sql`2`);
}
