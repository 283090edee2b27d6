import { sql } from 'drizzle-orm';
import type { Context } from '../context.ts';

const key = sql`hashtextextended('settings.maxQuotes', 0)`;

/** The shared lock as a value, for a statement that takes further locks after it (`lockForAcceptance`). */
export const sharedQuoteLimit = sql`pg_advisory_xact_lock_shared(${key})`;

/**
 * Held until the transaction ends. An acceptance takes it `shared`, before it locks the project; changing the limit
 * takes it `exclusive`: no acceptance is then under way that counted with the former one.
 */
export async function lockQuoteLimit(tx: Context, mode: 'shared' | 'exclusive'): Promise<void> {
  await tx.db.execute(mode === 'shared' ? sql`select ${sharedQuoteLimit}` : sql`select pg_advisory_xact_lock(${key})`);
}
