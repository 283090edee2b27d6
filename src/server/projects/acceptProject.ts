import { and, eq } from 'drizzle-orm';
import { monthOf } from '../../shared/format/dates.ts';
import { formatPhone } from '../../shared/format/phone.ts';
import { projectMachine } from '../../shared/projects/status.ts';
import { actorOf, type Context } from '../context.ts';
import { acceptances, type enterprises, projects } from '../db/schema/index.ts';
import { lockEnterprise } from '../enterprises/lockEnterprise.ts';
import { acceptedThisMonth, runningSubscription } from '../enterprises/queries.ts';
import { forbidden, refused } from '../http/errors.ts';
import { freeSequence, freeSlot } from '../leads/places.ts';
import { draftsToClient } from '../messages/draftsToClient.ts';
import { type MessageDraft, queueMessages } from '../messages/queueMessages.ts';
import { readSettings } from '../settings/queries.ts';
import { lockQuoteLimit } from '../settings/quoteLimit.ts';
import { setNextStep } from '../steps/setNextStep.ts';
import { lockProject, type Project } from './lockProject.ts';
import { acceptanceRefusal } from './rules.ts';

type Enterprise = typeof enterprises.$inferSelect;

/**
 * A contractor accepts a project (design §7). The number of quotes is held first, then the project is locked, then the
 * enterprise, always in this order, so that neither the quotes of the one nor the month of the other is ever passed;
 * the unique keys of `acceptances` would refuse it besides. The client is told who will call. Raises each refusal of
 * `acceptanceRefusal`, 403 for another person's id.
 */
export async function acceptProject(
  tx: Context,
  { id, entrepreneurId }: { id: string; entrepreneurId: string },
): Promise<string> {
  const actor = actorOf(tx);
  if (actor.id !== entrepreneurId) throw forbidden();
  await lockQuoteLimit(tx, 'shared');
  const project = await lockProject(tx, id);
  if (!project.publishedAt || project.clientId === actor.id) throw forbidden();
  const enterprise = actor.enterpriseId ? await lockEnterprise(tx, actor.enterpriseId) : undefined;
  const { maxQuotes, supportPhone } = await readSettings(tx.db);
  const running = enterprise && (await runningSubscription(tx, enterprise.id));
  const accepted = enterprise ? await acceptedThisMonth(tx, enterprise.id) : 0;
  const refusal = acceptanceRefusal({
    project,
    maxQuotes,
    alreadyAccepted: enterprise ? await hasAccepted(tx, project.id, enterprise.id) : false,
    enterprise: enterprise ?? null,
    plan: running?.package ?? null,
    acceptedThisMonth: accepted,
  });
  if (refusal) throw refused(refusal.code, refusal.key, refusal.params);
  if (!enterprise) throw forbidden();

  const acceptanceCount = project.acceptanceCount + 1;
  const month = monthOf(tx.now);
  await tx.db.insert(acceptances).values({
    projectId: project.id,
    enterpriseId: enterprise.id,
    userId: actor.id,
    slot: await freeSlot(tx, project),
    month,
    monthlySequence: await freeSequence(tx, enterprise.id, month),
    packageId: running?.package.id ?? null,
    acceptedAt: tx.now,
    stageSince: tx.now,
  });
  await tx.db
    .update(projects)
    .set({ acceptanceCount, ...(acceptanceCount >= maxQuotes ? { status: projectMachine.transitions.fill.to } : {}) })
    .where(eq(projects.id, project.id));
  await setNextStep(tx, project.id);
  await queueMessages(tx, acceptedMessages(project, enterprise, supportPhone));
  return project.id;
}

async function hasAccepted(tx: Context, projectId: string, enterpriseId: string): Promise<boolean> {
  const [found] = await tx.db
    .select({ slot: acceptances.slot })
    .from(acceptances)
    .where(and(eq(acceptances.projectId, projectId), eq(acceptances.enterpriseId, enterpriseId)));
  return found !== undefined;
}

function acceptedMessages(project: Project, enterprise: Enterprise, supportPhone: string): MessageDraft[] {
  return draftsToClient(project, {
    template: 'requestAccepted',
    dedupeKey: `accepted:${project.id}:${enterprise.id}`,
    params: {
      enterprise: enterprise.name,
      phone: formatPhone(enterprise.phoneNumber),
      supportPhone: formatPhone(supportPhone),
    },
  });
}
