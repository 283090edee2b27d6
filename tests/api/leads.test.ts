import { and, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '../../src/server/context.ts';
import { rowsOf } from '../../src/server/db/rowsOf.ts';
import {
  acceptances,
  auditLog,
  cities,
  closings,
  enterpriseServices,
  enterprises,
  messages,
  projects,
  quotes,
  services,
  users,
} from '../../src/server/db/schema/index.ts';
import { followDue } from '../../src/server/followUps/followDue.ts';
import { answerReachable } from '../../src/server/leads/answerReachable.ts';
import { lockLead } from '../../src/server/leads/lockLead.ts';
import { sendReminders } from '../../src/server/leads/sendReminders.ts';
import { defaultFollowUpSettings } from '../../src/shared/followUps/settings.ts';
import { workedUntil } from '../../src/shared/followUps/workingTime.ts';
import { monthOf } from '../../src/shared/format/dates.ts';
import type { LeadState, LeadValue, LeadView } from '../../src/shared/leads/views.ts';
import type { ProjectListItem, ProjectView } from '../../src/shared/projects/views.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { buildAcceptance, buildContractor, buildProject } from '../support/builders.ts';
import { expectEntity, expectInvalid, expectRefusal } from '../support/expectations.ts';
import { buildHired, buildLead, codeOf, type OwnLead, storedLead, storedProject, wrongCode } from '../support/leads.ts';
import { withKey } from '../support/submission.ts';
import { tokenOf } from '../support/tracking.ts';

const DAY_MS = 86_400_000;
/** At noon, in working time, while the packages run that start today. */
const WEDNESDAY = nextWednesday();

function nextWednesday(): Date {
  const today = Math.floor(Date.now() / DAY_MS) * DAY_MS;
  const ahead = (3 - new Date(today).getUTCDay() + 7) % 7 || 7;
  return new Date(today + ahead * DAY_MS + DAY_MS / 2);
}

/** As every installation begins with. */
const holidays = new Set(defaultFollowUpSettings.holidays);
let app: TestApp;
let now = WEDNESDAY;

beforeAll(async () => {
  app = await startTestApp({ clock: () => now });
});
afterAll(() => app.close());

const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
const messagesOf = (template: string, projectId?: string) =>
  app.db
    .select()
    .from(messages)
    .where(and(eq(messages.template, template), projectId ? eq(messages.projectId, projectId) : undefined));
const callOn = ({ contractor, lead }: OwnLead, days: number, outcome = 'noAnswer') =>
  contractor.post(`/leads/${lead.id}/calls`, { at: daysAgo(days).toISOString(), outcome });

describe('a lead', () => {
  test('is read whole by its contractor, with the contact of the client', async () => {
    const { contractor, lead } = await buildLead(app, { acceptedAt: daysAgo(1), stageSince: daysAgo(1) });
    await contractor.post(`/leads/${lead.id}/notes`, { body: 'Deux étages, prévoir une échelle' });
    const read = expectEntity<LeadView>(await contractor.get(`/leads/${lead.id}`));
    expect(read).toMatchObject({
      stage: 'New',
      nextAct: { text: 'Appeler le client', at: workedUntil(daysAgo(1), 10, holidays).toISOString() },
      notes: [{ body: 'Deux étages, prévoir une échelle', author: expect.stringMatching(/\w/) }],
      claim: { attempts: 0, attemptsNeeded: 3, daysNeeded: 2, isAllowed: false },
      closing: null,
      project: { phoneNumber: expect.stringMatching(/^\+224/) },
    });
  });

  test.each(['Lost', 'Withdrawn', 'Released'] as const)('that is %s shows the contact no more', async (stage) => {
    const ended = stage === 'Lost' ? {} : { freedAt: now, ...(stage === 'Released' ? { releasedAt: now } : {}) };
    const { contractor, lead, projectId } = await buildLead(app, { stage, ...ended });
    const { project } = expectEntity<LeadView>(await contractor.get(`/leads/${lead.id}`));
    const details = expectEntity<ProjectView>(await contractor.get(`/get-project-details/${projectId}`));
    const [listed] = expectEntity<ProjectView[]>(await contractor.get(`/get-accepted-projects/${contractor.userId}`));
    for (const shown of [project, details]) expect(shown).toMatchObject({ email: null, address: null });
    for (const shown of [project, details, listed])
      expect(shown).toMatchObject({ phoneNumber: null, lastName: expect.stringMatching(/^.\.$/) });
  });

  test('goes from stage to stage with what is planned next, and each step is in the audit trail', async () => {
    const { contractor, lead } = await buildLead(app);
    const at = new Date(now.getTime() + 2 * DAY_MS).toISOString();
    const move = (body: object) => contractor.put(`/leads/${lead.id}/stage`, body);
    expect(expectEntity<LeadState>(await move({ stage: 'Contacted', at }))).toMatchObject({
      stage: 'Contacted',
      nextAct: { text: 'Faire la visite', at },
    });
    // The same stage again plans anew.
    expect(expectEntity<LeadState>(await move({ stage: 'Contacted' })).plannedFor).toBeNull();
    expect(expectEntity<LeadState>(await move({ stage: 'Visited' })).stage).toBe('Visited');
    expectRefusal(await move({ stage: 'Contacted' }), 409, 'WRONG_STATE');
    expectRefusal(await move({ stage: 'Started' }), 409, 'WRONG_STATE');
    expectInvalid(await move({ stage: 'Lost' }), 'Reason');
    expectInvalid(await move({ stage: 'Hired' }), 'Stage');
    expectInvalid(await move({ stage: 'Visited', at: '2036-01-01T00:00:00Z' }), 'At');
    expect(expectEntity<LeadState>(await move({ stage: 'Lost', reason: 'price' }))).toMatchObject({
      stage: 'Lost',
      endReason: 'price',
      nextAct: null,
    });
    const acts = await app.db.select().from(auditLog).where(eq(auditLog.entityId, lead.id));
    expect(acts.map(({ action }) => action).toSorted()).toEqual(['contact', 'lose', 'plan', 'visit']);
  });

  test('that its contractor withdraws from leaves the place to another, and still counts in the month', async () => {
    const own = await buildLead(app, { project: { status: 'Accepted', acceptanceCount: 2 } });
    const key = withKey();
    const replies = await Promise.all(
      Array.from({ length: 20 }, () =>
        own.contractor.put(`/leads/${own.lead.id}/stage`, { stage: 'Withdrawn', reason: 'tooFar' }, key),
      ),
    );
    for (const reply of replies) expect(expectEntity<LeadState>(reply).stage).toBe('Withdrawn');
    expect(await storedProject(app, own.projectId)).toMatchObject({ status: 'Available', acceptanceCount: 2 });
    expect(await storedLead(app, own.lead)).toMatchObject({ releasedAt: null, freedAt: expect.any(Date) });
    const { user } = await buildContractor(app.db);
    const other = await app.loginAs(user);
    expectEntity(await other.put('/accept-project/', { id: own.projectId, entrepreneurId: other.userId }));
    expect(await storedProject(app, own.projectId)).toMatchObject({ status: 'Accepted', acceptanceCount: 3 });
    const again = await own.contractor.put('/accept-project/', {
      id: own.projectId,
      entrepreneurId: own.contractor.userId,
    });
    expectRefusal(again, 409, 'ALREADY_ACCEPTED');
  });

  test('takes its quote back from the client where it ends', async () => {
    const own = await buildLead(app, { stage: 'Quoted' });
    const [quote] = await app.db
      .insert(quotes)
      .values({
        leadId: own.lead.id,
        enterpriseId: own.contractor.enterpriseId,
        authorId: own.contractor.userId,
        status: 'Sent',
        number: 'DEV-2026-00001',
        vat: 'none',
        netTotal: 100,
        vatTotal: 0,
        total: 100,
        validUntil: '2026-12-31',
        startsOn: '2026-12-01',
        durationDays: 3,
        sentAt: now,
        contentHash: 'x',
      })
      .returning();
    expectEntity(await own.contractor.put(`/leads/${own.lead.id}/stage`, { stage: 'Lost', reason: 'delay' }));
    const [after] = await app.db
      .select()
      .from(quotes)
      .where(eq(quotes.id, quote?.id ?? ''));
    expect(after?.status).toBe('Withdrawn');
    const [told] = await messagesOf('quoteWithdrawn', own.projectId);
    expect(told).toMatchObject({ recipient: (await storedProject(app, own.projectId)).phoneNumber });
    expect(told?.body).toContain('DEV-2026-00001');
  });
});

describe('calls', () => {
  test('that reach the client make the lead contacted', async () => {
    const own = await buildLead(app, { acceptedAt: daysAgo(2) });
    expect(expectEntity<LeadState>(await callOn(own, 1)).stage).toBe('New');
    const reached = expectEntity<LeadState>(await callOn(own, 0, 'reached'));
    expect(reached).toMatchObject({ stage: 'Contacted', calls: [{ outcome: 'reached' }, { outcome: 'noAnswer' }] });
  });

  test('are neither to come nor older than the acceptance', async () => {
    const own = await buildLead(app, { acceptedAt: daysAgo(2) });
    expectInvalid(await callOn(own, -1), 'At');
    expectInvalid(await callOn(own, 3), 'At');
    expectInvalid(await own.contractor.post(`/leads/${own.lead.id}/calls`, { outcome: 'busy' }), 'Outcome');
    expectInvalid(await own.contractor.post(`/leads/${own.lead.id}/notes`, { body: ' ' }), 'Body');
  });

  test('of a lead that ended are refused', async () => {
    expectRefusal(await callOn(await buildLead(app, { stage: 'Lost' }), 0), 409, 'WRONG_STATE');
  });
});

async function unreachable(changes: Parameters<typeof buildLead>[1] = {}): Promise<OwnLead> {
  const own = await buildLead(app, { acceptedAt: daysAgo(3), stageSince: daysAgo(3), ...changes });
  for (const days of [2, 1, 1]) expectEntity(await callOn(own, days));
  expectEntity(await own.contractor.post(`/leads/${own.lead.id}/unreachable`));
  await asked(own, { status: 'Sent', sentAt: now });
  return own;
}

/** What became of the questions to the client, which no provider sends here. */
async function asked({ projectId }: OwnLead, set: Partial<typeof messages.$inferInsert>): Promise<void> {
  const isQuestion = and(eq(messages.projectId, projectId), eq(messages.template, 'clientUnreachable'));
  await app.db.update(messages).set(set).where(isQuestion);
}

const afterTheWait = () => new Date(workedUntil(now, 20, holidays).getTime() + 1000);

/** So many processes whose clocks strike at once. */
async function strike(job: (ctx: ReturnType<TestApp['newContext']>) => Promise<void>, processes = 10): Promise<void> {
  await Promise.all(Array.from({ length: processes }, () => job(app.newContext())));
}

describe('a client who cannot be reached', () => {
  test('is claimed after three calls on two days, and not before', async () => {
    const own = await buildLead(app, { acceptedAt: daysAgo(3), stageSince: daysAgo(3) });
    const claim = () => own.contractor.post(`/leads/${own.lead.id}/unreachable`);
    for (const days of [1, 1]) await callOn(own, days);
    expectRefusal(await claim(), 409, 'TOO_FEW_CALLS');
    await callOn(own, 1);
    const refusal = expectRefusal(await claim(), 409, 'TOO_FEW_CALLS');
    expect(refusal.errorMessage).toContain('3 sur 3');
    await callOn(own, 0);
    const claimed = expectEntity<LeadState>(await claim());
    expect(claimed).toMatchObject({ stage: 'Unreachable', releaseAt: workedUntil(now, 20, holidays).toISOString() });
    const [asked] = await messagesOf('clientUnreachable', own.projectId);
    expect(asked?.body).toContain('/suivi/**');
    expectRefusal(await claim(), 409, 'WRONG_STATE');
  });

  test('and stays silent: quota and place come back once, whoever asks how often', async () => {
    const own = await unreachable({ project: { status: 'Accepted', acceptanceCount: 2 } });
    const [before] = [now];
    await strike(followDue);
    expect((await storedLead(app, own.lead)).stage).toBe('Unreachable');
    now = afterTheWait();
    const withdrawals = Array.from({ length: 190 }, () =>
      own.contractor.put(`/leads/${own.lead.id}/stage`, { stage: 'Withdrawn', reason: 'other' }),
    );
    await Promise.all([strike(followDue), ...withdrawals]);
    now = before;
    const { stage } = await storedLead(app, own.lead);
    expect(['Released', 'Withdrawn']).toContain(stage);
    expect(await storedProject(app, own.projectId)).toMatchObject({ status: 'Available', acceptanceCount: 2 });
    expect(await placesTaken(own.projectId)).toBe(2);
    const told = (await messagesOf('leadReleased')).filter(({ dedupeKey }) => dedupeKey.includes(own.lead.id));
    expect(told.filter(({ channel }) => channel === 'sms')).toHaveLength(stage === 'Released' ? 1 : 0);
  });

  test('is given back once by 200 at once: the clock’s, the client’s who gives up, and the agent’s who cancels', async () => {
    const agent = await app.loginAs('CustomerService');
    const own = await unreachable({ project: { status: 'Accepted', acceptanceCount: 2, agentId: agent.userId } });
    const token = await tokenOf(app, own.projectId);
    const { updatedAt } = expectEntity<ProjectView>(await agent.get(`/get-project-details/${own.projectId}`));
    const before = now;
    now = afterTheWait();
    const reason = { reason: 'clientGaveUp' };
    const staff = await app.loginAs({ id: agent.userId });
    await Promise.all([
      strike(followDue, 40),
      ...Array.from({ length: 80 }, () => app.visitor.post(`/tracking/${token}/cancel`, reason)),
      ...Array.from({ length: 80 }, () =>
        staff.put(`/admin/projects/${own.projectId}/cancellation`, { ...reason, updatedAt }),
      ),
    ]);
    now = before;
    expect(await storedLead(app, own.lead)).toMatchObject({ stage: 'Released', releasedAt: expect.any(Date) });
    expect(await storedProject(app, own.projectId)).toMatchObject({ status: 'Cancelled', acceptanceCount: 0 });
    const given = and(eq(auditLog.entityId, own.lead.id), eq(auditLog.action, 'release'));
    expect(await app.db.$count(auditLog, given)).toBe(1);
    const ended = and(eq(auditLog.entityId, own.projectId), inArray(auditLog.action, ['callOff', 'cancel']));
    expect(await app.db.$count(auditLog, ended)).toBe(1);
  });

  test('gives the month back, and the place goes to one other contractor under any rush', async () => {
    const own = await unreachable({ project: { status: 'Accepted', acceptanceCount: 2 } });
    const before = now;
    now = afterTheWait();
    await strike(followDue);
    expect(await storedLead(app, own.lead)).toMatchObject({ stage: 'Released', endReason: 'unanswered' });
    const month = await app.db.$count(
      acceptances,
      and(eq(acceptances.enterpriseId, own.contractor.enterpriseId), isNull(acceptances.releasedAt)),
    );
    expect(month).toBe(0);
    const rivals = await Promise.all(
      Array.from({ length: 8 }, async () => app.loginAs((await buildContractor(app.db)).user)),
    );
    const replies = await Promise.all(
      rivals.map((who) => who.put('/accept-project/', { id: own.projectId, entrepreneurId: who.userId })),
    );
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(await storedProject(app, own.projectId)).toMatchObject({ status: 'Accepted', acceptanceCount: 3 });
    now = before;
  });

  test('and answers: the contractor is told, nothing is given back, and three more calls are needed', async () => {
    const own = await unreachable();
    await inTransaction(app.newContext(), async (tx) => answerReachable(tx, await lockLead(tx, own.lead.id)));
    const before = now;
    now = afterTheWait();
    await strike(followDue);
    now = before;
    expect(await storedLead(app, own.lead)).toMatchObject({ stage: 'New', freedAt: null, releaseAt: null });
    const told = (await messagesOf('clientReachable')).filter(({ dedupeKey }) => dedupeKey.includes(own.lead.id));
    expect(told.some(({ channel }) => channel === 'sms')).toBe(true);
    expectRefusal(await own.contractor.post(`/leads/${own.lead.id}/unreachable`), 409, 'TOO_FEW_CALLS');
  });

  test('and answers late: it counts until the clock has struck, and not afterwards', async () => {
    const [inTime, tooLate] = [await unreachable(), await unreachable()];
    const before = now;
    const answer = (own: OwnLead) =>
      inTransaction(app.newContext(), async (tx) => answerReachable(tx, await lockLead(tx, own.lead.id)));
    now = afterTheWait();
    await answer(inTime);
    await strike(followDue);
    await expect(answer(tooLate)).rejects.toMatchObject({ code: 'WRONG_STATE' });
    now = before;
    expect(await storedLead(app, inTime.lead)).toMatchObject({ stage: 'New', freedAt: null, releaseAt: null });
    expect(await storedLead(app, tooLate.lead)).toMatchObject({ stage: 'Released' });
    const told = async (template: string, own: OwnLead) =>
      (await messagesOf(template)).filter(({ dedupeKey }) => dedupeKey.includes(own.lead.id)).length > 0;
    expect([await told('clientReachable', tooLate), await told('leadReleased', inTime)]).toEqual([false, false]);
  });

  test('is asked once more where nothing ran when their time ended, and can answer then', async () => {
    const [silent, answering] = [await unreachable(), await unreachable()];
    const token = await tokenOf(app, answering.projectId);
    const before = now;
    now = new Date(afterTheWait().getTime() + 34 * DAY_MS);
    await strike(followDue, 4);
    const again = workedUntil(now, 20, holidays);
    for (const own of [silent, answering]) {
      expect(await storedLead(app, own.lead)).toMatchObject({ stage: 'Unreachable', releaseAt: again });
      expect(await storedProject(app, own.projectId)).toMatchObject({ nextStep: 'Answer', nextStepAt: again });
      const asked = await messagesOf('clientUnreachable', own.projectId);
      expect(asked.filter(({ channel }) => channel === 'sms')).toHaveLength(2);
    }
    expectEntity(
      await app.visitor.post(`/tracking/${token}/reachable`, { enterpriseId: answering.contractor.enterpriseId }),
    );
    await asked(silent, { status: 'Sent', sentAt: now });
    now = afterTheWait();
    await strike(followDue, 4);
    now = before;
    expect(await storedLead(app, silent.lead)).toMatchObject({ stage: 'Released', endReason: 'unanswered' });
    expect(await storedLead(app, answering.lead)).toMatchObject({ stage: 'New', releaseAt: null });
  });

  test('has as long to answer where the question went out late, and none is given back before it went', async () => {
    const [waiting, late, unsent] = [await unreachable(), await unreachable(), await unreachable()];
    const before = now;
    await asked(waiting, { status: 'Queued', sentAt: null });
    await asked(unsent, { status: 'Failed', sentAt: null });
    now = afterTheWait();
    const sentAt = new Date(now.getTime() - 3_600_000);
    await asked(late, { status: 'Sent', sentAt });
    await strike(followDue, 4);
    const releaseAt = workedUntil(now, 20, holidays);
    expect(await storedLead(app, waiting.lead)).toMatchObject({ stage: 'Unreachable', releaseAt });
    expect(await storedProject(app, waiting.projectId)).toMatchObject({ nextStep: 'Answer', nextStepAt: releaseAt });
    const answerBy = workedUntil(sentAt, 20, holidays);
    expect(await storedLead(app, late.lead)).toMatchObject({ stage: 'Unreachable', releaseAt: answerBy });
    expect(await storedLead(app, unsent.lead)).toMatchObject({ stage: 'Released', endReason: 'unanswered' });
    expect(
      (await messagesOf('clientUnreachable', waiting.projectId)).filter(({ channel }) => channel === 'sms'),
    ).toHaveLength(1);
    await asked(waiting, { status: 'Sent', sentAt: now });
    for (const [own, end] of [
      [late, answerBy],
      [waiting, releaseAt],
    ] as const) {
      now = new Date(end.getTime() + 1000);
      await strike(followDue, 4);
      expect(await storedLead(app, own.lead)).toMatchObject({ stage: 'Released', endReason: 'unanswered' });
    }
    now = before;
  });

  test('gives back the number of the month it was taken in, and says which', async () => {
    const own = await unreachable();
    await app.db.update(acceptances).set({ month: '2026-10-01' }).where(eq(acceptances.id, own.lead.id));
    const before = now;
    now = afterTheWait();
    await strike(followDue, 1);
    now = before;
    const told = (await messagesOf('leadReleased')).filter(({ dedupeKey }) => dedupeKey.includes(own.lead.id));
    expect(told.find(({ channel }) => channel === 'email')?.body).toContain('octobre 2026');
  });

  test('and is reached after all: the contractor takes it back, keeps place and quota, and needs three more calls', async () => {
    const own = await unreachable({ project: { status: 'Accepted', acceptanceCount: 2 } });
    const url = `/leads/${own.lead.id}/reachable`;
    const stranger = await app.loginAs((await buildContractor(app.db)).user);
    expectRefusal(await stranger.post(url), 404);
    const key = withKey();
    for (let times = 0; times < 2; times += 1)
      expect(expectEntity<LeadState>(await own.contractor.post(url, undefined, key))).toMatchObject({
        stage: 'New',
        releaseAt: null,
        claim: { attempts: 0, isAllowed: false },
      });
    const [act] = await app.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.entityId, own.lead.id), eq(auditLog.action, 'unclaim')));
    expect(act).toMatchObject({ actorId: own.contractor.userId, before: { stage: 'Unreachable' } });
    const before = now;
    now = afterTheWait();
    await strike(followDue);
    now = before;
    expect(await storedLead(app, own.lead)).toMatchObject({ stage: 'New', freedAt: null, releasedAt: null });
    expect(await storedProject(app, own.projectId)).toMatchObject({ status: 'Accepted', acceptanceCount: 3 });
    expectRefusal(await own.contractor.post(url), 409, 'WRONG_STATE');
    expectRefusal(await own.contractor.post(`/leads/${own.lead.id}/unreachable`), 409, 'TOO_FEW_CALLS');
  });

  test('is given back or taken back at once: one of both', async () => {
    const own = await unreachable({ project: { status: 'Accepted', acceptanceCount: 2 } });
    const before = now;
    now = afterTheWait();
    await Promise.all([strike(followDue), own.contractor.post(`/leads/${own.lead.id}/reachable`)]);
    now = before;
    const { stage, freedAt } = await storedLead(app, own.lead);
    expect([stage, freedAt === null]).toEqual(stage === 'New' ? ['New', true] : ['Released', false]);
    expect(await placesTaken(own.projectId)).toBe(stage === 'New' ? 3 : 2);
    expect((await storedProject(app, own.projectId)).acceptanceCount).toBe(stage === 'New' ? 3 : 2);
  });

  test.each(['Contacted', 'Quoted', 'Hired', 'Started'] as const)('is not claimed of a %s lead', async (stage) => {
    const own = await buildLead(app, { stage, acceptedAt: daysAgo(3), stageSince: daysAgo(3) });
    for (const days of [2, 1, 1]) await callOn(own, days);
    expectRefusal(await own.contractor.post(`/leads/${own.lead.id}/unreachable`), 409, 'WRONG_STATE');
  });
});

const placesTaken = (projectId: string) =>
  app.db.$count(acceptances, and(eq(acceptances.projectId, projectId), isNull(acceptances.freedAt)));

describe('a reminder', () => {
  test('is sent once at its hour, and its text stays until it is taken away', async () => {
    const { contractor, lead } = await buildLead(app, { acceptedAt: now, stageSince: now });
    const set = (body: object) => contractor.post(`/leads/${lead.id}/reminder`, body);
    const at = new Date(now.getTime() + 3_600_000);
    expectInvalid(await set({ at: daysAgo(1).toISOString() }), 'At');
    const known = expectEntity<LeadState>(await set({ at: at.toISOString(), text: 'Appeler avant la visite' }));
    expect(known.nextAct).toEqual({ text: 'Appeler avant la visite', at: at.toISOString() });
    const [enterprise] = await app.db.select().from(enterprises).where(eq(enterprises.id, lead.enterpriseId));
    const { id, name, address, cityId, registrationNumber } = enterprise ?? {};
    const company = { id, name, address, cityId, registrationNumber, phoneNumber: '622998877' };
    expectEntity(await contractor.put('/update-enterprise-infos', company));
    await strike(sendReminders);
    const sent = async () => (await messagesOf('leadReminder')).filter(({ dedupeKey }) => dedupeKey.includes(lead.id));
    expect(await sent()).toHaveLength(0);
    const before = now;
    now = new Date(at.getTime() + 1000);
    await strike(sendReminders);
    await strike(sendReminders);
    now = before;
    const bySms = (await sent()).filter(({ channel }) => channel === 'sms');
    const [person] = await app.db.select().from(users).where(eq(users.id, contractor.userId));
    expect(bySms.map(({ recipient }) => recipient)).toEqual([person?.phoneNumber]);
    const told = expectEntity<LeadView>(await contractor.get(`/leads/${lead.id}`));
    expect(told).toMatchObject({ remindAt: null, nextAct: { text: 'Appeler avant la visite', at: null } });
    expect(expectEntity<LeadState>(await set({ at: null })).nextAct?.text).toBe('Appeler le client');
  });
});

describe('the closing code', () => {
  test('ends the job, tells the client, and is the same reply under the same key', async () => {
    const { contractor, lead, projectId } = await buildHired(app);
    const key = withKey();
    const close = () => contractor.post(`/leads/${lead.id}/close`, { code: codeOf(app, lead) }, key);
    const replies = [await close(), await close(), ...(await Promise.all([close(), close()]))];
    for (const reply of replies) expect(expectEntity<LeadState>(reply)).toMatchObject({ stage: 'Completed' });
    expect((await storedProject(app, projectId)).status).toBe('Done');
    const told = await messagesOf('jobCompleted', projectId);
    expect(told.filter(({ channel }) => channel === 'sms')).toHaveLength(1);
    const [closing] = await app.db.select().from(closings).where(eq(closings.leadId, lead.id));
    expect(closing).toMatchObject({ way: 'code', wrongCodes: 0 });
  });

  test('guessed a thousand times at once closes nothing, and locks', async () => {
    const { contractor, lead, projectId } = await buildHired(app);
    const guess = (nth: number) => contractor.post(`/leads/${lead.id}/close`, { code: wrongCode(app, lead, nth) });
    const replies: Awaited<ReturnType<typeof guess>>[] = [];
    // As many at once as the server lets in.
    for (let sent = 0; sent < 1000; sent += 200)
      replies.push(...(await Promise.all(Array.from({ length: 200 }, (_, nth) => guess(sent + nth + 1)))));
    expect(replies.filter(({ statusCode }) => statusCode === 400)).toHaveLength(4);
    expect(replies.filter(({ statusCode }) => statusCode === 409)).toHaveLength(996);
    const right = () => contractor.post(`/leads/${lead.id}/close`, { code: codeOf(app, lead) });
    const { errorMessage } = expectRefusal(await right(), 409, 'CODE_LOCKED');
    expect(errorMessage).toMatch(/à partir du \d{2}\/\d{2}\/\d{4}/);
    expect(expectEntity<LeadView>(await contractor.get(`/leads/${lead.id}`)).closing?.lockedUntil).toBe(
      new Date(now.getTime() + 3_600_000).toISOString(),
    );
    expect((await storedProject(app, projectId)).status).toBe('Hired');
    const before = now;
    now = new Date(now.getTime() + 3_600_001);
    expect(expectEntity<LeadState>(await right()).stage).toBe('Completed');
    now = before;
  });

  test('that is wrong is told with the tries that are left, and one try counts once however often it is sent', async () => {
    const { contractor, lead } = await buildHired(app);
    const key = withKey();
    const wrong = () => contractor.post(`/leads/${lead.id}/close`, { code: wrongCode(app, lead) }, key);
    for (let time = 0; time < 3; time += 1) {
      const { errors } = expectInvalid(await wrong(), 'Code');
      expect(errors?.Code?.[0]).toContain('Encore 4 essais');
    }
    expectInvalid(await contractor.post(`/leads/${lead.id}/close`, { code: '12' }), 'Code');
  });

  test('of a job that nobody was hired for is refused', async () => {
    const { contractor, lead } = await buildLead(app, { stage: 'Quoted' });
    expectRefusal(await contractor.post(`/leads/${lead.id}/close`, { code: codeOf(app, lead) }), 409, 'WRONG_STATE');
  });
});

describe('what the package brings', () => {
  test('is summed by month: accepted, given back, quoted and won', async () => {
    const own = await buildLead(app, { stage: 'Released', freedAt: now, releasedAt: now, acceptedAt: now });
    const enterpriseId = own.contractor.enterpriseId;
    const won = await buildAcceptance(app.db, { enterpriseId, stage: 'Hired', acceptedAt: now });
    const lost = await buildAcceptance(app.db, { enterpriseId, stage: 'Quoted', acceptedAt: now });
    await buildAcceptance(app.db, { enterpriseId, acceptedAt: daysAgo(400) });
    const quote = (leadId: string, total: number, nth: number, status: 'Sent' | 'Superseded' = 'Sent') => ({
      leadId,
      enterpriseId,
      authorId: own.contractor.userId,
      status,
      number: `DEV-2026-0000${nth}`,
      version: 1,
      vat: 'none' as const,
      netTotal: total,
      vatTotal: 0,
      total,
      validUntil: '2026-12-31',
      startsOn: '2026-12-01',
      durationDays: 3,
      sentAt: now,
      contentHash: 'x',
    });
    const [first] = await app.db
      .insert(quotes)
      .values([quote(won.id, 900_000, 1, 'Superseded'), quote(lost.id, 300_000, 2)])
      .returning({ id: quotes.id });
    await app.db.insert(quotes).values({ ...quote(won.id, 1_000_000, 1), version: 2, correctsId: first?.id ?? null });
    const value = expectEntity<LeadValue>(await own.contractor.get('/leads/value'));
    expect(value).toMatchObject({
      package: { name: expect.any(String), monthlyPrice: expect.any(Number) },
      months: [
        {
          month: monthOf(now),
          accepted: 3,
          released: 1,
          quoted: 2,
          quotedTotal: 1_300_000,
          won: 1,
          wonTotal: 1_000_000,
        },
      ],
    });
    const stranger = await buildLead(app);
    expect(expectEntity<LeadValue>(await stranger.contractor.get('/leads/value')).months).toHaveLength(1);
  });
});

const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

describe('the list of accepted projects', () => {
  test('is of one stage where one is asked for, and says what comes next', async () => {
    const own = await buildLead(app, { acceptedAt: now, stageSince: now });
    const other = await buildAcceptance(app.db, {
      enterpriseId: own.contractor.enterpriseId,
      stage: 'Lost',
      acceptedAt: now,
    });
    const list = async (filter: object) =>
      expectEntity<ProjectListItem[]>(
        await own.contractor.get(
          `/get-accepted-projects/${own.contractor.userId}?filter=${encodeURIComponent(JSON.stringify(filter))}`,
        ),
      );
    expect(await list({ stage: 'New' })).toMatchObject([
      { id: own.projectId, leadId: own.lead.id, stage: 'New', nextAct: { text: 'Appeler le client' } },
    ]);
    expect(await list({ stage: 'Lost' })).toMatchObject([{ leadId: other.id, phoneNumber: null, nextAct: null }]);
    expect(expectEntity(await own.contractor.get('/leads/stages'))).toEqual({ New: 1, Lost: 1 });
    // Nobody is found by the number of a client whom they work for no more.
    const { phoneNumber } = await storedProject(app, other.projectId);
    expect((await list({ q: phoneNumber })).map(({ leadId }) => leadId)).not.toContain(other.id);
  });

  test('is in each order that of the requests, and follows them when they change', async () => {
    const own = await buildLead(app, { acceptedAt: now, stageSince: now });
    const { enterpriseId } = own.contractor;
    const cityIds = (await app.db.select().from(cities).orderBy(desc(cities.name)).limit(3)).map(({ id }) => id);
    const serviceIds = (await app.db.select().from(services).limit(3)).map(({ id }) => id);
    for (const [index, cityId] of cityIds.entries()) {
      const serviceId = serviceIds[(index + 1) % 3] ?? null;
      const desiredStartDate = `2027-03-0${3 - index}`;
      const project = await buildProject(app.db, { status: 'Available', cityId, serviceId, desiredStartDate });
      await buildAcceptance(app.db, { enterpriseId, projectId: project.id, acceptedAt: now });
    }
    const listed = async (query: Record<string, unknown>) => {
      const parameters = new URLSearchParams();
      for (const [key, value] of Object.entries(query)) parameters.set(key, JSON.stringify(value));
      const path = `/get-accepted-projects/${own.contractor.userId}?${parameters}`;
      return ids(expectEntity<ProjectListItem[]>(await own.contractor.get(path)));
    };
    const stored = async (order: SQL, condition = sql`true`) => {
      const found = await rowsOf<{ id: string }>(
        app.db,
        sql`select p.id from acceptances a join projects p on p.id = a.project_id left join cities c on c.id = p.city_id
          left join services s on s.id = p.service_id where a.enterprise_id = ${enterpriseId} and ${condition} order by ${order}`,
      );
      return ids(found);
    };
    const expectInOrder = async () => {
      for (const [field, column] of [
        ['desiredStartDate', sql`p.desired_start_date`],
        ['submissionDate', sql`p.submitted_at`],
        ['serviceName', sql`s.name_fr`],
        ['cityName', sql`c.name`],
      ] as const) {
        expect(await listed({ sort: [field, 'ASC'] })).toEqual(await stored(sql`${column}, p.submitted_at, p.id`));
        expect(await listed({ sort: [field, 'DESC'], range: [1, 2] })).toEqual(
          (await stored(sql`${column} desc, p.submitted_at desc, p.id desc`)).slice(1, 3),
        );
      }
      expect(await listed({})).toEqual(await stored(sql`p.desired_start_date, p.submitted_at, p.id`));
    };
    await expectInOrder();
    const [cityId = '', serviceId = ''] = [cityIds[1], serviceIds[0]];
    const change = { desiredStartDate: '2026-12-24', cityId, serviceId, districtId: null, submittedAt: new Date(0) };
    await app.db.update(projects).set(change).where(eq(projects.id, own.projectId));
    await expectInOrder();
    expect((await listed({}))[0]).toBe(own.projectId);
    const inOrder = sql`p.desired_start_date, p.submitted_at, p.id`;
    expect(await listed({ filter: { cityId } })).toEqual(await stored(inOrder, sql`p.city_id = ${cityId}`));
    expect(await listed({ filter: { serviceId, stage: 'New' } })).toEqual(
      await stored(inOrder, sql`p.service_id = ${serviceId} and a.stage = 'New'`),
    );
    expect(await listed({ filter: { uncategorised: true } })).toEqual([]);
  });

  test('of available ones opens on what suits the enterprise, with the others beside', async () => {
    const { user, enterprise } = await buildContractor(app.db);
    const who = await app.loginAs(user);
    const near = await buildProject(app.db, { status: 'Available' });
    await app.db.update(enterprises).set({ cityId: near.cityId }).where(eq(enterprises.id, enterprise.id));
    await app.db.delete(enterpriseServices).where(eq(enterpriseServices.enterpriseId, enterprise.id));
    await app.db.insert(enterpriseServices).values({ enterpriseId: enterprise.id, serviceId: near.serviceId ?? '' });
    const list = async (suits: boolean) =>
      expectEntity<ProjectListItem[]>(
        await who.get(`/get-available-projects/${who.userId}?filter=${encodeURIComponent(JSON.stringify({ suits }))}`),
      );
    const [suiting, others] = [await list(true), await list(false)];
    expect(suiting.map(({ id }) => id)).toContain(near.id);
    for (const { cityId, service, nearness } of suiting)
      expect([cityId, service?.id, nearness]).toEqual([
        near.cityId,
        near.serviceId,
        expect.stringMatching(/district|city/),
      ]);
    expect(others.some(({ cityId, service }) => cityId === near.cityId && service?.id === near.serviceId)).toBe(false);
    expect(suiting.length + others.length).toBe(
      expectEntity<ProjectListItem[]>(await who.get(`/get-available-projects/${who.userId}`)).length,
    );
  });
});
