import { and, eq, isNull } from 'drizzle-orm';
import { projectMachine } from '../../shared/projects/status.ts';
import { recordActOfAnybody } from '../audit-log/recordAct.ts';
import type { Context } from '../context.ts';
import { reserves } from '../db/schema/index.ts';
import { notFound } from '../http/errors.ts';
import { requireState } from '../http/requireTransition.ts';
import { type Reserve, reservesOf } from '../leads/reserves.ts';
import { lockProject } from '../projects/lockProject.ts';
import { setNextStep } from '../steps/setNextStep.ts';

/** Raises 404 for another request's. */
export async function requireReserve(ctx: Context, projectId: string, id: string): Promise<Reserve> {
  const reserve = (await reservesOf(ctx, projectId)).find((one) => one.id === id);
  if (!reserve) throw notFound();
  return reserve;
}

/** The client says that it is mended; once more changes nothing. Raises 404 for another request's, WRONG_STATE. */
export async function liftReserve(tx: Context, projectId: string, id: string): Promise<void> {
  const project = await lockProject(tx, projectId);
  requireState(projectMachine, 'liftReserve', project.status);
  const { body } = await requireReserve(tx, projectId, id);
  const [lifted] = await tx.db
    .update(reserves)
    .set({ liftedAt: tx.now })
    .where(and(eq(reserves.id, id), isNull(reserves.liftedAt)))
    .returning({ id: reserves.id });
  if (!lifted) return;
  await setNextStep(tx, projectId);
  await recordActOfAnybody(tx, {
    action: 'liftReserve',
    entity: 'projects',
    entityId: projectId,
    after: { note: body },
  });
}
