import { and, eq, inArray, isNull } from 'drizzle-orm';
import { recordAct } from '../audit-log/recordAct.ts';
import { fullName } from '../auth/presenter.ts';
import { actorOf, type Context } from '../context.ts';
import { projects, users } from '../db/schema/index.ts';
import { forbidden, invalid, refused } from '../http/errors.ts';
import { fr } from '../texts.ts';
import { lockProject } from './lockProject.ts';
import { requireMove } from './requireMove.ts';

/**
 * Gives a submitted project to an agent: customer service to themselves, an admin to anyone of customer service
 * (specification §4, design §7). Raises ALREADY_ASSIGNED with the agent's name when somebody was faster; the same agent again is no error.
 */
export async function assignProject(tx: Context, { id, agentId }: { id: string; agentId: string }): Promise<string> {
  const actor = actorOf(tx);
  if (actor.role !== 'Admin' && actor.id !== agentId) throw forbidden();
  const project = await lockProject(tx, id);
  if (project.agentId === agentId) return id;
  if (project.agentId) {
    const [holder] = await tx.db.select().from(users).where(eq(users.id, project.agentId));
    throw refused('ALREADY_ASSIGNED', 'projects.alreadyAssigned', {
      agent: (holder && fullName(holder)) || fr('enterprises.anotherAgent'),
    });
  }
  requireMove(project, 'assign');
  await requireProjectAgent(tx, agentId);
  await tx.db.update(projects).set({ status: 'Assigned', agentId, updatedAt: tx.now }).where(eq(projects.id, id));
  await recordAct(tx, {
    action: 'assign',
    entity: 'projects',
    entityId: id,
    before: { status: project.status, agentId: null },
    after: { status: 'Assigned', agentId },
  });
  return id;
}

/** Raises 400 unless this person may hold projects. */
export async function requireProjectAgent(tx: Context, agentId: string): Promise<void> {
  const [agent] = await tx.db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, agentId), inArray(users.role, ['CustomerService', 'Admin']), isNull(users.deactivatedAt)));
  if (!agent) throw invalid({ agentId: 'common.invalid' });
}
