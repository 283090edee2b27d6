import { and, eq, gte, lt, type SQL } from 'drizzle-orm';
import { actorOf, type Context } from '../context.ts';
import { auditLog } from '../db/schema/index.ts';

/** What the caller activated in a time, from the trail of their own acts. */
export function activations(
  ctx: Context,
  entity: 'projects' | 'enterprises',
  since: Date | SQL,
  until?: SQL,
): SQL | undefined {
  return and(
    eq(auditLog.actorId, actorOf(ctx).id),
    eq(auditLog.action, 'activate'),
    eq(auditLog.entity, entity),
    gte(auditLog.createdAt, since),
    until && lt(auditLog.createdAt, until),
  );
}
