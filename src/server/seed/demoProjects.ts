import { referenceAt } from '../../shared/projects/reference.ts';
import type { ProjectState } from '../../shared/projects/status.ts';
import { demoAccounts } from './accounts.ts';
import type { Catalog } from './catalog.ts';
import type { ContractorPool } from './contractorPool.ts';
import { sampleCity, sampleService } from './distribution.ts';
import { seedId } from './ids.ts';
import { createRandom } from './random.ts';
import { type SampleAcceptance, sampleAcceptances } from './sampleAcceptances.ts';
import { type SampleRequest, sampleRequest } from './sampleRequest.ts';
import { DAY, later } from './time.ts';

export interface DemoProject extends SampleRequest {
  acceptances: SampleAcceptance[];
}

const PROJECTS = 261;
const PERIOD_DAYS = 90;
/** What has become of a request by its age in days: the younger, the less. */
const outcomes: { until: number; weights: Partial<Record<ProjectState, number>> }[] = [
  { until: 2, weights: { Submitted: 6, Assigned: 3, Available: 2 } },
  { until: 12, weights: { Submitted: 2, Assigned: 3, Available: 9, Accepted: 2, Cancelled: 1, Rejected: 1 } },
  { until: 45, weights: { Assigned: 1, Available: 7, Accepted: 7, Cancelled: 3, Rejected: 2 } },
  { until: PERIOD_DAYS, weights: { Available: 1, Accepted: 3, Cancelled: 5, Rejected: 3 } },
];

/**
 * A few hundred requests of the last 90 days that nobody was chosen for yet, the oldest first. What comes after the
 * choice is played (`demoJobs.ts`).
 */
export function demoProjects(catalog: Catalog, pool: ContractorPool, now: Date): DemoProject[] {
  const random = createRandom('demo projects');
  const ages = Array.from({ length: PROJECTS }, () => PERIOD_DAYS * random.next() ** 1.7).sort(
    (one, other) => other - one,
  );

  return ages.map((age, index) => {
    const request = sampleRequest(random, catalog, {
      id: seedId('project', 'demo', index),
      // From the other end than a large data set counts from, so that both may be in one database.
      reference: referenceAt(2 ** 30 - 1 - index),
      clientId: seedId('client', 'demo', index),
      status: stateAt(random.weighted, age),
      submittedAt: later(now, -age * DAY),
      now,
      city: sampleCity(random, catalog),
      service: sampleService(random, catalog),
      agentId: random.chance(0.6) ? demoAccounts.service.id : demoAccounts.secondService.id,
    });
    return { ...request, acceptances: sampleAcceptances(random, pool, request.project, now) };
  });
}

function stateAt(weighted: <Key extends string>(weights: Record<Key, number>) => Key, age: number): ProjectState {
  const outcome = outcomes.find(({ until }) => age <= until) ?? outcomes.at(-1);
  return weighted((outcome?.weights ?? {}) as Record<ProjectState, number>);
}
