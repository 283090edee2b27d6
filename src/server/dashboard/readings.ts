import { asc, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { MAX_COUNTED } from '../../shared/dashboard/figures.ts';
import type { Context } from '../context.ts';

interface Reading {
  value: number;
  since: Date | null;
}

export type ReadFigure = (ctx: Context) => Promise<Reading>;

type Condition = (ctx: Context) => SQL | undefined;

/**
 * So many of them, and since when the oldest waits. An index finds the rows, and no more than a thousand are counted,
 * so that no figure grows with the market: it needs an index that has its condition and its instant.
 */
export function waiting(table: PgTable, since: PgColumn, condition: Condition): ReadFigure {
  return async (ctx) => {
    const found = ctx.db
      .select({ at: sql<string>`${since}`.as('at') })
      .from(table)
      .where(condition(ctx))
      .orderBy(asc(since))
      .limit(MAX_COUNTED + 1)
      .as('found');
    const [row] = await ctx.db
      .select({ value: sql<number>`count(*)::int`, since: sql<string | null>`min(${found.at})` })
      .from(found);
    return { value: row?.value ?? 0, since: row?.since ? new Date(row.since) : null };
  };
}

/** So many of them, up to a thousand and one. */
export function counted(table: PgTable, condition: Condition): ReadFigure {
  return async (ctx) => {
    const found = ctx.db
      .select({ one: sql`1`.as('one') })
      .from(table)
      .where(condition(ctx))
      .limit(MAX_COUNTED + 1)
      .as('found');
    const [row] = await ctx.db.select({ value: sql<number>`count(*)::int` }).from(found);
    return { value: row?.value ?? 0, since: null };
  };
}

/** The sum of a column of the figures by day. */
export function summed(table: PgTable, column: PgColumn, condition: Condition): ReadFigure {
  return async (ctx) => {
    const [row] = await ctx.db
      .select({ value: sql<number>`coalesce(sum(${column}), 0)::float8`.mapWith(Number) })
      .from(table)
      .where(condition(ctx));
    return { value: row?.value ?? 0, since: null };
  };
}
