import type { SQL } from 'drizzle-orm';
import type { Db } from './client.ts';

/** The rows of a statement. The driver gives them; the type of `Db`, which names no driver, does not say so. */
export async function rowsOf<Row>(db: Db, query: SQL): Promise<Row[]> {
  return ((await db.execute(query)) as unknown as { rows: Row[] }).rows;
}
