import type { LeadStage } from '../../shared/leads/status.ts';
import type { Context } from '../context.ts';
import { draftsToContractor } from '../leads/drafts.ts';
import { leadsAt } from '../leads/leadsAt.ts';
import type { MessageDraft } from '../messages/queueMessages.ts';
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

/** To each contractor who has this project at one of these stages. */
export async function toContractors(
  tx: Context,
  project: Project,
  { template, stages, occasion, params }: Told,
): Promise<MessageDraft[]> {
  const leads = await leadsAt(tx, project, stages);
  if (leads.length === 0) return [];
  const values = {
    ...(await workValues(tx, project)),
    ...clientValues(project),
    ...params,
  };
  const drafts: MessageDraft[] = [];
  for (const lead of leads) {
    const dedupeKey = `${template}:${project.id}:${lead.enterpriseId}:${occasion}`;
    const about = { template, dedupeKey, projectId: project.id, params: values };
    drafts.push(...(await draftsToContractor(tx, { lead, project }, about)));
  }
  return drafts;
}
