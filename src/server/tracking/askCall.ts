import { sql } from 'drizzle-orm';
import { isoDate } from '../../shared/format/dates.ts';
import { projectMachine } from '../../shared/projects/status.ts';
import { CALL_DAYS_AHEAD, type CallMe } from '../../shared/tracking/actSchemas.ts';
import { recordActOfAnybody } from '../audit-log/recordAct.ts';
import type { Context } from '../context.ts';
import { callRequests } from '../db/schema/index.ts';
import { invalid } from '../http/errors.ts';
import { requireState } from '../http/requireTransition.ts';
import { lockProject } from '../projects/lockProject.ts';
import { readFollowUpRules } from '../steps/rules.ts';
import { setNextStep } from '../steps/setNextStep.ts';

const DAY_MS = 86_400_000;

/**
 * The client asks to be called at an hour; one that waits already is replaced. Staff see it with the request. Raises
 * 400 for an hour that has passed, lies more than 14 days ahead or on a public holiday, WRONG_STATE.
 */
export async function askCall(tx: Context, projectId: string, { at }: CallMe): Promise<void> {
  const project = await lockProject(tx, projectId);
  requireState(projectMachine, 'askCall', project.status);
  const callAt = await requireCallTime(tx, at);
  await promiseCall(tx, projectId, callAt);
  await setNextStep(tx, projectId);
  await recordActOfAnybody(tx, {
    action: 'askCall',
    entity: 'projects',
    entityId: projectId,
    after: { callAt: callAt.toISOString() },
  });
}

/**
 * The hour of a call that is promised. Raises 400 at `at` where it has passed, lies more than 14 days ahead or on a
 * public holiday.
 */
export async function requireCallTime({ db, now }: Context, at: string): Promise<Date> {
  const callAt = new Date(at);
  if (callAt <= now) throw invalid({ at: 'tracking.callAtPast' });
  if (callAt.getTime() - now.getTime() > CALL_DAYS_AHEAD * DAY_MS) throw invalid({ at: 'tracking.callAtFar' });
  const { holidays } = await readFollowUpRules(db);
  if (holidays.has(isoDate(callAt))) throw invalid({ at: 'tracking.callAtHoliday' });
  return callAt;
}

/** Promises the client a call, instead of one that is promised already; the next step is worked out afterwards. */
export async function promiseCall({ db, now }: Context, projectId: string, callAt: Date): Promise<void> {
  await db
    .insert(callRequests)
    .values({ projectId, callAt, createdAt: now })
    .onConflictDoUpdate({
      target: callRequests.projectId,
      targetWhere: sql`done_at is null`,
      set: { callAt, createdAt: now },
    });
}
