import { and, eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { reachableSchema } from '../../shared/tracking/actSchemas.ts';
import type { Context } from '../context.ts';
import { acceptances } from '../db/schema/index.ts';
import { notFound } from '../http/errors.ts';
import { answerReachable } from '../leads/answerReachable.ts';
import { lockLead } from '../leads/lockLead.ts';

/** The client can be reached, whatever this enterprise claims. Raises 404 for one without a lead here, WRONG_STATE. */
export async function answerTracked(
  tx: Context,
  projectId: string,
  { enterpriseId }: z.infer<typeof reachableSchema>,
): Promise<void> {
  const [lead] = await tx.db
    .select({ id: acceptances.id })
    .from(acceptances)
    .where(and(eq(acceptances.projectId, projectId), eq(acceptances.enterpriseId, enterpriseId)));
  if (!lead) throw notFound();
  await answerReachable(tx, await lockLead(tx, lead.id));
}
