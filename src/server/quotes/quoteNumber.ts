import { sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { quoteNumbers } from '../db/schema/index.ts';

const DIGITS = 5;

/**
 * The next number of the enterprise in this year, which is UTC's in Conakry: `DEV-2026-00001`. The row stays locked
 * until the transaction ends and goes back with it, so that there is no gap.
 */
export async function nextQuoteNumber(tx: Context, enterpriseId: string): Promise<string> {
  const year = tx.now.getUTCFullYear();
  const [taken] = await tx.db
    .insert(quoteNumbers)
    .values({ enterpriseId, year, last: 1 })
    .onConflictDoUpdate({
      target: [quoteNumbers.enterpriseId, quoteNumbers.year],
      set: { last: sql`${quoteNumbers.last} + 1` },
    })
    .returning();
  if (!taken) throw new Error('No quote number was taken');
  return `DEV-${year}-${String(taken.last).padStart(DIGITS, '0')}`;
}
