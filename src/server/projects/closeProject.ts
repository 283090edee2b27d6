import { eq } from 'drizzle-orm';
import type { CancelProject, RejectProject } from '../../shared/projects/actSchemas.ts';
import type { CancellationReason, ClosingReason, SystemReason } from '../../shared/projects/closing.ts';
import { type ProjectState, projectMachine } from '../../shared/projects/status.ts';
import { recordActOfAnybody } from '../audit-log/recordAct.ts';
import { actorOf, type Context } from '../context.ts';
import { projects } from '../db/schema/index.ts';
import { requireFresh } from '../editing/requireFresh.ts';
import { requireHolder, requireState, requireTransition } from '../http/requireTransition.ts';
import { endLeads } from '../leads/endLeads.ts';
import { queueMessages } from '../messages/queueMessages.ts';
import { recordHandled } from '../steps/recordHandled.ts';
import { closedMessages } from './closingMessages.ts';
import { lockProject, type Project } from './lockProject.ts';

/**
 * A request that is never published, with its reason; the client is told unless it was no honest one. Raises as
 * `close`.
 */
export function rejectProject(tx: Context, id: string, form: RejectProject): Promise<string> {
  return close(tx, id, 'reject', form);
}

/**
 * A request that is called off, after publication too: the client is told, and every contractor who accepted it. Their
 * month gets the acceptances back where no quote was sent (design §10, docs/decisions/0055). Raises as `close`.
 */
export function cancelProject(tx: Context, id: string, form: CancelProject): Promise<string> {
  return close(tx, id, 'cancel', form);
}

/** Whoever closes what nobody has becomes its agent. Raises 404, NOT_ASSIGNED_TO_YOU, STALE, WRONG_STATE. */
async function close(
  tx: Context,
  id: string,
  name: 'reject' | 'cancel',
  form: RejectProject | CancelProject,
): Promise<string> {
  const project = await lockProject(tx, id);
  await requireHolder(tx, projectMachine, name, project);
  await requireFresh(tx, 'projects', project, form.updatedAt);
  const { to: status } = await requireTransition(tx, projectMachine, name, project);
  await end(tx, project, { action: name, status, form, agentId: project.agentId ?? actorOf(tx).id });
  return id;
}

/**
 * The client gives the request up by their link. Nobody is hired yet: a job that was given away is called off by
 * telephone. Raises 404, WRONG_STATE.
 */
export async function callOffProject(
  tx: Context,
  id: string,
  form: { reason: CancellationReason; note?: string | undefined },
): Promise<void> {
  const project = await lockProject(tx, id);
  requireState(projectMachine, 'callOff', project.status);
  const { to: status } = projectMachine.transitions.callOff;
  await end(tx, project, { action: 'callOff', status, form, agentId: project.agentId });
}

/**
 * The follow-up ends a request that got no further (design §11): its client is told why, and every contractor who has
 * it. The project is locked. Raises WRONG_STATE.
 */
export async function closeBySystem(tx: Context, project: Project, reason: SystemReason): Promise<void> {
  requireState(projectMachine, 'giveUp', project.status);
  const { to: status } = projectMachine.transitions.giveUp;
  await end(tx, project, { action: 'giveUp', status, form: { reason }, agentId: project.agentId });
}

interface End {
  action: 'reject' | 'cancel' | 'callOff' | 'giveUp';
  status: ProjectState;
  form: { reason: ClosingReason; note?: string | undefined };
  agentId: string | null;
}

/** The client is told, and every contractor who still works on it; their leads end. */
async function end(tx: Context, project: Project, { action, status, form, agentId }: End): Promise<void> {
  const { reason, note } = form;
  const closing = { status, closedAt: tx.now, closingReason: reason, closingNote: note ?? null };
  await tx.db
    .update(projects)
    .set({ ...closing, agentId, updatedAt: tx.now })
    .where(eq(projects.id, project.id));
  await recordHandled(tx, project.id, project);
  await recordActOfAnybody(tx, {
    action,
    entity: 'projects',
    entityId: project.id,
    before: { status: project.status },
    after: { status, reason, ...(note ? { note } : {}) },
  });
  await queueMessages(tx, await closedMessages(tx, project, action === 'reject' ? 'reject' : 'cancel', reason));
  await endLeads(tx, project);
}
