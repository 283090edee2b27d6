import { referenceAt } from '../../shared/projects/reference.ts';
import { updatePreferences } from '../enterprises/updatePreferences.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { demoAccounts } from './accounts.ts';
import type { Catalog } from './catalog.ts';
import { ownEnterpriseId, playedEnterpriseId } from './demoEnterprises.ts';
import type { DemoProject } from './demoProjects.ts';
import { CAPITAL, cityNamed } from './distribution.ts';
import { demoJobId, seedId } from './ids.ts';
import { createRandom, type Random } from './random.ts';
import type { Business } from './sampleBusiness.ts';
import { sampleRequest } from './sampleRequest.ts';
import { clientJobs } from './scenarios/clientJobs.ts';
import { contractorJobs } from './scenarios/contractorJobs.ts';
import { endedJobs } from './scenarios/endedJobs.ts';
import type { Contractor } from './scenarios/job.ts';
import type { Cast, DemoJob } from './scenarios/jobPlan.ts';
import { contextAt, type Parts, play, type Scenario } from './scenarios/play.ts';

/** References of other requests than those of the market. */
const FIRST_REFERENCE = 2 ** 30 - 1001;
/** Within every package of those whose jobs are played, GNF. */
const BUDGET_MAX = 12_000_000;

/** How many of those whose jobs are played have a page that everybody sees. */
const SHOWN = 5;

/** Requests as they are before their jobs are played, and how they are. */
export interface DemoJobs {
  requests: DemoProject[];
  play: (parts: Parts) => Promise<void>;
}

/** Rows for the requests of the scenarios, and what becomes of them through the operations, once the rows are there. */
export function demoJobs(catalog: Catalog, businesses: readonly Business[], now: Date): DemoJobs {
  const cast = castOf(businesses, now);
  const random = createRandom('demo jobs');
  const jobs = [...clientJobs(cast), ...contractorJobs(cast), ...endedJobs(cast)];
  const requests = jobs.map((job, index) => requestOf(random, catalog, job, index));
  const scenarios = jobs.map(({ acts }, index): Scenario => ({ projectId: requests[index]?.project.id ?? '', acts }));
  const shown = [cast.own, ...cast.others.slice(0, SHOWN - 1)];
  return {
    requests,
    play: async (parts) => {
      for (const contractor of shown) await agreeToPage(parts, contractor, businesses, now);
      await play(parts, scenarios);
    },
  };
}

function castOf(businesses: readonly Business[], now: Date): Cast {
  const of = (enterpriseId: string): Contractor => {
    const { user } = businessOf(businesses, enterpriseId);
    const { id = '', role, firstName = '', lastName = '' } = user;
    return { id, role, firstName, lastName, enterpriseId, sessionId: '' };
  };
  const other = (index: number) => of(playedEnterpriseId(index));
  return { own: of(ownEnterpriseId), others: [other(0), other(1), other(2), other(3), other(4)], now };
}

function businessOf(businesses: readonly Business[], enterpriseId: string): Business {
  const found = businesses.find(({ enterprise }) => enterprise.id === enterpriseId);
  if (!found) throw new Error(`The demonstration lacks the enterprise ${enterpriseId}`);
  return found;
}

function requestOf(random: Random, catalog: Catalog, job: DemoJob, index: number): DemoProject {
  const service = catalog.services.find(({ slug }) => slug === job.service) ?? random.pick(catalog.services);
  const firstAct = Math.min(...job.acts.map(([at]) => at.getTime()));
  const request = sampleRequest(random, catalog, {
    id: demoJobId(job.name),
    reference: referenceAt(FIRST_REFERENCE - index),
    clientId: job.isOwn ? demoAccounts.client.id : seedId('client', 'demo job', job.name),
    status: job.status,
    submittedAt: job.submittedAt,
    // It was published before anybody did anything.
    now: Number.isFinite(firstAct) ? new Date(firstAct) : job.submittedAt,
    city: cityNamed(catalog, random, CAPITAL),
    service,
    agentId: demoAccounts.service.id,
  });
  const { project } = request;
  project.budget = project.budget ? Math.min(project.budget, BUDGET_MAX) : null;
  if (job.isOwn) {
    const { firstName, lastName, email, phoneNumber } = demoAccounts.client;
    Object.assign(project, { firstName, lastName, email, phoneNumber });
  }
  return { ...request, acceptances: [] };
}

const noJobs: Jobs = {
  async enqueue() {
    throw new Error('Preferences cause no job');
  },
};

async function agreeToPage(parts: Parts, contractor: Contractor, businesses: readonly Business[], now: Date) {
  const { services } = businessOf(businesses, contractor.enterpriseId);
  await updatePreferences(contextAt(parts, now, contractor, noJobs), {
    id: contractor.enterpriseId,
    services: services.map(({ serviceId }) => serviceId),
    cities: [],
    alertBySms: true,
    alertByEmail: true,
    isShown: true,
  });
}
