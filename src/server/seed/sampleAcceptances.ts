import type { acceptances } from '../db/schema/index.ts';
import { MAX_QUOTES } from './content/settings.ts';
import type { Acceptor, Contractor, ContractorPool } from './contractorPool.ts';
import { seedId } from './ids.ts';
import { stageIn } from './projectBuilders.ts';
import type { Random } from './random.ts';
import type { NewProject } from './sampleRequest.ts';
import { DAY, later } from './time.ts';

export interface SampleAcceptance {
  row: typeof acceptances.$inferInsert & { acceptedAt: Date };
  contractor: Contractor;
}

/**
 * Who accepted a published project, and when. Its count, state and time of change are brought in line: without enough
 * contractors nearby a full project goes back to `Available`.
 */
export function sampleAcceptances(
  random: Random,
  pool: ContractorPool,
  project: NewProject,
  now: Date,
): SampleAcceptance[] {
  const { publishedAt, serviceId } = project;
  if (!publishedAt || !serviceId) return [];
  const chosen: { acceptor: Acceptor; at: Date }[] = [];
  const taken = new Set<string>();
  const wished = project.status === 'Available' ? Number(random.weighted({ 0: 5, 1: 3, 2: 2 })) : MAX_QUOTES;
  while (chosen.length < wished) {
    const at = later(publishedAt, random.next() * Math.min(6 * DAY, now.getTime() - publishedAt.getTime()));
    const acceptor = pool.choose(
      random,
      { cityId: project.cityId, serviceId, budget: project.budget ?? null, at },
      taken,
    );
    if (!acceptor) break;
    taken.add(acceptor.contractor.enterpriseId);
    chosen.push({ acceptor, at });
  }
  chosen.sort((one, other) => one.at.getTime() - other.at.getTime());

  project.acceptanceCount = chosen.length;
  project.acceptedAt = chosen[0]?.at ?? null;
  project.updatedAt = chosen.at(-1)?.at ?? project.updatedAt;
  if (chosen.length < MAX_QUOTES) project.status = 'Available';
  const { status = 'Available' } = project;
  project.hiredAt = status === 'Hired' || status === 'Done' ? project.updatedAt : null;
  return chosen.map(({ acceptor: { contractor, month, monthlySequence }, at }, index) => ({
    contractor,
    row: {
      id: seedId('acceptance', project.id, contractor.enterpriseId),
      projectId: project.id,
      enterpriseId: contractor.enterpriseId,
      userId: contractor.userId,
      slot: index + 1,
      month,
      monthlySequence,
      packageId: contractor.package.id,
      acceptedAt: at,
      stageSince: at,
      ...stageIn(status, index + 1),
    },
  }));
}
