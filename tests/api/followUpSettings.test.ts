import { desc, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { auditLog, projects, settings } from '../../src/server/db/schema/index.ts';
import { workedUntil } from '../../src/shared/followUps/workingTime.ts';
import type { LeadState } from '../../src/shared/leads/views.ts';
import type { ProjectQueues } from '../../src/shared/projects/actViews.ts';
import type { ProjectListItem, ProjectView } from '../../src/shared/projects/views.ts';
import type { ManagedFollowUpSettings, ManagedSettings } from '../../src/shared/settings/adminViews.ts';
import type { TrackingView } from '../../src/shared/tracking/views.ts';
import { type SignedIn, startTestApp, type TestApp } from '../support/app.ts';
import { buildAcceptance, buildContractor, buildProject, buildUser } from '../support/builders.ts';
import { expectEntity, expectInvalid, expectRefusal } from '../support/expectations.ts';
import { storedProject } from '../support/leads.ts';
import { submitAsVisitor, withKey } from '../support/submission.ts';
import { tokenOf } from '../support/tracking.ts';

const DAY_MS = 86_400_000;
const PATH = '/admin/follow-up-settings/site';

let app: TestApp;
let admin: SignedIn;
let colleague: SignedIn;
/** Ten in the morning of a Monday to come. */
const monday = nextMonday();
let now = monday;

function nextMonday(): Date {
  const today = Math.floor(Date.now() / DAY_MS) * DAY_MS;
  return new Date(today + ((8 - new Date(today).getUTCDay()) % 7 || 7) * DAY_MS + 10 * 3_600_000);
}

const dayAfter = (days: number) => new Date(monday.getTime() + days * DAY_MS).toISOString().slice(0, 10);

beforeAll(async () => {
  app = await startTestApp({ clock: () => now });
  admin = await app.loginAs('Admin');
  colleague = await app.loginAs(await buildUser(app.db, { role: 'Admin', firstName: 'Fatou', lastName: 'Diallo' }));
});
afterEach(async () => {
  now = monday;
  await app.db.delete(settings).where(eq(settings.key, 'followUps'));
});
afterAll(() => app.close());

const read = async () => expectEntity<ManagedFollowUpSettings>(await admin.get(PATH));
const put = (seen: ManagedFollowUpSettings, changes: object, who = admin) => who.put(PATH, { ...seen, ...changes });
const save = async (changes: object) => expectEntity<ManagedFollowUpSettings>(await put(await read(), changes));
const dueAt = async (id: string) => (await storedProject(app, id)).nextStepAt;

describe('what an admin sets of the follow-up', () => {
  test('holds for steps that begin from then on, and leaves those under way as they were told', async () => {
    const before = await submitAsVisitor(app);
    await save({ delays: { Check: 3 }, holidays: [] });
    expect(await dueAt((await submitAsVisitor(app)).projectId)).toEqual(workedUntil(now, 3));
    const usual = await dueAt(before.projectId);
    await save({ delays: { Check: 20 }, holidays: [dayAfter(1)] });
    expect(await dueAt(before.projectId)).toEqual(usual);
    // Monday 10:00 and twenty hours: eight are left of the day, Tuesday is none, ten on Wednesday, two on Thursday.
    expect(await dueAt((await submitAsVisitor(app)).projectId)).toEqual(new Date(`${dayAfter(3)}T10:00:00Z`));
  });

  test('is kept in order, read again, and leaves who changed what', async () => {
    const seen = await read();
    const saved = await save({
      isOn: false,
      smsPerRequest: 5,
      delays: { Choose: 4 },
      holidays: ['2030-05-01', '2030-01-01'],
    });
    expect(saved).toMatchObject({ isOn: false, smsPerRequest: 5, holidays: ['2030-01-01', '2030-05-01'] });
    expect(await read()).toEqual(saved);
    expect(saved.updatedAt > seen.updatedAt).toBe(true);
    const [act] = await app.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.entity, 'follow-up-settings'))
      .orderBy(desc(auditLog.id))
      .limit(1);
    expect(act).toMatchObject({
      actorId: admin.userId,
      before: { isOn: true, smsPerRequest: 8, delays: {}, holidays: seen.holidays },
      after: { isOn: false, smsPerRequest: 5, delays: { Choose: 4 } },
    });
  });

  test('over a newer version is refused, naming who; the settings of the site are another matter', async () => {
    const site = expectEntity<ManagedSettings>(await admin.get('/admin/settings/site'));
    const seen = await read();
    expectEntity(await put(seen, { smsPerRequest: 6 }, colleague));
    const refusal = expectRefusal(await put(seen, { smsPerRequest: 7 }), 409, 'STALE');
    expect(refusal.errorMessage).toContain('Fatou Diallo');
    expectEntity(await admin.put('/admin/settings/site', { ...site, address: 'Matam' }));
  });

  test.each([
    ['half an hour', { delays: { Check: 0.5 } }, 'Delays'],
    ['no time at all', { delays: { Check: 0 } }, 'Delays'],
    ['a step there is not', { delays: { Nothing: 5 } }, 'Delays'],
    ['a step that is due when the request says', { delays: { Call: 5 } }, 'Delays'],
    ['no SMS', { smsPerRequest: 0 }, 'SmsPerRequest'],
    ['a day there is not', { holidays: ['2030-02-30'] }, 'Holidays'],
    ['a day twice', { holidays: ['2030-01-01', '2030-01-01'] }, 'Holidays'],
    ['neither on nor off', { isOn: 'peut-être' }, 'IsOn'],
  ])('with %s is answered at the field', async (_, changes, field) => {
    const seen = await read();
    expect(expectInvalid(await put(seen, changes), field).errorMessage).not.toMatch(/invalid |expected/i);
    expect(await read()).toEqual(seen);
  });
});

/** Whether the agents' list of late requests has it, and how many they count. */
async function readLate(projectId: string, who = admin): Promise<[boolean, number]> {
  const filter = encodeURIComponent(JSON.stringify({ late: true }));
  const rows = (await who.get(`/admin/projects?filter=${filter}`)).json<ProjectListItem[]>();
  const { late } = expectEntity<ProjectQueues>(await who.get('/admin/projects/queues?holder=all'));
  return [rows.some(({ id }) => id === projectId), late];
}

const readLevel = async (projectId: string, who = admin) =>
  expectEntity<ProjectView>(await who.get(`/get-project-details/${projectId}`)).serviceLevel;

test('a request of the evening is late in the list of the agents just when it is late by itself', async () => {
  const { projectId } = await submitAsVisitor(app);
  const submittedAt = new Date(`${dayAfter(0)}T19:00:00Z`);
  await app.db.update(projects).set({ submittedAt }).where(eq(projects.id, projectId));
  for (const [instant, level] of [
    [`${dayAfter(1)}T17:59:59Z`, 'due'],
    [`${dayAfter(1)}T20:00:00Z`, 'due'],
    [`${dayAfter(2)}T08:00:00Z`, 'due'],
    [`${dayAfter(2)}T08:00:01Z`, 'late'],
  ] as const) {
    now = new Date(instant);
    const who = await app.loginAs({ id: admin.userId });
    expect([instant, await readLevel(projectId, who)]).toEqual([instant, level]);
    expect([instant, (await readLate(projectId, who))[0]]).toEqual([instant, level === 'late']);
  }
});

describe('a public holiday', () => {
  test('is no day for a call: told at its field, and shown beforehand', async () => {
    const { projectId } = await submitAsVisitor(app);
    const token = await tokenOf(app, projectId);
    const ask = (day: string) =>
      app.visitor.post(`/tracking/${token}/call-me`, { at: `${day}T10:00:00.000Z` }, withKey());
    await save({ holidays: [dayAfter(1), dayAfter(60)] });
    const { errorMessage } = expectInvalid(await ask(dayAfter(1)), 'At');
    expect(errorMessage).toContain('férié');
    expect(expectEntity<TrackingView>(await app.visitor.get(`/tracking/${token}`)).closedDays).toEqual([dayAfter(1)]);
    expectEntity(await ask(dayAfter(2)));
  });

  test('makes nobody late: neither in the list of the agents nor in their count', async () => {
    const { projectId } = await submitAsVisitor(app);
    // Friday 16:00: two hours that day, ten on Saturday, two on Monday, unless Saturday is a holiday.
    const submittedAt = new Date(`${dayAfter(-3)}T16:00:00Z`);
    await app.db.update(projects).set({ submittedAt }).where(eq(projects.id, projectId));
    const late = () => readLate(projectId);
    const level = () => readLevel(projectId);
    await save({ holidays: [] });
    expect(await late()).toEqual([true, 1]);
    expect(await level()).toBe('late');
    await save({ holidays: [dayAfter(-2)] });
    expect(await late()).toEqual([false, 0]);
    expect(await level()).toBe('due');
  });

  test('puts off what a contractor is to do next', async () => {
    const { user, enterprise } = await buildContractor(app.db);
    const project = await buildProject(app.db, { status: 'Available', now });
    const lead = await buildAcceptance(app.db, {
      projectId: project.id,
      enterpriseId: enterprise.id,
      acceptedAt: now,
      stageSince: now,
    });
    const who = await app.loginAs(user);
    const next = async () => expectEntity<LeadState>(await who.get(`/leads/${lead.id}`)).nextAct?.at;
    await save({ holidays: [] });
    expect(await next()).toBe(`${dayAfter(1)}T10:00:00.000Z`);
    await save({ holidays: [dayAfter(1)] });
    expect(await next()).toBe(`${dayAfter(2)}T10:00:00.000Z`);
  });
});
