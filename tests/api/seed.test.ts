import { and, count, eq, gt, gte, inArray, isNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { passwordMatches } from '../../src/server/auth/password.ts';
import type { Context } from '../../src/server/context.ts';
import {
  acceptances,
  enterpriseServices,
  enterprises,
  messageDays,
  messages,
  packages,
  projects,
  subscriptions,
  users,
} from '../../src/server/db/schema/index.ts';
import { listShownEnterprises } from '../../src/server/directory/readShown.ts';
import { listHandledSteps } from '../../src/server/handledSteps/listHandledSteps.ts';
import { listPromisedCalls } from '../../src/server/handledSteps/listPromisedCalls.ts';
import { readLedger } from '../../src/server/payments/ledger.ts';
import { SeededBeforeError, seedLarge } from '../../src/server/seed/large.ts';
import { seedReference } from '../../src/server/seed/reference.ts';
import { stepRules } from '../../src/shared/followUps/steps.ts';
import { workedFrom } from '../../src/shared/followUps/workingTime.ts';
import type { HandledStepsQuery, PromisedCallsQuery } from '../../src/shared/handledSteps/contract.ts';
import { completionWays, leadStages } from '../../src/shared/leads/status.ts';
import { projectStates } from '../../src/shared/projects/status.ts';
import { quoteStates } from '../../src/shared/quotes/status.ts';
import { reviewStates } from '../../src/shared/reviews/status.ts';
import {
  buildAcceptance,
  buildContractor,
  buildEnterprise,
  buildProject,
  DEMO_PASSWORD,
  demoAccounts,
} from '../support/builders.ts';
import { tableChecksums } from '../support/checksums.ts';
import { openTestDatabase, type TestDatabase } from '../support/database.ts';
import { seedTestDemo } from '../support/seedDemo.ts';

/** The last minutes of a long month: the packages' limits of it are as full as they become. */
const now = new Date('2026-07-31T23:50:00Z');
const limits = 'every project has as many acceptances as it says, and no enterprise more than its package allows';

let opened: TestDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.drop());

const db = () => opened.database.orm;

async function expectConsistency({ database }: TestDatabase): Promise<void> {
  const wrong = await database.query(
    `select id from projects p
     where acceptance_count <> (select count(*) from acceptances where project_id = p.id and freed_at is null)
       or (status = 'Accepted' and acceptance_count <> 3) or (status = 'Available' and acceptance_count >= 3)
       or (status in ('Hired', 'Done')) <> exists (select from acceptances
         where project_id = p.id and stage in ('Hired', 'Started', 'Completed'))`,
  );
  expect(wrong.rows).toEqual([]);
  const beyond = await database.query(
    `select a.project_id from acceptances a join projects p on p.id = a.project_id
     where not exists (select from subscriptions s join packages k on k.id = s.package_id
       where s.enterprise_id = a.enterprise_id and a.accepted_at >= s.starts_at and a.accepted_at < s.ends_at
         and a.monthly_sequence <= coalesce(k.monthly_acceptances, a.monthly_sequence)
         and coalesce(p.budget, 0) <= coalesce(k.max_budget, p.budget, 0))
       or a.accepted_at < p.published_at`,
  );
  expect(beyond.rows).toEqual([]);
}

/** The books of everything sold so far: nothing differs, and the receipts have no gap. */
async function expectLedger({ database }: TestDatabase, until: Date): Promise<void> {
  const ledger = await readLedger({ db: database.orm } as Context, { from: new Date(0), to: until });
  expect(ledger).toMatchObject({ differences: [], recorded: ledger.settled, receipts: ledger.settled.count });
  expect(ledger.granted).toMatchObject(ledger.settled);
  expect(ledger.settled.count).toBeGreaterThan(20);
  const gaps = await database.query('select count(*)::int as receipts, max(number) as last from receipts');
  expect(gaps.rows).toEqual([{ receipts: ledger.settled.count, last: ledger.settled.count }]);
}

describe('demonstration data', () => {
  beforeAll(() => seedTestDemo(db(), now));

  test('has the accounts of the design, with their phones in order and their password', async () => {
    for (const { id, email, phoneNumber, role } of Object.values(demoAccounts)) {
      const [user] = await db().select().from(users).where(eq(users.id, id));
      expect(user).toMatchObject({ email, phoneNumber, role });
      expect(await passwordMatches(user?.passwordHash ?? null, DEMO_PASSWORD)).toBe(true);
    }
    expect(Object.values(demoAccounts).map(({ phoneNumber }) => phoneNumber.slice(-1))).toEqual([...'1234567']);
  });

  test('shows the contractor a full market with some acceptances this month', async () => {
    const [contractor] = await db()
      .select({ id: enterprises.id, status: enterprises.status, cityId: enterprises.cityId, package: packages.nameFr })
      .from(users)
      .innerJoin(enterprises, eq(enterprises.id, users.enterpriseId))
      .innerJoin(subscriptions, and(eq(subscriptions.enterpriseId, enterprises.id), eq(subscriptions.status, 'Active')))
      .innerJoin(packages, eq(packages.id, subscriptions.packageId))
      .where(eq(users.id, demoAccounts.contractor.id));
    expect(contractor).toMatchObject({ status: 'Active', package: 'Basic' });
    const { id = '', cityId } = contractor ?? {};
    const [present] = await db()
      .select({ total: count() })
      .from(acceptances)
      .where(and(eq(acceptances.enterpriseId, id), eq(acceptances.month, '2026-07-01')));
    expect(present?.total).toBeGreaterThanOrEqual(3);
    // Whatever the day of the month, half of the package is left for whoever tries the demonstration.
    const [latest] = await db()
      .select({ total: count() })
      .from(acceptances)
      .where(
        and(
          eq(acceptances.enterpriseId, id),
          isNull(acceptances.releasedAt),
          gte(acceptances.acceptedAt, new Date(now.getTime() - 31 * 86_400_000)),
        ),
      );
    expect(latest?.total).toBeLessThanOrEqual(5);
    const own = db()
      .select({ id: enterpriseServices.serviceId })
      .from(enterpriseServices)
      .where(eq(enterpriseServices.enterpriseId, id));
    const [nearby] = await db()
      .select({ total: count() })
      .from(projects)
      .where(
        and(eq(projects.status, 'Available'), eq(projects.cityId, cityId ?? ''), inArray(projects.serviceId, own)),
      );
    expect(nearby?.total).toBeGreaterThan(15);
  });

  test('has projects in every state, some of them assigned to customer service', async () => {
    const states = await db()
      .select({ status: projects.status, total: count() })
      .from(projects)
      .groupBy(projects.status);
    expect(states.map(({ status }) => status).sort()).toEqual([...projectStates].sort());
    expect(states.reduce((sum, { total }) => sum + total, 0)).toBe(300);
    const mine = await db()
      .select({ total: count() })
      .from(projects)
      .where(and(eq(projects.agentId, demoAccounts.service.id), eq(projects.status, 'Assigned')));
    expect(mine[0]?.total).toBeGreaterThan(0);
  });

  test('shows each stage of a lead to the contractor, and each state of a request to the client', async () => {
    const stages = await db()
      .selectDistinct({ stage: acceptances.stage })
      .from(acceptances)
      .where(eq(acceptances.userId, demoAccounts.contractor.id));
    expect(stages.map(({ stage }) => stage).sort()).toEqual([...leadStages].sort());
    const requests = await db()
      .selectDistinct({ status: projects.status })
      .from(projects)
      .where(eq(projects.clientId, demoAccounts.client.id));
    const seen = ['Submitted', 'Available', 'Accepted', 'Hired', 'Done', 'Cancelled'];
    expect(requests.map(({ status }) => status).sort()).toEqual(seen.sort());
  });

  test('has quotes and reviews in every state, jobs that ended in every way, and things still to be mended', async () => {
    const statesOf = async (sentence: string) =>
      (await opened.database.query(sentence)).rows.map((row) => (row as { state: string }).state).sort();
    expect(await statesOf('select distinct status::text as state from quotes')).toEqual([...quoteStates].sort());
    expect(await statesOf('select distinct status::text as state from reviews')).toEqual([...reviewStates].sort());
    const ways = 'select distinct way::text as state from closings where way is not null';
    expect(await statesOf(ways)).toEqual([...completionWays].sort());
    expect(await statesOf('select distinct (lifted_at is null)::text as state from reserves')).toEqual([
      'false',
      'true',
    ]);
    const odd = "select status::text as state from messages where status in ('Queued', 'Sending')";
    expect(await statesOf(odd)).toEqual([]);
  });

  test('counts each SMS that failed', async () => {
    const failed = and(eq(messages.channel, 'sms'), eq(messages.status, 'Failed'));
    const [listed] = await db().select({ total: count() }).from(messages).where(failed);
    const [counted] = await db()
      .select({ total: sql<number>`sum(${messageDays.failed})::int` })
      .from(messageDays)
      .where(eq(messageDays.channel, 'sms'));
    expect(listed?.total).toBeGreaterThan(0);
    expect(counted?.total).toBe(listed?.total);
  });

  test('was played by the operations: nothing of a job is without its act, at its time', async () => {
    const silent = await opened.database.query(
      `select quotes.id from quotes left join audit_log on entity = 'quotes' and entity_id = quotes.id
         and action = 'send' and audit_log.created_at = sent_at
       where sent_at is not null and audit_log.id is null
       union all select reviews.id from reviews left join audit_log on entity = 'reviews' and entity_id = reviews.id
         and action in ('write', 'rewrite') and audit_log.created_at <= reviews.updated_at
       where audit_log.id is null
       union all select lead_id from closings left join audit_log on entity = 'leads' and entity_id = lead_id
         and action = 'complete' and audit_log.created_at = completed_at
       where completed_at is not null and audit_log.id is null`,
    );
    expect(silent.rows).toEqual([]);
    const { rows } = await opened.database.query('select max(created_at) as last from audit_log');
    expect(new Date(String((rows[0] as { last: Date }).last)).getTime()).toBeLessThanOrEqual(now.getTime());
  });

  test('shows what agents handled in its time and after it, and which promised calls were kept', async () => {
    const ctx = { db: db(), now } as Context;
    const page = { limit: 500, offset: 0 };
    const { rows: steps } = await listHandledSteps(ctx, {} as HandledStepsQuery, page);
    expect(new Set(steps.map(({ agentName }) => agentName)).size).toBe(2);
    expect(steps.filter(({ isOnTime }) => isOnTime).length).toBeGreaterThan(steps.length / 2);
    expect(steps.filter(({ isOnTime }) => !isOnTime).length).toBeGreaterThan(10);
    for (const { isOnTime, step, dueAt, handledAt } of steps.filter((one) => stepRules[one.step].of === 'Checking'))
      expect(isOnTime).toBe(step === 'Check' && handledAt <= dueAt);
    const { rows: calls } = await listPromisedCalls(ctx, {} as PromisedCallsQuery, page);
    expect(new Set(calls.map(({ isKept }) => isKept))).toEqual(new Set([true, false]));
  });

  test('has nothing for customer service to do at night', async () => {
    const isTheirs = and(eq(projects.nextStepBy, 'service'), gt(projects.nextStepAt, now));
    const due = await db().select({ at: projects.nextStepAt }).from(projects).where(isTheirs);
    expect(due.length).toBeGreaterThan(10);
    for (const { at } of due) expect(workedFrom(at ?? now)).toEqual(at);
  });

  test('shows when somebody who did something was last there, and nobody in the future', async () => {
    const wrong = await opened.database.query(
      `select u.id from users u
       join (select user_id, accepted_at as at from acceptances
         union all select actor_id, created_at from audit_log where actor_id is not null) act on act.user_id = u.id
       group by u.id, u.last_seen_at having u.last_seen_at is distinct from max(act.at) or u.last_seen_at > $1`,
      [now],
    );
    expect(wrong.rows).toEqual([]);
    const [seen] = await db()
      .select({ total: count(users.lastSeenAt) })
      .from(users);
    expect(seen?.total).toBeGreaterThan(20);
  });

  test('has enterprises that everybody sees, several of them with a score', async () => {
    const { items } = await listShownEnterprises({ db: db(), now } as Context, {});
    expect(items.length).toBeGreaterThanOrEqual(4);
    expect(items.filter(({ score }) => score.value !== null).length).toBeGreaterThanOrEqual(3);
    expect(items.some(({ verified }) => verified.length === 0)).toBe(true);
  });

  test(limits, () => expectConsistency(opened));
  test('is paid for: the books agree, and each payment has its receipt', () => expectLedger(opened, now));

  test('is written once, and the catalogue is left as it was edited', async () => {
    await db().update(packages).set({ monthlyPrice: 1 }).where(eq(packages.nameFr, 'Basic'));
    const before = await tableChecksums(opened.database);
    await seedTestDemo(db(), now);
    await seedReference(db(), now);
    expect(await tableChecksums(opened.database)).toEqual(before);
  });

  test('holds on the first day of a month', async () => {
    const other = await openTestDatabase();
    try {
      await seedTestDemo(other.database.orm, new Date('2026-03-01T00:10:00Z'));
      const [present] = await other.database.orm
        .select({ total: count() })
        .from(acceptances)
        .innerJoin(users, eq(users.id, acceptances.userId))
        .where(and(eq(users.id, demoAccounts.contractor.id), eq(acceptances.month, '2026-03-01')));
      expect(present?.total).toBe(3);
      await expectConsistency(other);
    } finally {
      await other.drop();
    }
  });
});

/** Leads in every stage, two for a project in the mean, with quotes that fit them and add up. */
async function expectJobs({ database }: TestDatabase): Promise<void> {
  const stages = await database.query(
    'select stage, count(*)::int as total from acceptances group by stage order by 1',
  );
  expect(stages.rows).toMatchObject(leadStages.map((stage) => ({ stage })));
  const [means] = (
    await database.query(
      `select (select count(*) from acceptances)::float8 / (select count(*) from projects) as leads,
         (select count(*) from quotes)::float8 / (select count(*) from projects) as quotes`,
    )
  ).rows as { leads: number; quotes: number }[];
  expect(means?.leads).toBeGreaterThan(1.8);
  expect(means?.quotes).toBeGreaterThan(1.3);
  const unlike = await database.query(
    `select id from acceptances where (stage = 'Quoted') <> exists (select from quotes where lead_id = acceptances.id and status = 'Sent')
       or (stage in ('Hired', 'Started', 'Completed')) <> exists (select from quotes where lead_id = acceptances.id and status = 'Accepted')
     union all select id from quotes where net_total <> (select sum(total) from quote_lines where quote_id = quotes.id)
       or (status = 'Sent' and valid_until <= '2026-11-21') or sent_at > decided_at
     union all select id from projects where (quoted_at is not null) <> exists (select from quotes
       join acceptances on acceptances.id = lead_id where project_id = projects.id and sent_at is not null)
     union all select enterprise_id from quote_numbers where last <> (select count(distinct number) from quotes
       where quotes.enterprise_id = quote_numbers.enterprise_id and number like 'DEV-' || year || '-%')`,
  );
  expect(unlike.rows).toEqual([]);
}

describe('large data', () => {
  test('are the same for the same plan, keep the limits and are refused twice', async () => {
    const middle = new Date('2026-11-21T08:00:00Z');
    const plan = { projects: 2100, enterprises: 40, now: middle };
    const [one, other] = [await openTestDatabase(), await openTestDatabase()];
    try {
      const indexes = () => one.database.query('select indexdef from pg_indexes order by 1').then(({ rows }) => rows);
      const before = await indexes();
      await seedLarge(one.database.orm, plan);
      expect(await indexes()).toEqual(before);
      await seedLarge(other.database.orm, plan);
      const { users: _, ...sums } = await tableChecksums(one.database);
      expect(await tableChecksums(other.database)).toMatchObject(sums);
      await expectConsistency(one);
      await expectLedger(one, middle);
      await expectJobs(one);
      await expect(seedLarge(one.database.orm, plan)).rejects.toThrow(SeededBeforeError);
    } finally {
      await one.drop();
      await other.drop();
    }
  });

  test('stand beside the demonstration data', async () => {
    const leads = () => opened.database.query('select id, stage, freed_at from acceptances order by id');
    const demo = (await leads()).rows;
    expect(demo.length).toBeGreaterThan(100);
    await seedLarge(db(), { projects: 50, enterprises: 10, now });
    expect((await leads()).rows).toEqual(expect.arrayContaining(demo));
    await expectConsistency(opened);
    await expectLedger(opened, now);
  });
});

describe('builders', () => {
  test.each(projectStates)('make a project that is %s with all it needs', async (status) => {
    const project = await buildProject(db(), { status, now });
    expect(project.status).toBe(status);
    const [found] = await db()
      .select({ total: count() })
      .from(acceptances)
      .where(eq(acceptances.projectId, project.id));
    expect(project.acceptanceCount).toBe(found?.total);
  });

  test('make an enterprise in any state, with or without a package', async () => {
    const { id, status } = await buildEnterprise(db(), { status: 'Pending', serviceIds: [] });
    expect(status).toBe('Pending');
    expect(await db().select().from(subscriptions).where(eq(subscriptions.enterpriseId, id))).toEqual([]);
  });

  test('take the next place of the month', async () => {
    const { enterprise, user } = await buildContractor(db(), { package: 'Medium', now });
    await buildAcceptance(db(), { enterpriseId: enterprise.id, acceptedAt: now });
    const second = await buildAcceptance(db(), { enterpriseId: enterprise.id, acceptedAt: now });
    expect(second).toMatchObject({ userId: user.id, monthlySequence: 2, slot: 1, month: '2026-07-01' });
    const own = await db()
      .select()
      .from(acceptances)
      .where(and(eq(acceptances.userId, user.id), gte(acceptances.acceptedAt, now)));
    expect(own).toHaveLength(2);
  });
});
