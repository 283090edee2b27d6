import { and, desc, eq } from 'drizzle-orm';
import { formatDateTime } from '../../shared/format/dates.ts';
import { fullName } from '../auth/presenter.ts';
import { actorOf, type Context } from '../context.ts';
import { auditLog, users } from '../db/schema/index.ts';
import { refused } from '../http/errors.ts';
import type { Project } from './lockProject.ts';

/**
 * Raises STALE unless the locked project is the version the agent looked at; the sentence says who was faster, and
 * when. Where no version was sent nothing is checked.
 */
export async function requireFresh(tx: Context, project: Project, seen: string | undefined): Promise<void> {
  if (!seen || new Date(seen).getTime() === project.updatedAt.getTime()) return;
  const [last] = await tx.db
    .select({ actorId: auditLog.actorId, firstName: users.firstName, lastName: users.lastName, at: auditLog.createdAt })
    .from(auditLog)
    .innerJoin(users, eq(users.id, auditLog.actorId))
    .where(and(eq(auditLog.entity, 'projects'), eq(auditLog.entityId, project.id)))
    .orderBy(desc(auditLog.createdAt))
    .limit(1);
  const name = last && last.actorId !== actorOf(tx).id ? fullName(last) : '';
  if (!last || !name) throw refused('STALE', 'projects.stale');
  throw refused('STALE', 'projects.staleBy', { agent: name, date: formatDateTime(last.at) });
}
