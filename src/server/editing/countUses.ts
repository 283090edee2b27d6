import { type SQL, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { rowsOf } from '../db/copy/tables.ts';

/** Past this a number helps nobody and costs a scan. */
const MOST = 1000;

/** How many rows each condition finds, counted up to 1000. A condition is a `from … where …`. */
export async function countUses<Name extends string>(
  ctx: Context,
  uses: Record<Name, SQL>,
): Promise<Record<Name, number>> {
  const names = Object.keys(uses) as Name[];
  const counts = names.map(
    (name) =>
      sql`(select count(*)::int from (select 1 ${uses[name]} limit ${sql.raw(String(MOST))}) found) as ${sql.identifier(name)}`,
  );
  const [row] = await rowsOf<Record<Name, number>>(ctx.db, sql`select ${sql.join(counts, sql`, `)}`);
  if (!row) throw new Error('Nothing was counted');
  return row;
}
