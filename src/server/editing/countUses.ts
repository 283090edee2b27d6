import { type SQL, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { rowsOf } from '../db/rowsOf.ts';

/** Counting stops here: a larger number is not needed and would cost a scan. */
const MOST = 1000;

/** What uses a record: each a `from … where …` that finds the rows that do. */
type Uses<Name extends string> = Record<Name, SQL>;

/**
 * How many rows each use has, counted up to 1000, as one column of a list. In a list of one table Drizzle writes a
 * column without its table's name, which means another one inside these: the outer row is named in words, `cities.id`.
 */
export function usesColumn<Name extends string>(uses: Uses<Name>): SQL<Record<Name, number>> {
  const counts = (Object.keys(uses) as Name[]).map(
    (name) =>
      sql`${sql.raw(`'${name}'`)}, (select count(*)::int from (select 1 ${uses[name]} limit ${sql.raw(String(MOST))}) found)`,
  );
  return sql<Record<Name, number>>`json_build_object(${sql.join(counts, sql`, `)})`;
}

/** The same of one record. */
export async function countUses<Name extends string>(ctx: Context, uses: Uses<Name>): Promise<Record<Name, number>> {
  const [row] = await rowsOf<{ uses: Record<Name, number> }>(ctx.db, sql`select ${usesColumn(uses)} as uses`);
  if (!row) throw new Error('Nothing was counted');
  return row.uses;
}
