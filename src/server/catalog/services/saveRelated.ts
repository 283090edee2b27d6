import { eq, inArray } from 'drizzle-orm';
import { difference } from '../../audit-log/difference.ts';
import type { Context } from '../../context.ts';
import { relatedServices, services } from '../../db/schema/index.ts';
import { invalid } from '../../http/errors.ts';
import { readRelated } from './queries.ts';

/**
 * Says whose contractors also hear of a request for the service that nobody accepts (design §11); without ids nothing
 * changes. Gives what changed, by the names that the audit trail shows. Raises 400 at `relatedIds` where one of them is
 * the service itself or is no service.
 */
export async function saveRelated(tx: Context, serviceId: string, relatedIds: readonly string[] | undefined) {
  if (relatedIds === undefined) return difference({ related: '' }, {});
  if (relatedIds.includes(serviceId)) throw invalid({ relatedIds: 'serviceAdmin.relatedItself' });
  const found = await tx.db
    .select({ id: services.id })
    .from(services)
    .where(inArray(services.id, [...relatedIds]));
  if (found.length < relatedIds.length) throw invalid({ relatedIds: 'serviceAdmin.relatedUnknown' });
  const former = { related: namesOf(await readRelated(tx, serviceId)) };
  await tx.db.delete(relatedServices).where(eq(relatedServices.serviceId, serviceId));
  if (relatedIds.length > 0)
    await tx.db.insert(relatedServices).values(relatedIds.map((relatedId) => ({ serviceId, relatedId })));
  return difference(former, { related: namesOf(await readRelated(tx, serviceId)) });
}

const namesOf = (related: readonly { label: string }[]): string => related.map(({ label }) => label).join(', ');
