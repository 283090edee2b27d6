import { and, eq, inArray, notInArray } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { enterpriseServices, services } from '../db/schema/index.ts';
import { invalid } from '../http/errors.ts';

/**
 * The services of an enterprise from now on. A new one must be offered; one it has may stay. Raises 400 at `Services`.
 */
export async function replaceServices(tx: Context, enterpriseId: string, wanted: readonly string[]): Promise<void> {
  const present = await tx.db
    .select({ id: enterpriseServices.serviceId })
    .from(enterpriseServices)
    .where(eq(enterpriseServices.enterpriseId, enterpriseId));
  const had = new Set(present.map(({ id }) => id));
  const added = wanted.filter((id) => !had.has(id));
  if (added.length > 0) {
    const offered = await tx.db.$count(services, and(inArray(services.id, added), eq(services.isActive, true)));
    if (offered !== added.length) throw invalid({ services: 'enterprises.serviceUnknown' });
  }
  await tx.db
    .delete(enterpriseServices)
    .where(
      and(
        eq(enterpriseServices.enterpriseId, enterpriseId),
        wanted.length > 0 ? notInArray(enterpriseServices.serviceId, [...wanted]) : undefined,
      ),
    );
  if (added.length > 0)
    await tx.db.insert(enterpriseServices).values(added.map((serviceId) => ({ enterpriseId, serviceId })));
}
