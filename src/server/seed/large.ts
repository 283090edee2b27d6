import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { referenceAt } from '../../shared/projects/reference.ts';
import type { ProjectState } from '../../shared/projects/status.ts';
import { hashOfToken } from '../auth/opaqueToken.ts';
import { hashPassword } from '../auth/password.ts';
import type { Db } from '../db/client.ts';
import * as schema from '../db/schema/index.ts';
import { type Catalog, loadCatalog } from './catalog.ts';
import { type ContractorPool, createContractorPool } from './contractorPool.ts';
import { sampleCity, sampleService } from './distribution.ts';
import { seedId, timedId } from './ids.ts';
import { insertRows } from './insertRows.ts';
import { largeEnterprise } from './largeEnterprise.ts';
import { presentIds, seedJobs } from './largeJobs.ts';
import { createRandom, type Random } from './random.ts';
import { seedReference } from './reference.ts';
import { type SampleAcceptance, sampleAcceptances } from './sampleAcceptances.ts';
import { sampleMessages } from './sampleMessages.ts';
import { insertPayments } from './samplePayments.ts';
import { type SampleRequest, sampleRequest } from './sampleRequest.ts';
import { samplePerson } from './samples.ts';
import { DAY, later } from './time.ts';
import { withoutIndexes } from './withoutIndexes.ts';

export interface LargePlan {
  projects: number;
  enterprises: number;
  now: Date;
  /** Told how many projects are written. */
  onProgress?: (projects: number) => void;
}

/** Already in this database. */
export class SeededBeforeError extends Error {
  constructor() {
    super('This database holds generated data already. Use an empty one.');
  }
}

const bigTables = [
  schema.users,
  schema.projects,
  schema.projectAnswers,
  schema.acceptances,
  schema.leadCalls,
  schema.leadNotes,
  schema.reserves,
  schema.quotes,
  schema.reviews,
  schema.messages,
];
const BATCH = 2000;
const PERIOD_DAYS = 3 * 365;
const AGENTS = 20;

/** Whatever is younger than `until` days. Old requests are mostly done with; a few stay open for ever. */
const outcomes: { until: number; weights: Partial<Record<ProjectState, number>> }[] = [
  { until: 2, weights: { Submitted: 6, Assigned: 3, Available: 2 } },
  { until: 30, weights: { Submitted: 1, Assigned: 1, Available: 9, Accepted: 4, Hired: 1, Cancelled: 1, Rejected: 1 } },
  { until: 120, weights: { Assigned: 1, Available: 8, Accepted: 12, Hired: 3, Done: 14, Cancelled: 6, Rejected: 3 } },
  { until: Infinity, weights: { Available: 1, Accepted: 6, Done: 75, Cancelled: 12, Rejected: 6 } },
];

/**
 * A marketplace of any size over the last three years, ever busier, written in batches so that memory stays flat. The
 * same plan gives the same rows. Nobody can log in to the accounts. Raises SeededBeforeError on a second run.
 */
export async function seedLarge(db: Db, plan: LargePlan): Promise<void> {
  await seedReference(db, plan.now);
  const agents = Array.from({ length: AGENTS }, (_, index) => seedId('user', 'large agent', index));
  const [present] = await db
    .select()
    .from(schema.users)
    .where(eq(schema.users.id, agents[0] ?? ''));
  if (present) throw new SeededBeforeError();

  const catalog = await loadCatalog(db);
  const former = await presentIds(db);
  const pool = await insertEnterprises(db, catalog, plan, agents);
  await withoutIndexes(db, bigTables, async () => {
    for (let start = 0; start < plan.projects; start += BATCH) {
      const end = Math.min(start + BATCH, plan.projects);
      await insertBatch(db, largeProjects(catalog, pool, agents, plan, start, end), start);
      plan.onProgress?.(end);
    }
    await seedJobs(db, { now: plan.now, former });
  });
}

async function insertEnterprises(db: Db, catalog: Catalog, plan: LargePlan, agents: string[]): Promise<ContractorPool> {
  const passwordHash = await hashPassword(randomBytes(24).toString('base64'));
  const random = createRandom('large enterprises');
  const businesses = Array.from({ length: plan.enterprises }, (_, index) =>
    largeEnterprise(random, catalog, index, later(plan.now, -PERIOD_DAYS * DAY), plan.now),
  );
  const staff = agents.map((id, index) => ({
    ...samplePerson(random),
    id,
    role: 'CustomerService' as const,
    email: `agent${index}@exemple.test`,
    phoneNumber: `+22464${String(index).padStart(7, '0')}`,
    occupiedPosition: 'Service client',
  }));
  await db.transaction(async (transaction) => {
    const tx = transaction as unknown as Db;
    await insertRows(
      tx,
      schema.enterprises,
      businesses.map(({ enterprise }) => enterprise),
    );
    const people = [...staff, ...businesses.map(({ user }) => user)];
    await insertRows(
      tx,
      schema.users,
      people.map((person) => ({ ...person, passwordHash })),
    );
    await insertRows(
      tx,
      schema.enterpriseServices,
      businesses.flatMap(({ services }) => services),
    );
    await insertRows(
      tx,
      schema.subscriptions,
      businesses.flatMap(({ subscriptions }) => subscriptions),
    );
    await insertPayments(tx, businesses);
  });
  return createContractorPool(businesses.flatMap(({ contractor }) => contractor ?? []));
}

interface LargeProject extends SampleRequest {
  acceptances: SampleAcceptance[];
}

function largeProjects(
  catalog: Catalog,
  pool: ContractorPool,
  agents: string[],
  { projects, now }: LargePlan,
  start: number,
  end: number,
): LargeProject[] {
  const random = createRandom(`large projects ${start}`);
  return Array.from({ length: end - start }, (_, offset) => {
    const age = PERIOD_DAYS * (1 - Math.sqrt((start + offset + random.next()) / projects));
    const submittedAt = later(now, -age * DAY);
    const status = random.weighted(weightsAt(age));
    const request = sampleRequest(random, catalog, {
      id: timedId(random, submittedAt),
      reference: referenceAt(start + offset),
      clientId: timedId(random, submittedAt),
      status,
      submittedAt,
      now,
      city: sampleCity(random, catalog),
      service: sampleService(random, catalog),
      agentId: random.pick(agents),
    });
    const acceptances = sampleAcceptances(random, pool, request.project, now);
    request.project.trackingHash = hashOfToken(request.project.id);
    // Nobody near enough wanted it, and by now the client has given up.
    if (status !== 'Available' && request.project.status === 'Available' && age > 60)
      request.project.status = 'Cancelled';
    return { ...request, acceptances };
  });
}

function weightsAt(age: number): Record<ProjectState, number> {
  const outcome = outcomes.find(({ until }) => age <= until);
  return (outcome?.weights ?? {}) as Record<ProjectState, number>;
}

async function insertBatch(db: Db, batch: LargeProject[], start: number): Promise<void> {
  const random: Random = createRandom(`large messages ${start}`);
  const nextId = (at: Date) => timedId(random, at);
  await db.transaction(async (transaction) => {
    const tx = transaction as unknown as Db;
    await insertRows(
      tx,
      schema.users,
      batch.map(({ client }) => client),
    );
    await insertRows(
      tx,
      schema.projects,
      batch.map(({ project }) => project),
    );
    await insertRows(
      tx,
      schema.projectAnswers,
      batch.flatMap(({ answers }) => answers),
    );
    await insertRows(
      tx,
      schema.acceptances,
      batch.flatMap(({ acceptances }) => acceptances.map(({ row }) => row)),
    );
    const messages = batch.flatMap(({ project, acceptances }) => sampleMessages(random, nextId, project, acceptances));
    await insertRows(tx, schema.messages, messages);
  });
}
