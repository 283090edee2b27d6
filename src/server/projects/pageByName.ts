import { asc, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { cities, projects, services } from '../db/schema/index.ts';
import type { Page } from '../http/listQuery.ts';

/** Orders by the name of something that few projects differ in. */
const named = {
  serviceName: { column: projects.serviceId, table: services, name: services.nameFr },
  cityName: { column: projects.cityId, table: cities, name: cities.name },
} as const;

export type NamedField = keyof typeof named;

export const isNamed = (field: string): field is NamedField => field in named;

/** Every page counts at least so far (`countedUpTo`). */
const SORTED_WHOLE_MAX = 200;

/** Whether a page by name is better collected name by name: sorting so many projects whole would cost more. */
export const isMany = (total: number): boolean => total >= SORTED_WHOLE_MAX;

/** The ids of a page in the order of a name where few match: all of them are sorted. */
export async function sortByName(
  ctx: Context,
  where: SQL | undefined,
  [field, direction]: readonly [NamedField, 'ASC' | 'DESC'],
  { offset, limit }: Page,
): Promise<string[]> {
  const { column, table, name } = named[field];
  const order = direction === 'ASC' ? asc : desc;
  const rows = await ctx.db
    .select({ id: projects.id })
    .from(projects)
    .leftJoin(table, eq(table.id, column))
    .where(where)
    .orderBy(order(name), order(projects.submittedAt), order(projects.id))
    .limit(limit)
    .offset(offset);
  return rows.map(({ id }) => id);
}

/**
 * The ids of a page in the order of a name, the newest first within it: of each name an index gives as many as could be shown, and no project
 * more is read. Those without come last in both directions.
 */
export async function pageByName(
  ctx: Context,
  where: SQL | undefined,
  [field, direction]: readonly [NamedField, 'ASC' | 'DESC'],
  { offset, limit }: Page,
): Promise<string[]> {
  const { column, table, name } = named[field];
  const order = direction === 'ASC' ? asc : desc;
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
