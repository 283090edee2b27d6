import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { coverAbsences } from '../../src/server/absences/coverAbsences.ts';
import {
  absences,
  auditLog,
  messages,
  projects,
  standIns,
  supportTickets,
  users,
} from '../../src/server/db/schema/index.ts';
import type { AbsencesOfPerson } from '../../src/shared/absences/views.ts';
import type { FollowUpItem } from '../../src/shared/followUps/views.ts';
import type { PersonDetails, StaffItem } from '../../src/shared/staff/views.ts';
import { type SignedIn, startTestApp, type TestApp } from '../support/app.ts';
import { buildProject } from '../support/builders.ts';
import { expectEntity, expectInvalid, expectRefusal } from '../support/expectations.ts';
import { storedProject } from '../support/leads.ts';
import { buildTicket } from '../support/people.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

let app: TestApp;
let agent: SignedIn;
let colleague: SignedIn;
let third: SignedIn;
let seller: SignedIn;
let admin: SignedIn;
const start = new Date(Math.floor(Date.now() / DAY_MS) * DAY_MS + 10 * HOUR_MS);
let now = start;

const dayIn = (days: number) => new Date(start.getTime() + days * DAY_MS).toISOString().slice(0, 10);
const laterDay = (days: number) => {
  now = new Date(start.getTime() + days * DAY_MS);
};

beforeAll(async () => {
  app = await startTestApp({ clock: () => now });
  agent = await app.loginAs('CustomerService');
  colleague = await app.loginAs('CustomerService');
  third = await app.loginAs('CustomerService');
  seller = await app.loginAs('SalesService');
  admin = await app.loginAs('Admin');
});
afterEach(async () => {
  now = start;
  await app.db.delete(absences);
  await app.db.update(projects).set({ status: 'Cancelled' });
  await app.db.update(supportTickets).set({ status: 'Closed' });
});
afterAll(() => app.close());

const add = (who: SignedIn, userId: string, body: object) => who.post(`/admin/staff/${userId}/absences`, body);
const read = async (who: SignedIn, userId: string) =>
  expectEntity<AbsencesOfPerson>(await who.get(`/admin/staff/${userId}/absences`));
/** Away from today until a day. */
const away = async (who: SignedIn, days: number, body: object = {}) => {
  const reply = await add(who, who.userId, { fromDay: dayIn(0), untilDay: dayIn(days), ...body });
  return expectEntity<AbsencesOfPerson>(reply).absences[0]?.id ?? '';
};
const round = () => coverAbsences(app.newContext());
const held = async (id: string) => (await storedProject(app, id)).agentId;

async function due(hours = 1, agentId = agent.userId): Promise<string> {
  const { id } = await buildProject(app.db, { status: 'Assigned', agentId, submittedAt: now });
  await app.db
    .update(projects)
    .set({ nextStep: 'Check', nextStepBy: 'service', nextStepAt: new Date(now.getTime() + hours * HOUR_MS) })
    .where(eq(projects.id, id));
  return id;
}

describe('while somebody is away', () => {
  test('what is due goes to colleagues who are there, shared evenly, what is not stays', async () => {
    const today = [await due(-3), await due(-2), await due(1), await due(2)];
    const next = await due(48);
    const { id: ticket } = await buildTicket(app.db, { agentId: agent.userId, dueAt: now });
    await away(agent, 3);
    const holders = await Promise.all(today.map(held));
    const have = (userId: string) => holders.filter((holder) => holder === userId).length;
    expect([have(colleague.userId), have(third.userId), have(agent.userId)]).toEqual([2, 2, 0]);
    const [kept] = await app.db.select().from(supportTickets).where(eq(supportTickets.id, ticket));
    expect([colleague.userId, third.userId]).toContain(kept?.agentId);
    expect(await held(next)).toBe(agent.userId);
    laterDay(2);
    await round();
    expect(await held(next)).not.toBe(agent.userId);
  });

  test('the desk of the colleague says whose it is and until when they are away', async () => {
    const id = await due();
    await away(agent, 3, { standInId: third.userId });
    expect(await held(id)).toBe(third.userId);
    const [item] = (await third.get('/admin/follow-ups')).json<FollowUpItem[]>();
    expect(item).toMatchObject({ id, standsInFor: { untilDay: dayIn(3) } });
    expectRefusal(await agent.get(`/admin/follow-ups/${id}`), 403);
    expect((await read(agent, agent.userId)).absences).toMatchObject([{ isRunning: true, handedOver: 1 }]);
    const act = and(eq(auditLog.entityId, id), eq(auditLog.action, 'handOver'));
    const [written] = await app.db.select().from(auditLog).where(act);
    expect(written).toMatchObject({ before: { agentId: agent.userId }, after: { agentId: third.userId } });
  });

  test('of processes at once, nothing is handed over twice', async () => {
    await app.db.insert(absences).values({ userId: agent.userId, fromDay: dayIn(0), untilDay: dayIn(1) });
    const ids = [await due(), await due(), await due()];
    await Promise.all([round(), round(), round()]);
    await round();
    for (const id of ids) {
      expect(await app.db.$count(auditLog, and(eq(auditLog.entityId, id), eq(auditLog.action, 'handOver')))).toBe(1);
      expect(await app.db.$count(standIns, eq(standIns.projectId, id))).toBe(1);
    }
  });

  test('of processes at once, two absences are shared evenly: each counts what the other handed over', async () => {
    const fourth = await app.loginAs('CustomerService');
    for (const { userId } of [agent, colleague])
      await app.db.insert(absences).values({ userId, fromDay: dayIn(0), untilDay: dayIn(1) });
    for (let time = 0; time < 5; time += 1) await Promise.all([due(), due(1, colleague.userId)]);
    await Promise.all([round(), round(), round()]);
    const loads = await Promise.all(
      [third, fourth].map(({ userId }) => app.db.$count(standIns, eq(standIns.userId, userId))),
    );
    await app.db.update(users).set({ deactivatedAt: now }).where(eq(users.id, fourth.userId));
    expect(loads).toEqual([5, 5]);
  });

  test('whoever stands in and leaves too passes it on, and it goes back to whose it was', async () => {
    const id = await due();
    await away(agent, 3, { standInId: colleague.userId });
    await away(colleague, 1);
    expect(await held(id)).toBe(third.userId);
    laterDay(2);
    await round();
    expect(await held(id)).toBe(third.userId);
    laterDay(4);
    await round();
    expect(await held(id)).toBe(agent.userId);
  });

  test('where nobody is there, it stays and the admins are told once', async () => {
    const id = await due();
    await away(colleague, 3);
    await away(third, 3);
    await away(agent, 3);
    await round();
    expect(await held(id)).toBe(agent.userId);
    const told = await app.db.select().from(messages).where(eq(messages.template, 'absenceUncovered'));
    const [{ email } = { email: '' }] = await app.db.select().from(users).where(eq(users.id, admin.userId));
    expect(told.filter(({ recipient }) => recipient === email)).toHaveLength(1);
    expect((await admin.get('/admin/follow-ups')).json<FollowUpItem[]>().map((item) => item.id)).toEqual([id]);
  });
});

describe('somebody who has another role by then', () => {
  let mover: SignedIn;
  beforeEach(async () => {
    mover = await app.loginAs('CustomerService');
  });
  afterEach(() => admin.put(`/admin/staff/${mover.userId}/activity`, { isActive: false }));
  const becomeSeller = async () => {
    const details = expectEntity<PersonDetails>(await admin.get(`/admin/staff/${mover.userId}`));
    const { firstName, lastName, version } = details;
    const form = { firstName, lastName, languages: [], role: 'SalesService', version };
    expectEntity(await admin.put(`/admin/staff/${mover.userId}`, form));
  };

  test('leaves what sales may not have to customer service', async () => {
    const id = await due(1, mover.userId);
    await becomeSeller();
    expectEntity(await add(admin, mover.userId, { fromDay: dayIn(0), untilDay: dayIn(3) }));
    expect([agent, colleague, third].map(({ userId }) => userId)).toContain(await held(id));
  });

  test('gets nothing back that sales may not have', async () => {
    const id = await due(1, mover.userId);
    expectEntity(
      await add(admin, mover.userId, { fromDay: dayIn(0), untilDay: dayIn(3), standInId: colleague.userId }),
    );
    expect(await held(id)).toBe(colleague.userId);
    await becomeSeller();
    laterDay(4);
    await round();
    expect(await held(id)).toBe(colleague.userId);
    expect(await app.db.$count(standIns)).toBe(0);
  });
});

describe('on the return', () => {
  test('what the colleague has not begun goes back; what they called about stays with them', async () => {
    const [untouched, begun] = [await due(), await due()];
    await away(agent, 3, { standInId: third.userId });
    now = new Date(now.getTime() + 60_000);
    expectEntity(await third.post(`/admin/follow-ups/${begun}/calls`, { kind: 'project', outcome: 'noAnswer' }));
    laterDay(4);
    await round();
    expect(await held(untouched)).toBe(agent.userId);
    expect(await held(begun)).toBe(third.userId);
    expect(await app.db.$count(standIns)).toBe(0);
  });

  test('an absence cut short gives back at once, one called off hands nothing over', async () => {
    const id = await due();
    const running = await away(agent, 5, { standInId: third.userId });
    expect(await held(id)).toBe(third.userId);
    laterDay(1);
    const back = await app.loginAs({ id: agent.userId });
    const after = expectEntity<AbsencesOfPerson>(await back.post(`/admin/absences/${running}/end`, {}));
    expect(after.absences).toEqual([]);
    expect(await held(id)).toBe(agent.userId);
    expectRefusal(await back.post(`/admin/absences/${running}/end`, {}), 409, 'WRONG_STATE');
    const body = { fromDay: dayIn(2), untilDay: dayIn(3) };
    const planned = expectEntity<AbsencesOfPerson>(await add(back, agent.userId, body)).absences[0]?.id;
    expectEntity(await back.post(`/admin/absences/${planned}/end`, {}));
    laterDay(2);
    await round();
    expect(await held(id)).toBe(agent.userId);
    expect(await app.db.$count(auditLog, and(eq(auditLog.entity, 'absences'), eq(auditLog.action, 'cancel')))).toBe(1);
  });
});

describe('an absence', () => {
  test('is refused at its field', async () => {
    expectInvalid(await add(agent, agent.userId, {}), 'FromDay', 'UntilDay');
    expectInvalid(await add(agent, agent.userId, { fromDay: dayIn(2), untilDay: dayIn(1) }), 'UntilDay');
    expectInvalid(await add(agent, agent.userId, { fromDay: dayIn(-1), untilDay: dayIn(1) }), 'FromDay');
    expectInvalid(await add(agent, agent.userId, { fromDay: dayIn(1), untilDay: dayIn(400) }), 'UntilDay');
    const days = { fromDay: dayIn(3), untilDay: dayIn(6) };
    expectInvalid(await add(agent, agent.userId, { ...days, standInId: seller.userId }), 'StandInId');
    expectInvalid(await add(agent, agent.userId, { ...days, standInId: agent.userId }), 'StandInId');
    expectEntity(await add(agent, agent.userId, days));
    // Pressed again after its reply was lost.
    expect(expectEntity<AbsencesOfPerson>(await add(agent, agent.userId, days)).absences).toHaveLength(1);
    const overlapping = { fromDay: dayIn(6), untilDay: dayIn(8) };
    const { errorMessage } = expectInvalid(await add(agent, agent.userId, overlapping), 'FromDay');
    expect(errorMessage).toBe('Une absence est déjà notée pour ces jours.');
    expectEntity(await add(agent, agent.userId, { fromDay: dayIn(7), untilDay: dayIn(8) }));
    const { absences: noted } = await read(agent, agent.userId);
    expectInvalid(await agent.put(`/admin/absences/${noted[0]?.id}`, { untilDay: dayIn(7) }), 'UntilDay');
    expectEntity(await agent.put(`/admin/absences/${noted[0]?.id}`, { untilDay: dayIn(4) }));
    expect((await read(agent, agent.userId)).absences.map(({ untilDay }) => untilDay)).toEqual([dayIn(4), dayIn(8)]);
  });

  test('is changed by who saw its last day as it is, and by nobody over somebody else', async () => {
    const days = { fromDay: dayIn(1), untilDay: dayIn(4) };
    const id = expectEntity<AbsencesOfPerson>(await add(agent, agent.userId, days)).absences[0]?.id;
    const change = (who: SignedIn, day: number) =>
      who.put(`/admin/absences/${id}`, { untilDay: dayIn(day), before: dayIn(4) });
    expectEntity(await change(agent, 9));
    const { errorMessage } = expectRefusal(await change(admin, 2), 409, 'STALE');
    expect(errorMessage).toContain('Mariama CustomerService');
    // A reply that was lost: the same day again is no error.
    expectEntity(await change(agent, 9));
    expect((await read(agent, agent.userId)).absences.map(({ untilDay }) => untilDay)).toEqual([dayIn(9)]);
  });

  test('is said by each of themselves, by an admin of anybody, and of staff alone', async () => {
    const days = { fromDay: dayIn(1), untilDay: dayIn(2) };
    expectRefusal(await add(colleague, agent.userId, days), 403);
    expectEntity(await add(seller, seller.userId, days));
    expectEntity(await add(admin, agent.userId, days));
    const { absences: noted } = await read(admin, agent.userId);
    expectRefusal(await colleague.post(`/admin/absences/${noted[0]?.id}/end`, {}), 403);
    const client = await app.loginAs('Client');
    expectRefusal(await add(client, client.userId, days), 403);
    expectRefusal(await add(admin, client.userId, days), 404);
    const agents = (await admin.get('/admin/project-agents')).json<{ id: string; name: string }[]>();
    expect(JSON.stringify(agents)).not.toContain('absent');
    laterDay(1);
    const later = await app.loginAs('Admin');
    const offered = (await later.get('/admin/project-agents')).json<{ id: string; name: string }[]>();
    expect(offered.at(-1)).toMatchObject({ id: agent.userId, name: expect.stringContaining('absent jusqu') });
    const staff = (await later.get('/admin/staff?filter={"state":"Active"}')).json<StaffItem[]>();
    const untilOf = (id: string) => staff.find((one) => one.id === id)?.awayUntil;
    expect([untilOf(agent.userId), untilOf(colleague.userId)]).toEqual([dayIn(2), null]);
    expect(expectEntity<PersonDetails>(await later.get(`/admin/staff/${agent.userId}`)).awayUntil).toBe(dayIn(2));
  });
});
