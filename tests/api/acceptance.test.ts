import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { acceptances, messages, projects, settings, subscriptions } from '../../src/server/db/schema/index.ts';
import type { ProjectView } from '../../src/shared/projects/views.ts';
import type { ManagedSettings } from '../../src/shared/settings/adminViews.ts';
import { type SignedIn, startTestApp, type TestApp } from '../support/app.ts';
import { buildAcceptance, buildContractor, buildProject, buildUser, type Project } from '../support/builders.ts';
import { expectEntity, expectRefusal } from '../support/expectations.ts';
import { recordingProvider, senderOf } from '../support/senderOf.ts';
import { withKey } from '../support/submission.ts';

let app: TestApp;
let now = new Date();

beforeAll(async () => {
  app = await startTestApp({ clock: () => now });
});
afterAll(() => app.close());

type ContractorChanges = Parameters<typeof buildContractor>[1];

async function contractor(changes: ContractorChanges = {}): Promise<SignedIn & { enterpriseId: string }> {
  const { user, enterprise } = await buildContractor(app.db, changes);
  return { ...(await app.loginAs(user)), enterpriseId: enterprise.id };
}

const accept = (who: SignedIn, project: { id: string }, headers = {}) =>
  who.put('/accept-project/', { id: project.id, entrepreneurId: who.userId }, headers);
const available = (changes: Partial<Project> = {}) => buildProject(app.db, { status: 'Available', ...changes });

describe('an acceptance', () => {
  test('gives the contractor the contact, and tells the client who will call', async () => {
    const project = await available({
      phoneNumber: '+224622000001',
      email: 'client@exemple.gn',
      lastName: 'Bangoura',
      firstName: 'Sékou',
    });
    const one = await contractor();
    const before = expectEntity<ProjectView>(await one.get(`/get-project-details/${project.id}`));
    expect(before).toMatchObject({
      status: 'Available',
      phoneNumber: null,
      email: null,
      address: null,
      lastName: 'B.',
      firstName: 'Sékou',
      IsAllowedToBeAccepted: true,
    });
    const after = expectEntity<ProjectView>(await accept(one, project));
    expect(after).toMatchObject({
      status: 'Accepted',
      phoneNumber: '+224622000001',
      email: 'client@exemple.gn',
      lastName: 'Bangoura',
      quotesLeft: 2,
      IsAllowedToBeAccepted: false,
    });
    const told = await app.db.select().from(messages).where(eq(messages.projectId, project.id));
    expect(told.map(({ channel, template, recipient }) => [channel, template, recipient].join(' ')).toSorted()).toEqual(
      ['email requestAccepted client@exemple.gn', 'sms requestAccepted +224622000001'],
    );
    expectRefusal(await accept(one, project), 409, 'ALREADY_ACCEPTED');
  });

  test('of the night is told in the morning if the contractor has the request still', async () => {
    const project = await available({ phoneNumber: '+224622000006', email: null });
    const [stays, withdrew] = [await contractor(), await contractor()];
    for (const who of [stays, withdrew]) expectEntity(await accept(who, project));
    const own = and(eq(acceptances.projectId, project.id), eq(acceptances.enterpriseId, withdrew.enterpriseId));
    const [lead] = await app.db.select().from(acceptances).where(own);
    expectEntity(await withdrew.put(`/leads/${lead?.id}/stage`, { stage: 'Withdrawn', reason: 'tooFar' }));
    const night = now;
    now = new Date(night.getTime() + 8 * 3_600_000);
    const provider = recordingProvider();
    const told = await app.db.select().from(messages).where(eq(messages.projectId, project.id));
    for (const { id } of told) await senderOf(app, provider)(app.newContext(), id);
    const keys = told
      .filter(({ id }) => provider.sent.some((sent) => sent.id === id))
      .map(({ dedupeKey }) => dedupeKey);
    expect(keys).toEqual([`sms:accepted:${project.id}:${stays.enterpriseId}`]);
    now = night;
  });

  test('repeated under one key is one acceptance and the same reply', async () => {
    const project = await available();
    const one = await contractor();
    const key = withKey();
    const replies = await Promise.all(Array.from({ length: 10 }, () => accept(one, project, key)));
    for (const reply of replies) expect(expectEntity<ProjectView>(reply).phoneNumber).toMatch(/^\+224/);
    expect(await app.db.$count(acceptances, eq(acceptances.projectId, project.id))).toBe(1);
    expectRefusal(await accept(one, await available(), key), 422);
  });

  const hasManyConnections = inject('databaseTemplate').kind === 'postgres';
  test.runIf(hasManyConnections)('twice under one key has one reply, even where a refusal comes too late', async () => {
    const project = await available();
    await app.db.update(projects).set({ status: 'Cancelled' }).where(eq(projects.id, project.id));
    const one = await contractor();
    const key = withKey();
    // The refusal is decided, and lingers before it is kept.
    await app.database.query(`create function linger() returns trigger language plpgsql as
      'begin perform pg_sleep(1); return new; end'`);
    await app.database.query(
      'create trigger linger before insert on idempotency_keys for each row when (new.status = 409) execute function linger()',
    );
    const late = accept(one, project, key);
    await vi.waitFor(async () => {
      const { rows } = await app.database.query(
        "select 1 from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'",
      );
      expect(rows).toHaveLength(1);
    });
    await app.db.update(projects).set({ status: 'Available' }).where(eq(projects.id, project.id));
    const accepted = expectEntity<ProjectView>(await accept(one, project, key));
    await app.database.query('drop function linger cascade');
    expect(expectEntity<ProjectView>(await late)).toEqual(accepted);
  });

  test('is refused to who has the telephone or the mailbox of the client', async () => {
    const one = await contractor({ phoneNumber: '+224622777001' });
    const contact = { phoneNumber: '+224622777002', email: 'collegue@entreprise.gn' };
    await buildUser(app.db, { role: 'Entrepreneur', enterpriseId: one.enterpriseId, ...contact });
    const another = await contractor();
    for (const client of [
      { phoneNumber: '+224622777001' },
      { phoneNumber: contact.phoneNumber },
      { email: contact.email },
    ]) {
      const project = await available(client);
      expect(expectEntity<ProjectView>(await one.get(`/get-project-details/${project.id}`))).toMatchObject({
        IsAllowedToBeAccepted: false,
        refusalCode: 'OWN_REQUEST',
      });
      const listed = expectEntity<ProjectView[]>(await one.get(`/get-available-projects/${one.userId}`));
      expect(listed.find(({ id }) => id === project.id)).toMatchObject({ IsAllowedToBeAccepted: false });
      expect(expectRefusal(await accept(one, project), 409, 'OWN_REQUEST').errorMessage).toContain('propre demande');
      expect(await app.db.$count(acceptances, eq(acceptances.projectId, project.id))).toBe(0);
      expectEntity(await accept(another, project));
    }
  });

  test('is not taken for somebody else', async () => {
    const [one, other] = [await contractor(), await contractor()];
    const reply = await one.put('/accept-project/', { id: (await available()).id, entrepreneurId: other.userId });
    expectRefusal(reply, 403);
  });

  test.each(['Submitted', 'Assigned'] as const)(
    'of a %s project is refused as if it were not shown',
    async (status) => {
      const one = await contractor();
      expectRefusal(await accept(one, await buildProject(app.db, { status })), 403);
    },
  );

  test('of a project that ended says in which state it is', async () => {
    const project = await available();
    await app.db.update(projects).set({ status: 'Cancelled' }).where(eq(projects.id, project.id));
    expect(expectRefusal(await accept(await contractor(), project), 409, 'WRONG_STATE').errorMessage).toContain(
      'Annulé',
    );
  });

  test.each([
    ['Pending', "n'est pas encore active"],
    ['Suspended', 'est suspendu'],
  ] as const)('by a %s enterprise is refused, and it says so', async (status, words) => {
    const reply = await accept(await contractor({ status }), await available());
    expect(expectRefusal(reply, 409, 'ENTERPRISE_NOT_ACTIVE').errorMessage).toContain(words);
  });

  test('without a running subscription is refused', async () => {
    expectRefusal(await accept(await contractor({ package: undefined }), await available()), 409, 'NO_SUBSCRIPTION');
    const ended = await contractor();
    await app.db
      .update(subscriptions)
      .set({ endsAt: new Date(now.getTime() - 1000) })
      .where(eq(subscriptions.enterpriseId, ended.enterpriseId));
    expectRefusal(await accept(ended, await available()), 409, 'NO_SUBSCRIPTION');
  });

  test.each([
    ['Basic', 9_999, 'BUDGET_LIMIT'],
    ['Basic', 10_000, undefined],
    ['Basic', 15_000_000, undefined],
    ['Basic', 15_000_001, 'BUDGET_LIMIT'],
    ['Basic', undefined, undefined],
    ['Medium', 40_000_000, undefined],
    ['Medium', 40_000_001, 'BUDGET_LIMIT'],
    ['Premium', 900_000_000, undefined],
  ] as const)('with %s of a project at %s GNF: %s', async (name, budget, code) => {
    const reply = await accept(
      await contractor({ package: name }),
      await available(budget === undefined ? {} : { budget }),
    );
    if (code) expectRefusal(reply, 409, code);
    else expectEntity(reply);
  });

  test('counts by the calendar month of Conakry', async () => {
    const one = await contractor();
    now = new Date('2026-11-30T23:59:00Z');
    await app.db
      .update(subscriptions)
      .set({ startsAt: new Date('2026-11-01T00:00:00Z'), endsAt: new Date('2026-12-31T00:00:00Z') })
      .where(eq(subscriptions.enterpriseId, one.enterpriseId));
    for (let count = 0; count < 10; count++)
      await buildAcceptance(app.db, { enterpriseId: one.enterpriseId, acceptedAt: now });
    const refusal = expectRefusal(await accept(one, await available()), 409, 'PLAN_LIMIT');
    expect(refusal.errorMessage).toContain('10');
    now = new Date('2026-12-01T00:00:00Z');
    expectEntity(await accept(one, await available()));
    now = new Date();
  });

  test('follows the setting of four quotes as well', async () => {
    await app.db
      .insert(settings)
      .values({ key: 'maxQuotes', value: 4 })
      .onConflictDoUpdate({ target: settings.key, set: { value: 4 } });
    const project = await available();
    const statuses: number[] = [];
    for (let count = 0; count < 5; count++) statuses.push((await accept(await contractor(), project)).statusCode);
    expect(statuses).toEqual([200, 200, 200, 200, 409]);
    await app.db.update(settings).set({ value: 3 }).where(eq(settings.key, 'maxQuotes'));
  });
});

describe('under load', () => {
  const crowd = 200;

  test(`${crowd} contractors pressing at once give exactly three acceptances`, async () => {
    const project = await available();
    const contractors = [];
    for (let count = 0; count < crowd; count++) contractors.push(await contractor());
    const replies = await Promise.all(contractors.map((one) => accept(one, project, withKey())));
    const accepted = replies.filter(({ statusCode }) => statusCode === 200);
    expect(accepted).toHaveLength(3);
    for (const reply of replies) if (reply.statusCode !== 200) expectRefusal(reply, 409, 'QUOTES_FULL');
    const rows = await app.db.select().from(acceptances).where(eq(acceptances.projectId, project.id));
    expect(rows.map(({ slot }) => slot).toSorted()).toEqual([1, 2, 3]);
    const [full] = await app.db.select().from(projects).where(eq(projects.id, project.id));
    expect(full).toMatchObject({ status: 'Accepted', acceptanceCount: 3 });
    expect(await app.db.$count(messages, eq(messages.projectId, project.id))).toBe(project.email ? 6 : 3);
  }, 120_000);

  test('while the number of quotes changes, no project is left full with a free place, or open without one', async () => {
    const admin = await app.loginAs('Admin');
    const setQuotes = async (maxQuotes: number) => {
      const before = expectEntity<ManagedSettings>(await admin.get('/admin/settings/site'));
      expectEntity(await admin.put('/admin/settings/site', { ...before, maxQuotes }));
    };
    const all: Project[] = [];
    for (let count = 0; count < 12; count++) {
      const project = await available();
      for (let taken = 0; taken < 2; taken++)
        await buildAcceptance(app.db, {
          projectId: project.id,
          enterpriseId: (await buildContractor(app.db)).enterprise.id,
        });
      all.push(project);
    }
    const contractors = await Promise.all(all.map(() => contractor()));
    for (const maxQuotes of [4, 3]) {
      const others = contractors.splice(0, 6);
      const targets = all.slice(maxQuotes === 4 ? 0 : 6);
      await Promise.all([setQuotes(maxQuotes), ...others.map((one, index) => accept(one, targets[index] as Project))]);
      const rows = await app.db
        .select()
        .from(projects)
        .where(
          inArray(
            projects.id,
            all.map(({ id }) => id),
          ),
        );
      for (const { status, acceptanceCount } of rows)
        expect([status, acceptanceCount]).toEqual([
          acceptanceCount >= maxQuotes ? 'Accepted' : 'Available',
          acceptanceCount,
        ]);
    }
  });

  test('a contractor on Basic firing 50 at once stops exactly at 10', async () => {
    const one = await contractor();
    const targets = [];
    for (let count = 0; count < 50; count++) targets.push(await available());
    const replies = await Promise.all(targets.map((project) => accept(one, project, withKey())));
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(10);
    for (const reply of replies) if (reply.statusCode !== 200) expectRefusal(reply, 409, 'PLAN_LIMIT');
    expect(await app.db.$count(acceptances, eq(acceptances.enterpriseId, one.enterpriseId))).toBe(10);
  }, 60_000);

  test('projects and contractors crossing each other never lock up', async () => {
    const contractors = await Promise.all([1, 2, 3, 4, 5, 6].map(() => contractor()));
    const targets = await Promise.all([1, 2, 3, 4, 5, 6].map(() => available()));
    const pairs = contractors.flatMap((one, turn) =>
      targets.map((_, index) => ({ one, project: targets[(index + turn) % 6] })),
    );
    const replies = await Promise.all(pairs.map(({ one, project }) => accept(one, { id: project?.id ?? '' })));
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(18);
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]));
  }, 60_000);
});
