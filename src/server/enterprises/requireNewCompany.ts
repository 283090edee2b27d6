import { and, eq, ne, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { enterprises } from '../db/schema/index.ts';
import { refused } from '../http/errors.ts';

/**
 * A registration number belongs to one enterprise. Whoever gives a known one is told so and joins nothing: only
 * customer service can tell a second associate from an impostor (specification §8, existing company). Holds the number
 * until the transaction ends, so that two cannot register it at once. Raises COMPANY_EXISTS.
 * @param ownId the enterprise that may have it already.
 */
export async function requireNewCompany(tx: Context, registrationNumber: string, ownId?: string): Promise<void> {
  await tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`registration ${registrationNumber}`}, 0))`);
  const [known] = await tx.db
    .select({ id: enterprises.id })
    .from(enterprises)
    .where(and(eq(enterprises.registrationNumber, registrationNumber), ownId ? ne(enterprises.id, ownId) : undefined))
    .limit(1);
  if (known) throw refused('COMPANY_EXISTS', 'enterprises.exists');
}
