import { eq } from 'drizzle-orm';
import type { CompletionWay } from '../../shared/leads/status.ts';
import { projectMachine } from '../../shared/projects/status.ts';
import { recordActOfAnybody } from '../audit-log/recordAct.ts';
import { actorOf, type Context } from '../context.ts';
import { closings, projects } from '../db/schema/index.ts';
import { requireState } from '../http/requireTransition.ts';
import type { LockedLead } from './lockLead.ts';
import { moveLead } from './moveLead.ts';

/** How it is known that the work is finished; staff say what was told on the telephone. */
export type Completion = { way: Exclude<CompletionWay, 'staff'> } | { way: 'staff'; callNote: string };

/** A hired job is finished (design §10). Raises WRONG_STATE. */
export async function completeJob(tx: Context, { lead, project }: LockedLead, completion: Completion): Promise<void> {
  requireState(projectMachine, 'complete', project.status);
  await moveLead(tx, lead, 'complete');
  const { to: status } = projectMachine.transitions.complete;
  await tx.db.update(projects).set({ status, closedAt: tx.now, updatedAt: tx.now }).where(eq(projects.id, project.id));
  const { way } = completion;
  const byStaff = way === 'staff' ? { staffId: actorOf(tx).id, callNote: completion.callNote } : {};
  const closing = { completedAt: tx.now, way, ...byStaff };
  await tx.db
    .insert(closings)
    .values({ leadId: lead.id, ...closing })
    .onConflictDoUpdate({ target: closings.leadId, set: closing });
  await recordActOfAnybody(tx, {
    action: 'complete',
    entity: 'projects',
    entityId: project.id,
    before: { status: project.status },
    after: { status, way },
  });
}
