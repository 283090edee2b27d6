import { and, eq, ne, sql } from 'drizzle-orm';
import { registrationSigns } from '../../shared/enterprises/registrationNumber.ts';
import type { Context } from '../context.ts';
import { enterprises, registrationSignsOf } from '../db/schema/index.ts';
import { refused } from '../http/errors.ts';

/**
 * A registration number belongs to one enterprise, with whatever dots or spaces it was written. Whoever gives a known
 * one is told so and joins nothing: only customer service can tell a second associate from an impostor (specification
 * §8, existing company). Holds the number until the transaction ends, so that two cannot register it at once. Raises
 * COMPANY_EXISTS.
 * @param ownId the enterprise that may have it already.
 */
export async function requireNewCompany(tx: Context, registrationNumber: string, ownId?: string): Promise<void> {
  const signs = registrationSigns(registrationNumber);
  // A dash alone names no company.
  if (!signs) return;
  await tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`registration ${signs}`}, 0))`);
  // What was kept before its dots were put in is still without them.
  const keptSigns = registrationSignsOf(enterprises.registrationNumber);
  const [known] = await tx.db
    .select({ id: enterprises.id })
    .from(enterprises)
    .where(and(eq(keptSigns, signs), ownId ? ne(enterprises.id, ownId) : undefined))
    .limit(1);
  if (known) throw refused('COMPANY_EXISTS', 'enterprises.exists');
}
