import { sql } from 'drizzle-orm';
import type { Context } from '../context.ts';

/**
 * Held until the transaction ends. An acceptance takes it `shared`, before it locks the project; changing the limit
 * takes it `exclusive`: no acceptance is then under way that counted with the former one.
 */
export async function lockQuoteLimit(tx: Context, mode: 'shared' | 'exclusive'): Promise<void> {
  const key = sql`hashtextextended('settings.maxQuotes', 0)`;
  if (mode === 'shared') await tx.db.execute(sql`select pg_advisory_xact_lock_shared(${key})`);
  else await tx.db.execute(sql`select pg_advisory_xact_lock(${key})`);
}
