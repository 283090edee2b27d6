import { and, asc, eq, inArray } from 'drizzle-orm';
import { fullName } from '../../shared/format/fullName.ts';
import { formatPhone } from '../../shared/format/phone.ts';
import { openStages } from '../../shared/leads/status.ts';
import { type ClosingReason, tellsClient } from '../../shared/projects/closing.ts';
import type { Context } from '../context.ts';
import { acceptances, cities, enterprises, services, users } from '../db/schema/index.ts';
import type { MessageDraft } from '../messages/queueMessages.ts';
import { readSettings } from '../settings/queries.ts';
import { fr } from '../texts.ts';
import type { Project } from './lockProject.ts';

type ClientTemplate = 'requestRejected' | 'requestCancelled' | 'requestRestored';

/**
 * To the client, unless the reason keeps silent, and to each contractor who still works on it. A project may be closed
 * more than once: each time tells.
 */
export async function closedMessages(
  tx: Context,
  project: Project,
  move: 'reject' | 'cancel',
  reason: ClosingReason,
): Promise<MessageDraft[]> {
  const template = move === 'reject' ? 'requestRejected' : 'requestCancelled';
  return [
    ...(tellsClient(reason) ? await toClient(tx, project, template, { reason: fr(`closing.${reason}`) }) : []),
    ...(project.acceptanceCount > 0 ? await toContractors(tx, project) : []),
  ];
}

/** The client was told that it is over, and is told now that it is not. */
export async function restoredMessages(tx: Context, project: Project): Promise<MessageDraft[]> {
  if (!project.closingReason || !tellsClient(project.closingReason)) return [];
  return toClient(tx, project, 'requestRestored', {});
}

async function toClient(
  tx: Context,
  project: Project,
  template: ClientTemplate,
  more: Record<string, string>,
): Promise<MessageDraft[]> {
  const { supportPhone } = await readSettings(tx.db);
  const common = {
    template,
    dedupeKey: `${template}:${project.id}:${tx.now.getTime()}`,
    projectId: project.id,
    params: { name: fullName(project), supportPhone: formatPhone(supportPhone), ...more },
  };
  const sms: MessageDraft = { ...common, channel: 'sms', phoneNumber: project.phoneNumber };
  return project.email ? [sms, { ...common, channel: 'email', email: project.email }] : [sms];
}

async function toContractors(tx: Context, project: Project): Promise<MessageDraft[]> {
  const { supportPhone } = await readSettings(tx.db);
  const [named] = await tx.db
    .select({ city: cities.name, service: services.nameFr })
    .from(cities)
    .leftJoin(services, eq(services.id, project.serviceId ?? ''))
    .where(eq(cities.id, project.cityId));
  const accepted = await tx.db
    .select({ enterprise: enterprises, person: users })
    .from(acceptances)
    .innerJoin(enterprises, eq(enterprises.id, acceptances.enterpriseId))
    .innerJoin(users, eq(users.id, acceptances.userId))
    .where(and(eq(acceptances.projectId, project.id), inArray(acceptances.stage, [...openStages])))
    .orderBy(asc(acceptances.slot));
  return accepted.flatMap(({ enterprise, person }): MessageDraft[] => {
    const common = {
      template: 'acceptedCancelled',
      dedupeKey: `acceptedCancelled:${project.id}:${enterprise.id}:${tx.now.getTime()}`,
      projectId: project.id,
      params: {
        name: fullName(person),
        service: named?.service ?? fr('projects.uncategorised'),
        city: named?.city ?? '',
        client: fullName(project),
        supportPhone: formatPhone(supportPhone),
      },
    } as const;
    const sms: MessageDraft = { ...common, channel: 'sms', phoneNumber: enterprise.phoneNumber };
    return person.email && !person.deactivatedAt ? [sms, { ...common, channel: 'email', email: person.email }] : [sms];
  });
}
