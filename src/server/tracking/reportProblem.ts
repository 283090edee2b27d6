import { and, eq } from 'drizzle-orm';
import { fullName } from '../../shared/format/fullName.ts';
import { projectMachine } from '../../shared/projects/status.ts';
import type { Problem } from '../../shared/tracking/actSchemas.ts';
import { recordActOfAnybody } from '../audit-log/recordAct.ts';
import type { Context } from '../context.ts';
import { acceptances, supportTickets } from '../db/schema/index.ts';
import { invalid } from '../http/errors.ts';
import { requireState } from '../http/requireTransition.ts';
import { lockIdentified } from '../projects/lockProject.ts';
import { promisedAt } from '../support/openTicket.ts';
import { fr } from '../texts.ts';

/**
 * A complaint becomes a support ticket with the request, and the enterprise complained of. Raises 400 for an enterprise
 * that did not accept this request.
 */
export async function reportProblem(tx: Context, projectId: string, { text, enterpriseId }: Problem): Promise<void> {
  const project = await lockIdentified(tx, projectId);
  requireState(projectMachine, 'complain', project.status);
  if (enterpriseId && !(await hasAccepted(tx, projectId, enterpriseId)))
    throw invalid({ enterpriseId: 'tracking.enterpriseUnknown' });
  await tx.db.insert(supportTickets).values({
    name: fullName(project) || fr('tracking.unnamed'),
    email: project.email,
    phoneNumber: project.phoneNumber,
    subject: fr('tracking.problemSubject', { reference: project.reference }),
    body: text,
    projectId,
    enterpriseId: enterpriseId ?? null,
    priority: 'Urgent',
    dueAt: await promisedAt(tx, 'Urgent'),
    createdAt: tx.now,
    updatedAt: tx.now,
  });
  await recordActOfAnybody(tx, { action: 'complain', entity: 'projects', entityId: projectId });
}

async function hasAccepted({ db }: Context, projectId: string, enterpriseId: string): Promise<boolean> {
  const [found] = await db
    .select({ id: acceptances.id })
    .from(acceptances)
    .where(and(eq(acceptances.projectId, projectId), eq(acceptances.enterpriseId, enterpriseId)));
  return found !== undefined;
}
