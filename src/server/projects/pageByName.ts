import { asc, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { countedUpTo } from '../../shared/api/lists.ts';
import type { Context } from '../context.ts';
import { literal } from '../db/literal.ts';
import { cities, projects, services } from '../db/schema/index.ts';
import type { Page } from '../http/listQuery.ts';

/** Orders by the name of something that few projects differ in. */
const named = {
  serviceName: { column: projects.serviceId, table: services, name: services.nameFr },
  cityName: { column: projects.cityId, table: cities, name: cities.name },
} as const;

export type NamedField = keyof typeof named;

export const isNamed = (field: string): field is NamedField => field in named;

/**
 * Sorting so many projects whole would cost more than collecting them name by name. The least that any page counts to.
 */
const SORTED_WHOLE_MAX = countedUpTo(1);

export interface NamedPage {
  where: SQL | undefined;
  sort: readonly [NamedField, 'ASC' | 'DESC'];
  page: Page;
}

/** The ids of a page in the order of a name. `total`: how many match, counted up to the cap. */
export async function pageByName(ctx: Context, wanted: NamedPage, total: number): Promise<string[]> {
  if (total === 0) return [];
  return total < SORTED_WHOLE_MAX ? sortWhole(ctx, wanted) : collectByName(ctx, wanted);
}

function orderOf([field, direction]: NamedPage['sort']) {
  return { ...named[field], order: direction === 'ASC' ? asc : desc };
}

async function sortWhole(ctx: Context, { where, sort, page }: NamedPage): Promise<string[]> {
  const { column, table, name, order } = orderOf(sort);
  const rows = await ctx.db
    .select({ id: projects.id })
    .from(projects)
    .leftJoin(table, eq(table.id, column))
    .where(where)
    .orderBy(order(name), order(projects.submittedAt), order(projects.id))
    .limit(literal(page.limit))
    .offset(page.offset);
  return rows.map(({ id }) => id);
}

/**
 * The newest first within a name: of each name an index gives as many as could be shown, and no project more is read.
 * Those without come last in both directions.
 */
async function collectByName(ctx: Context, { where, sort, page }: NamedPage): Promise<string[]> {
  const { column, table, name, order } = orderOf(sort);
  const { offset, limit } = page;
  const names = await ctx.db.select({ id: table.id }).from(table).orderBy(order(name));
  const newest = (condition: SQL) =>
    ctx.db
      .select({ id: projects.id, at: sql`${projects.submittedAt}`.as('at') })
      .from(projects)
      .where(where ? sql`${condition} and ${where}` : condition)
      .orderBy(desc(projects.submittedAt), desc(projects.id))
      .limit(offset + limit);
  const ranks = sql`unnest(${sql.param(names.map(({ id }) => id))}::uuid[]) with ordinality as one (id, rank)`;
  const ofNames = sql`${ranks} cross join lateral (${newest(sql`${column} = one.id`)}) as found`;
  const rows = await ctx.db
    .select({ id: sql<string>`found.id` })
    .from(ofNames)
    .orderBy(sql`one.rank`, sql`found.at desc`, sql`found.id desc`)
    .limit(limit)
    .offset(offset);
  const ids = rows.map(({ id }) => id);
  if (ids.length === limit) return ids;
  const [counted] = await ctx.db.select({ total: sql<number>`count(*)::int` }).from(ofNames);
  const without = await newest(isNull(column));
  const skipped = Math.max(0, offset - (counted?.total ?? 0));
  return [...ids, ...without.slice(skipped).map(({ id }) => id)].slice(0, limit);
}
