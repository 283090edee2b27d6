import { monthOf } from '../../shared/format/dates.ts';
import { referenceAt } from '../../shared/projects/reference.ts';
import type { ProjectState } from '../../shared/projects/status.ts';
import { demoAccounts } from './accounts.ts';
import type { Catalog } from './catalog.ts';
import type { Contractor, ContractorPool } from './contractorPool.ts';
import { sampleCity, sampleService } from './distribution.ts';
import { seedId } from './ids.ts';
import { createRandom } from './random.ts';
import { type SampleAcceptance, sampleAcceptances } from './sampleAcceptances.ts';
import { type SampleRequest, sampleRequest } from './sampleRequest.ts';
import { DAY, later } from './time.ts';

export interface DemoProject extends SampleRequest {
  acceptances: SampleAcceptance[];
}

const PROJECTS = 300;
const PERIOD_DAYS = 90;
/** How many projects the demonstration contractor accepted in the present month, and before. */
const OWN_ACCEPTANCES = 3;
const EARLIER_ACCEPTANCES = 6;

/** What has become of a request by its age in days: the younger, the less. */
const outcomes: { until: number; weights: Partial<Record<ProjectState, number>> }[] = [
  { until: 2, weights: { Submitted: 6, Assigned: 3, Available: 2 } },
  { until: 12, weights: { Submitted: 2, Assigned: 3, Available: 9, Accepted: 2, Cancelled: 1, Rejected: 1 } },
  { until: 45, weights: { Assigned: 1, Available: 7, Accepted: 6, Hired: 2, Done: 3, Cancelled: 2, Rejected: 1 } },
  { until: PERIOD_DAYS, weights: { Available: 1, Accepted: 4, Hired: 1, Done: 9, Cancelled: 3, Rejected: 2 } },
];

/** A few hundred requests of the last 90 days in all states, the oldest first. */
export function demoProjects(catalog: Catalog, pool: ContractorPool, own: Contractor, now: Date): DemoProject[] {
  const random = createRandom('demo projects');
  const ages = Array.from({ length: PROJECTS }, () => PERIOD_DAYS * random.next() ** 1.7).sort(
    (one, other) => other - one,
  );
  const left = { present: OWN_ACCEPTANCES, earlier: EARLIER_ACCEPTANCES };

  return ages.map((age, index) => {
    const id = seedId('project', 'demo', index);
    // The demonstration client has an account and two requests of its own among these.
    const isOwnClient = index === 210 || index === 285;
    const request = sampleRequest(random, catalog, {
      id,
      // From the other end than a large data set counts from, so that both may be in one database.
      reference: referenceAt(2 ** 30 - 1 - index),
      clientId: isOwnClient ? demoAccounts.client.id : seedId('client', 'demo', index),
      status: stateAt(random.weighted, age),
      submittedAt: later(now, -age * DAY),
      now,
      city: sampleCity(random, catalog),
      service: sampleService(random, catalog),
      agentId: random.chance(0.6) ? demoAccounts.service.id : demoAccounts.secondService.id,
    });
    if (isOwnClient) {
      const { firstName, lastName, email, phoneNumber } = demoAccounts.client;
      Object.assign(request.project, { firstName, lastName, email, phoneNumber });
    }
    const month = age < 25 ? 'present' : 'earlier';
    const isOwn = left[month] > 0 && age > 0.5 && suits(own, request) && (month === 'present' || age > 40);
    if (isOwn) left[month] -= 1;
    const at =
      month === 'present' ? thisMonth(request, now, random.next()) : later(request.project.updatedAt ?? now, DAY);
    const first = isOwn ? [{ contractor: own, at }] : [];
    return { ...request, acceptances: sampleAcceptances(random, pool, request.project, now, first) };
  });
}

function stateAt(weighted: <Key extends string>(weights: Record<Key, number>) => Key, age: number): ProjectState {
  const outcome = outcomes.find(({ until }) => age <= until) ?? outcomes.at(-1);
  return weighted((outcome?.weights ?? {}) as Record<ProjectState, number>);
}

/** In the contractor's city and trade, within its package. */
function suits(own: Contractor, { project }: SampleRequest): boolean {
  return (
    project.publishedAt !== null &&
    project.cityId === own.cityId &&
    own.serviceIds.includes(project.serviceId ?? '') &&
    (project.budget ?? 0) <= (own.package.maxBudget ?? Infinity)
  );
}

/** After publication and within the present month, be it its first day. */
function thisMonth({ project }: SampleRequest, now: Date, part: number): Date {
  const from = Math.max(new Date(monthOf(now)).getTime(), project.publishedAt?.getTime() ?? 0);
  return new Date(Math.round(from + part * (now.getTime() - from)));
}
