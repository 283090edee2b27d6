import { monthOf } from '../../shared/format/dates.ts';
import { formatPhone } from '../../shared/format/phone.ts';
import { projectMachine } from '../../shared/projects/status.ts';
import { actorOf, type Context } from '../context.ts';
import { acceptances } from '../db/schema/index.ts';
import { together } from '../db/together.ts';
import { forbidden, refused } from '../http/errors.ts';
import { draftsToClient } from '../messages/draftsToClient.ts';
import { type MessageDraft, queueMessages } from '../messages/queueMessages.ts';
import { chosenOf } from '../settings/chosen.ts';
import { setNextStep } from '../steps/setNextStep.ts';
import { type Held, lockForAcceptance, readForAcceptance } from './lockForAcceptance.ts';
import { acceptanceRefusal, isReachedAt } from './rules.ts';

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
  const { enterpriseId } = actor;
  const { project, enterprise } = await lockForAcceptance(tx, id, enterpriseId);
  if (!project.isPublished || project.clientId === actor.id) throw forbidden();
  const { standing, place } = await readForAcceptance(tx, { projectId: id, enterpriseId });
  const { site } = chosenOf(standing.settings);
  const { maxQuotes } = site;
  const plan = standing.enterprise?.plan ?? null;
  const refusal = acceptanceRefusal({
    project,
    maxQuotes,
    alreadyAccepted: place.hasLead,
    enterprise,
    isOwn: isReachedAt(standing.enterprise?.contacts ?? [], project),
    plan,
    acceptedThisMonth: standing.enterprise?.acceptedThisMonth ?? 0,
  });
  if (refusal) throw refused(refusal.code, refusal.key, refusal.params);
  if (!enterprise) throw forbidden();

  await tx.db.insert(acceptances).values({
    projectId: project.id,
    enterpriseId: enterprise.id,
    userId: actor.id,
    slot: place.slot,
    month: monthOf(tx.now),
    monthlySequence: place.sequence,
    packageId: plan?.packageId ?? null,
    acceptedAt: tx.now,
    stageSince: tx.now,
  });
  const acceptanceCount = project.acceptanceCount + 1;
  const status = acceptanceCount >= maxQuotes ? projectMachine.transitions.fill.to : project.status;
  const drafts = acceptedMessages(project, enterprise);
  await together(setNextStep(tx, project.id, { acceptanceCount, status }), queueMessages(tx, drafts, site));
  return project.id;
}

function acceptedMessages(project: Held['project'], enterprise: NonNullable<Held['enterprise']>): MessageDraft[] {
  return draftsToClient(project, {
    template: 'requestAccepted',
    dedupeKey: `accepted:${project.id}:${enterprise.id}`,
    params: {
      enterprise: enterprise.name,
      phone: formatPhone(enterprise.phoneNumber),
    },
  });
}
