import { sql } from 'drizzle-orm';
import { projectMachine } from '../../shared/projects/status.ts';
import { CALL_DAYS_AHEAD, type CallMe } from '../../shared/tracking/actSchemas.ts';
import { recordActOfAnybody } from '../audit-log/recordAct.ts';
import type { Context } from '../context.ts';
import { callRequests } from '../db/schema/index.ts';
import { invalid } from '../http/errors.ts';
import { requireState } from '../http/requireTransition.ts';
import { lockProject } from '../projects/lockProject.ts';

const DAY_MS = 86_400_000;

/**
 * The client asks to be called at an hour; one that waits already is replaced. Staff see it with the request. Raises
 * 400 for an hour that has passed or lies more than 14 days ahead, WRONG_STATE.
 */
export async function askCall(tx: Context, projectId: string, { at }: CallMe): Promise<void> {
  const project = await lockProject(tx, projectId);
  requireState(projectMachine, 'askCall', project.status);
  const callAt = new Date(at);
  if (callAt <= tx.now) throw invalid({ at: 'tracking.callAtPast' });
  if (callAt.getTime() - tx.now.getTime() > CALL_DAYS_AHEAD * DAY_MS) throw invalid({ at: 'tracking.callAtFar' });
  await tx.db
    .insert(callRequests)
    .values({ projectId, callAt, createdAt: tx.now })
    .onConflictDoUpdate({
      target: callRequests.projectId,
      targetWhere: sql`done_at is null`,
      set: { callAt, createdAt: tx.now },
    });
  await recordActOfAnybody(tx, {
    action: 'askCall',
    entity: 'projects',
    entityId: projectId,
    after: { callAt: callAt.toISOString() },
  });
}
