import { eq } from 'drizzle-orm';
import { hashPassword } from '../auth/password.ts';
import type { Db } from '../db/client.ts';
import * as schema from '../db/schema/index.ts';
import { DEMO_PASSWORD, demoAccounts } from './accounts.ts';
import { type Catalog, loadCatalog } from './catalog.ts';
import { partners } from './content/partners.ts';
import { createContractorPool } from './contractorPool.ts';
import { playAbsences } from './demoAbsences.ts';
import { demoActivation, demoActs } from './demoActs.ts';
import { demoEnterprises, isPlayed } from './demoEnterprises.ts';
import { demoHandledSteps } from './demoHandledSteps.ts';
import { demoJobs } from './demoJobs.ts';
import { markPresence } from './demoPresence.ts';
import { type DemoProject, demoProjects } from './demoProjects.ts';
import { demoTickets } from './demoTickets.ts';
import { seedId, timedId } from './ids.ts';
import { insertRows } from './insertRows.ts';
import { createRandom } from './random.ts';
import { seedReference } from './reference.ts';
import type { Business } from './sampleBusiness.ts';
import { sampleMessages } from './sampleMessages.ts';
import { insertPayments } from './samplePayments.ts';
import type { Parts } from './scenarios/play.ts';
import { DAY, later } from './time.ts';

/**
 * The reference data, the demonstration accounts and a marketplace in full swing around them (design §4): requests up
 * to their acceptance as rows, what comes after through the operations themselves at the times of then. Does nothing
 * where the accounts exist. The same `now` gives the same market; what the operations draw by lot differs.
 */
export async function seedDemo({ db, ...parts }: Parts, now: Date): Promise<void> {
  await seedReference(db, now);
  const [present] = await db.select().from(schema.users).where(eq(schema.users.id, demoAccounts.admin.id));
  if (present) return;

  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const catalog = await loadCatalog(db);
  const businesses = demoEnterprises(catalog, now);
  const jobs = demoJobs(catalog, businesses, now);
  const contractors = businesses.flatMap(({ contractor }) => contractor ?? []);
  const market = createContractorPool(contractors.filter(({ enterpriseId }) => !isPlayed(enterpriseId)));
  const projects = [...demoProjects(catalog, market, now), ...jobs.requests];

  await db.transaction(async (transaction) => {
    const tx = transaction as unknown as Db;
    await insertPeople(tx, catalog, businesses, passwordHash, now);
    await insertProjects(tx, projects, now);
    const support = demoTickets(now);
    await insertRows(tx, schema.supportTickets, support.tickets);
    await insertRows(tx, schema.messages, support.messages);
    await insertRows(tx, schema.ticketEntries, support.entries);
    await insertRows(
      tx,
      schema.partners,
      partners.map((partner, position) => ({ id: seedId('partner', partner.name), ...partner, position })),
      true,
    );
    await jobs.play({ db: tx, ...parts });
    await playAbsences({ db: tx, ...parts }, now);
    await markPresence(tx);
  });
}

async function insertPeople(
  db: Db,
  catalog: Catalog,
  businesses: Business[],
  passwordHash: string,
  now: Date,
): Promise<void> {
  const contractors = new Set<string>([demoAccounts.contractor.id, demoAccounts.newcomer.id]);
  const accounts = Object.values(demoAccounts).filter(({ id }) => !contractors.has(id));
  // Enterprises name the agent who follows them, and contractors their enterprise.
  await insertRows(
    db,
    schema.users,
    accounts.map((account) => ({ ...account, passwordHash, createdAt: later(now, -400 * DAY) })),
  );
  await insertRows(
    db,
    schema.enterprises,
    businesses.map(({ enterprise }) => enterprise),
  );
  await insertRows(
    db,
    schema.users,
    businesses.map(({ user }) => ({ ...user, passwordHash })),
  );
  await insertRows(
    db,
    schema.enterpriseServices,
    businesses.flatMap(({ services }) => services),
  );
  await insertRows(
    db,
    schema.subscriptions,
    businesses.flatMap(({ subscriptions }) => subscriptions),
  );
  await insertPayments(db, businesses);
  const random = createRandom('demo activations');
  await insertRows(
    db,
    schema.auditLog,
    businesses.flatMap((business) => demoActivation(business, (at) => timedId(random, at))),
  );
  const [french, second] = catalog.languageIds;
  const spoken = [french, second].filter((id) => id !== undefined);
  await insertRows(
    db,
    schema.userLanguages,
    Object.values(demoAccounts).flatMap(({ id }) => spoken.map((languageId) => ({ userId: id, languageId }))),
  );
}

async function insertProjects(db: Db, projects: DemoProject[], now: Date): Promise<void> {
  const random = createRandom('demo messages');
  const nextId = (at: Date) => timedId(random, at);
  const known = new Set<string>([demoAccounts.client.id]);
  await insertRows(
    db,
    schema.users,
    projects.map(({ client }) => client).filter(({ id }) => !known.has(id ?? '')),
  );
  await insertRows(
    db,
    schema.projects,
    projects.map(({ project }) => project),
  );
  await insertRows(
    db,
    schema.projectAnswers,
    projects.flatMap(({ answers }) => answers),
  );
  await insertRows(
    db,
    schema.acceptances,
    projects.flatMap(({ acceptances }) => acceptances.map(({ row }) => row)),
  );
  await insertRows(
    db,
    schema.messages,
    projects.flatMap(({ project, acceptances }) => sampleMessages(random, nextId, project, acceptances)),
  );
  await insertRows(
    db,
    schema.auditLog,
    projects.flatMap(({ project }) => demoActs(project, nextId, now)),
  );
  await insertRows(
    db,
    schema.handledSteps,
    projects.flatMap(({ project }) => demoHandledSteps(project, nextId)),
  );
}
