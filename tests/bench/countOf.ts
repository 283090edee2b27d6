import type { Database } from '../../src/server/db/client.ts';

/** How many rows a query finds. */
export async function countOf(database: Pick<Database, 'query'>, rows: string): Promise<number> {
  const counted = await database.query(`select count(*)::int as many from (${rows}) counted`);
  return (counted.rows as { many: number }[])[0]?.many ?? 0;
}
