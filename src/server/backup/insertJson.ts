import { sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';

/**
 * Inserts rows written as JSON objects, by column names. PostgreSQL turns them into its own types: no value passes
 * through ours, and a statement of a thousand rows has one parameter instead of ten thousand.
 */
export async function insertJson(
  db: Db,
  table: string,
  columns: string[],
  rows: string[],
  orIgnore = false,
): Promise<void> {
  const name = sql.identifier(table);
  const list = sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  );
  const values = sql`json_populate_recordset(null::${name}, ${`[${rows.join(',')}]`}::json)`;
  await db.execute(
    sql`insert into ${name} (${list}) select ${list} from ${values} ${sql.raw(orIgnore ? 'on conflict do nothing' : '')}`,
  );
}
