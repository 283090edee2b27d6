import { eq } from 'drizzle-orm';
import { may } from '../../shared/auth/permissions.ts';
import { projectMachine } from '../../shared/projects/status.ts';
import { actorOf, type Context } from '../context.ts';
import { acceptances, reserves } from '../db/schema/index.ts';
import type { FileOwnerRules } from '../files/owners.ts';
import { forbidden, notFound } from '../http/errors.ts';
import { requireState } from '../http/requireTransition.ts';
import { lockIdentified } from '../projects/lockProject.ts';
import { requireVisible } from '../projects/readProject.ts';

/**
 * Photos of what is still to be mended: the contractor who did the work reads them, and the staff who see the request.
 * The client alone adds them, by the link.
 */
export const reserveFiles: FileOwnerRules = {
  requireReader: async (ctx, id) => {
    const { projectId, enterpriseId } = await leadOf(ctx, id);
    const actor = actorOf(ctx);
    if (may(actor.role, 'leads.work') && actor.enterpriseId !== enterpriseId) throw notFound();
    await requireVisible(ctx, projectId);
    return 'whole';
  },
  requireUploader: async () => {
    throw forbidden();
  },
  reserve: async (tx, id) => {
    const { projectId } = await leadOf(tx, id);
    requireState(projectMachine, 'liftReserve', (await lockIdentified(tx, projectId)).status);
    return {};
  },
  limitReached: 'files.limitReached',
};

async function leadOf({ db }: Context, id: string) {
  const [lead] = await db
    .select({ projectId: acceptances.projectId, enterpriseId: acceptances.enterpriseId })
    .from(reserves)
    .innerJoin(acceptances, eq(acceptances.id, reserves.leadId))
    .where(eq(reserves.id, id));
  if (!lead) throw notFound();
  return lead;
}
