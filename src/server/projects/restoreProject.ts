import { and, eq, lte } from 'drizzle-orm';
import { projectMachine } from '../../shared/projects/status.ts';
import { recordAct } from '../audit-log/recordAct.ts';
import type { Context } from '../context.ts';
import { acceptances, callRequests, projects } from '../db/schema/index.ts';
import { requireFresh } from '../editing/requireFresh.ts';
import { refused } from '../http/errors.ts';
import { requireHolder, requireTransition } from '../http/requireTransition.ts';
import { queueMessages } from '../messages/queueMessages.ts';
import { isPromised } from '../steps/isPromised.ts';
import { setNextStep } from '../steps/setNextStep.ts';
import { restoredMessages } from './closingMessages.ts';
import { lockProject } from './lockProject.ts';

/**
 * Takes a rejected or cancelled request back into the queue, as nobody's and unpublished. A call that was promised for
 * an hour still to come stands; one whose hour has passed is promised no more: its client was told that the request was
 * off and waited for none, and who takes it now did not miss it. Raises MERGED for one that
 * only undoing its merge brings back, HAS_ACCEPTANCES where contractors were told that it is off, NOT_ASSIGNED_TO_YOU,
 * STALE, WRONG_STATE, which is also raised for one whose client was erased.
 */
export async function restoreProject(
  tx: Context,
  id: string,
  form: { updatedAt?: string | undefined },
): Promise<string> {
  const project = await lockProject(tx, id);
  await requireHolder(tx, projectMachine, 'restore', project);
  await requireFresh(tx, 'projects', project, form.updatedAt);
  const { to: status } = await requireTransition(tx, projectMachine, 'restore', project);
  if (project.anonymisedAt) throw refused('WRONG_STATE', 'projects.restoreErased');
  if (project.mergedIntoId) throw refused('MERGED', 'projects.restoreMerged');
  if (await wasAccepted(tx, id)) throw refused('HAS_ACCEPTANCES', 'projects.restoreAccepted');
  await tx.db
    .update(projects)
    .set({
      status,
      agentId: null,
      publishedAt: null,
      closedAt: null,
      closingReason: null,
      closingNote: null,
      updatedAt: tx.now,
    })
    .where(eq(projects.id, id));
  await dropPassedCall(tx, id);
  await setNextStep(tx, id);
  await recordAct(tx, {
    action: 'restore',
    entity: 'projects',
    entityId: id,
    before: { status: project.status, agentId: project.agentId, reason: project.closingReason },
    after: { status, agentId: null, reason: null },
  });
  await queueMessages(tx, restoredMessages(tx, project));
  return id;
}

/** Nobody made it, so that nothing says when it was done; who asked for it stands in the audit log. */
async function dropPassedCall({ db, now }: Context, projectId: string): Promise<void> {
  await db.delete(callRequests).where(and(isPromised(projectId), lte(callRequests.callAt, now)));
}

/** By anybody, though they may have got the acceptance back. */
async function wasAccepted({ db }: Context, projectId: string): Promise<boolean> {
  const [found] = await db
    .select({ id: acceptances.id })
    .from(acceptances)
    .where(eq(acceptances.projectId, projectId))
    .limit(1);
  return found !== undefined;
}
