import { and, asc, eq, inArray } from 'drizzle-orm';
import { fullName } from '../../shared/format/fullName.ts';
import { formatPhone } from '../../shared/format/phone.ts';
import type { LeadStage } from '../../shared/leads/status.ts';
import type { Context } from '../context.ts';
import { acceptances, enterprises, users } from '../db/schema/index.ts';
import type { MessageDraft } from '../messages/queueMessages.ts';
import { readSettings } from '../settings/queries.ts';
import type { Project } from './lockProject.ts';
import { clientValues, workValues } from './workValues.ts';

interface Told {
  template: 'acceptedCancelled' | 'acceptedCorrected' | 'jobClosed' | 'jobReserved' | 'jobEnded';
  /** The stages of the leads whose contractors are told. */
  stages: readonly LeadStage[];
  /** What tells one time from another: the same occasion is told once. */
  occasion: string;
  params?: { smart_count?: number };
}

/** To each contractor who has this project at one of these stages, at the telephone of the enterprise and by e-mail. */
export async function toContractors(
  tx: Context,
  project: Project,
  { template, stages, occasion, params }: Told,
): Promise<MessageDraft[]> {
  const accepted = await tx.db
    .select({ leadId: acceptances.id, enterprise: enterprises, person: users })
    .from(acceptances)
    .innerJoin(enterprises, eq(enterprises.id, acceptances.enterpriseId))
    .innerJoin(users, eq(users.id, acceptances.userId))
    .where(and(eq(acceptances.projectId, project.id), inArray(acceptances.stage, [...stages])))
    .orderBy(asc(acceptances.slot));
  if (accepted.length === 0) return [];
  const { supportPhone } = await readSettings(tx.db);
  const work = await workValues(tx, project);
  return accepted.flatMap(({ leadId, enterprise, person }): MessageDraft[] => {
    const common = {
      template,
      dedupeKey: `${template}:${project.id}:${enterprise.id}:${occasion}`,
      projectId: project.id,
      params: {
        name: fullName(person),
        ...work,
        ...clientValues(project),
        link: `${tx.config.APP_URL}/chantiers/${leadId}`,
        supportPhone: formatPhone(supportPhone),
        ...params,
      },
    } as const;
    const sms: MessageDraft = { ...common, channel: 'sms', phoneNumber: enterprise.phoneNumber };
    return person.email && !person.deactivatedAt ? [sms, { ...common, channel: 'email', email: person.email }] : [sms];
  });
}
