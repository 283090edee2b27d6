import { and, asc, eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  acceptances,
  auditLog,
  callRequests,
  messages,
  projects,
  reserves,
  users,
} from '../../src/server/db/schema/index.ts';
import { followDue } from '../../src/server/followUps/followDue.ts';
import { defaultFollowUpSettings } from '../../src/shared/followUps/settings.ts';
import type { Step } from '../../src/shared/followUps/steps.ts';
import { followUpClientTexts } from '../../src/shared/followUps/texts.ts';
import type { FollowUpItem } from '../../src/shared/followUps/views.ts';
import { workedUntil } from '../../src/shared/followUps/workingTime.ts';
import { isoDate } from '../../src/shared/format/dates.ts';
import type { TrackingView } from '../../src/shared/tracking/views.ts';
import { type SignedIn, startTestApp, type TestApp } from '../support/app.ts';
import { buildAcceptance, buildContractor, buildProject } from '../support/builders.ts';
import { expectEntity, expectRefusal } from '../support/expectations.ts';
import { workOutStep } from '../support/followUps.ts';
import { storedProject } from '../support/leads.ts';
import { quoting, sent as sentQuote } from '../support/quotes.ts';
import { places, submitAsVisitor } from '../support/submission.ts';
import { tokenOf } from '../support/tracking.ts';
import { verifiedCookie } from '../support/trackingCode.ts';

const DAY_MS = 86_400_000;

/** As every installation begins with. */
const holidays = new Set(defaultFollowUpSettings.holidays);
let app: TestApp;
let agent: SignedIn;
/** A Monday in working time, while the packages run that start today. */
const start = nextMonday();
let now = start;

function nextMonday(): Date {
  const today = Math.floor(Date.now() / DAY_MS) * DAY_MS;
  return new Date(today + ((8 - new Date(today).getUTCDay()) % 7 || 7) * DAY_MS + 10 * 3_600_000);
}

beforeAll(async () => {
  app = await startTestApp({ clock: () => now });
  agent = await app.loginAs('CustomerService');
});
afterEach(async () => {
  now = start;
  // What one test leaves open is not due in the next.
  await app.db.update(projects).set({ status: 'Cancelled' });
});
afterAll(() => app.close());

/** So many processes whose clocks strike at once. */
const strike = (processes = 4) => Promise.all(Array.from({ length: processes }, () => followDue(app.newContext())));
const stepOf = async (id: string) => (await storedProject(app, id)).nextStep;

/** The clock goes to the instant that the step is due, and strikes. */
async function overdue(id: string): Promise<Step | null> {
  const { nextStepAt } = await storedProject(app, id);
  if (!nextStepAt) throw new Error('There is no next step');
  now = new Date(nextStepAt.getTime() + 1000);
  await strike();
  return stepOf(id);
}

const clientMessages = async (id: string) =>
  (
    await app.db
      .select({ template: messages.template })
      .from(messages)
      .where(and(eq(messages.projectId, id), eq(messages.channel, 'sms'), sql`template like 'step%'`))
      .orderBy(asc(messages.createdAt))
  ).map(({ template }) => template);

const sent = (id: string) => app.db.update(messages).set({ status: 'Sent' }).where(eq(messages.projectId, id));
const track = async (id: string) =>
  expectEntity<TrackingView>(await app.visitor.get(`/tracking/${await tokenOf(app, id)}`));
const answer = async (id: string, body: object) =>
  app.visitor.post(`/tracking/${await tokenOf(app, id)}/answer`, body, { 'idempotency-key': crypto.randomUUID() });

async function published(): Promise<string> {
  const { projectId: id } = await submitAsVisitor(app);
  const { serviceId } = await places(app.db);
  expectEntity(await agent.put('/assign-project/', { id, agentId: agent.userId }));
  expectEntity(await agent.put('/activate-project/', { id, agentId: agent.userId, serviceId }));
  return id;
}

describe('what a request names', () => {
  /** At each of these hours after an instant, the clock has struck. */
  async function stepsAfter(id: string, from: Date, hours: readonly number[]): Promise<(Step | null)[]> {
    const seen: (Step | null)[] = [];
    for (const hour of hours) {
      now = new Date(from.getTime() + hour * 3_600_000);
      await strike();
      seen.push(await stepOf(id));
    }
    return seen;
  }

  test('an hour at which nobody works is shown as such, and what follows it waits for the morning', async () => {
    const { projectId } = await submitAsVisitor(app);
    const evening = new Date(start.getTime() + DAY_MS + 10 * 3_600_000);
    await app.db.insert(callRequests).values({ projectId, callAt: evening, createdAt: now });
    await workOutStep(app, projectId);
    expect((await track(projectId)).nextStep).toMatchObject({ dueAt: evening.toISOString(), isOverdue: false });
    expect(await stepsAfter(projectId, evening, [0.5, 11.99, 12])).toEqual(['Call', 'Call', 'CallLate']);
  });

  test('a job that was given after the day that was offered ends so many days after it was given', async () => {
    const who = await quoting(app);
    const quote = await sentQuote(who, { startsOn: isoDate(now), durationDays: 4 });
    const cookie = await verifiedCookie(app, who.project.id);
    now = new Date(now.getTime() + 20 * DAY_MS);
    const url = `/tracking/${await tokenOf(app, who.project.id)}/quotes/${quote.id}/accept`;
    expectEntity(await app.visitor.post(url, undefined, { ...cookie, 'idempotency-key': crypto.randomUUID() }));
    await strike();
    const { nextStep } = await track(who.project.id);
    expect(nextStep).toMatchObject({ dueAt: `${isoDate(new Date(now.getTime() + 4 * DAY_MS))}T23:59:59.000Z` });
    expect(await clientMessages(who.project.id)).not.toContain('stepFinished');
  });

  test('a day is shown as such, a Sunday too, and its client is asked in the morning after', async () => {
    const { id } = await buildProject(app.db, { status: 'Done', hiredAt: now, publishedAt: now });
    const [lead] = await app.db.select().from(acceptances).where(eq(acceptances.projectId, id));
    const sunday = isoDate(new Date(start.getTime() + 6 * DAY_MS));
    await app.db.insert(reserves).values({ leadId: lead?.id ?? '', body: 'Une plinthe', dueOn: sunday });
    await workOutStep(app, id);
    const dueAt = `${sunday}T23:59:59.000Z`;
    expect((await track(id)).nextStep).toMatchObject({ by: 'hired', dueAt, isOverdue: false });
    const item = expectEntity<FollowUpItem>(await (await app.loginAs('Admin')).get(`/admin/follow-ups/${id}`));
    expect(item).toMatchObject({ step: 'Mend', dueAt, isOverdue: false });
    const midnight = new Date(Date.parse(dueAt) + 1000);
    expect(await stepsAfter(id, midnight, [1, 7.99, 8])).toEqual(['Mend', 'Mend', 'MendAsked']);
  });
});

describe('the next step of a request', () => {
  test('begins with the request, and is told to its client with its hour', async () => {
    const { projectId } = await submitAsVisitor(app);
    const dueAt = workedUntil(now, 10, holidays).toISOString();
    expect((await track(projectId)).nextStep).toEqual({
      text: followUpClientTexts['followUps.client.Check'],
      by: 'service',
      dueAt,
      isOverdue: false,
      question: null,
    });
  });

  test('goes from agent to admins to the client where nobody takes it', async () => {
    await app.loginAs('Admin');
    const { projectId } = await submitAsVisitor(app);
    const steps = [await overdue(projectId), await overdue(projectId), await overdue(projectId)];
    expect(steps).toEqual(['CheckLate', 'CheckEscalated', 'CheckOverdue']);
    expect(await clientMessages(projectId)).toEqual(['stepDelayed']);
    for (const template of ['followUpsLate', 'followUpsEscalated'])
      expect(await app.db.$count(messages, eq(messages.template, template))).toBeGreaterThan(0);
    expect(await overdue(projectId)).toBe('CheckOverdue');
    expect((await storedProject(app, projectId)).nextStepAt?.getTime()).toBeGreaterThan(now.getTime());
  });

  test('is told as late to all of customer service where who has it has another role now', async () => {
    const { projectId: id } = await submitAsVisitor(app);
    const mover = await app.loginAs('CustomerService');
    expectEntity(await mover.put('/assign-project/', { id, agentId: mover.userId }));
    await app.db.update(users).set({ role: 'SalesService' }).where(eq(users.id, mover.userId));
    const isLate = eq(messages.template, 'followUpsLate');
    await app.db.delete(messages).where(isLate);
    expect(await overdue(id)).toBe('CheckLate');
    const told = (await app.db.select().from(messages).where(isLate)).map(({ dedupeKey }) => dedupeKey).join();
    expect([told.includes(mover.userId), told.includes(agent.userId)]).toEqual([false, true]);
  });

  test('widens the circle of a published one, asks its client, and ends it where nobody answers', async () => {
    const id = await published();
    const seen: (Step | null)[] = [await stepOf(id)];
    for (let round = 0; round < 6; round += 1) {
      seen.push(await overdue(id));
      await sent(id);
    }
    expect(seen).toEqual(['Find', 'FindInRegion', 'FindNearby', 'FindByCall', 'FindByCallAgain', 'FindLast', null]);
    expect(await clientMessages(id)).toEqual(['stepWaiting', 'stepWaiting']);
    expect(await storedProject(app, id)).toMatchObject({ status: 'Cancelled', closingReason: 'noEnterprise' });
    expect(
      await app.db.$count(messages, and(eq(messages.projectId, id), eq(messages.template, 'requestCancelled'))),
    ).toBe(2);
    expect((await track(id)).nextStep).toMatchObject({ by: null, dueAt: null });
  });

  test('does not end one whose client was never reached: the last question did not go out', async () => {
    const id = await published();
    for (let round = 0; round < 5; round += 1) await overdue(id);
    expect(await overdue(id)).toBe('FindLast');
    expect(await storedProject(app, id)).toMatchObject({ status: 'Available' });
  });

  test('gives the client time to answer a question that went out late', async () => {
    const id = await published();
    for (let round = 0; round < 5; round += 1) await overdue(id);
    const { nextStepAt } = await storedProject(app, id);
    const late = new Date((nextStepAt?.getTime() ?? 0) - DAY_MS);
    await app.db.update(messages).set({ status: 'Sent', sentAt: late }).where(eq(messages.projectId, id));
    expect(await overdue(id)).toBe('FindLast');
    expect(await overdue(id)).toBeNull();
  });

  test('asks its client once more where nothing ran when the time for the answer ended', async () => {
    const id = await published();
    for (let round = 0; round < 5; round += 1) await overdue(id);
    const asked = await storedProject(app, id);
    await app.db.update(messages).set({ status: 'Sent', sentAt: now }).where(eq(messages.projectId, id));
    now = new Date((asked.nextStepAt?.getTime() ?? 0) + 60 * DAY_MS);
    await strike();
    const waiting = await storedProject(app, id);
    expect(waiting).toMatchObject({ status: 'Available', nextStep: 'FindLast' });
    expect((waiting.nextStepAt?.getTime() ?? 0) - now.getTime()).toBeGreaterThanOrEqual(7 * DAY_MS);
    expect(await clientMessages(id)).toEqual(['stepWaiting', 'stepWaiting', 'stepWaiting']);
    await app.db.update(messages).set({ status: 'Sent', sentAt: now }).where(eq(messages.projectId, id));
    expect(await overdue(id)).toBeNull();
    expect(await storedProject(app, id)).toMatchObject({ status: 'Cancelled', closingReason: 'noEnterprise' });
  });

  test('does not ask the same again within a day: the last question had waited for its provider', async () => {
    const id = await published();
    for (let round = 0; round < 4; round += 1) await overdue(id);
    expect([await stepOf(id), await clientMessages(id)]).toEqual(['FindByCallAgain', ['stepWaiting']]);
    const { nextStepAt } = await storedProject(app, id);
    const justNow = new Date((nextStepAt?.getTime() ?? 0) - DAY_MS / 2);
    await app.db.update(messages).set({ status: 'Sent', sentAt: justNow }).where(eq(messages.projectId, id));
    expect(await overdue(id)).toBe('FindLast');
    expect(await clientMessages(id)).toEqual(['stepWaiting']);
  });

  test('asks the client whether they were called, and believes the answer', async () => {
    const id = await published();
    const { enterprise } = await buildContractor(app.db);
    await buildAcceptance(app.db, { projectId: id, enterpriseId: enterprise.id, acceptedAt: now, stageSince: now });
    await app.db.update(projects).set({ nextStepAt: now }).where(eq(projects.id, id));
    await strike();
    expect(await stepOf(id)).toBe('Contact');
    expect([await overdue(id), await overdue(id)]).toEqual(['ContactReminded', 'ContactAsked']);
    expect(await app.db.$count(messages, and(eq(messages.template, 'contactDue')))).toBeGreaterThan(0);
    expect((await track(id)).nextStep).toMatchObject({
      by: 'client',
      question: { step: 'ContactAsked', canSayYes: true },
    });
    expectRefusal(await answer(id, { step: 'QuoteAsked', answer: 'yes' }), 409, 'WRONG_STATE');
    const after = expectEntity<TrackingView>(await answer(id, { step: 'ContactAsked', answer: 'yes' }));
    expect(after.nextStep.text).toBe(followUpClientTexts['followUps.client.Quote']);
    expect(await stepOf(id)).toBe('Quote');
    const [act] = await app.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.entityId, id), eq(auditLog.action, 'answerStep')));
    expect(act?.after).toMatchObject({ answer: 'yes', step: 'ContactAsked', via: 'link' });
  });

  test('« non » brings the request to customer service', async () => {
    const id = await published();
    const { enterprise } = await buildContractor(app.db);
    await buildAcceptance(app.db, { projectId: id, enterpriseId: enterprise.id, acceptedAt: now, stageSince: now });
    await app.db.update(projects).set({ nextStepAt: now }).where(eq(projects.id, id));
    await strike();
    await overdue(id);
    await overdue(id);
    const after = expectEntity<TrackingView>(await answer(id, { step: 'ContactAsked', answer: 'no' }));
    expect(after.nextStep).toMatchObject({ by: 'service' });
  });

  test('cannot be missing: the database refuses an open request without one', async () => {
    const { projectId } = await submitAsVisitor(app);
    const without = app.db.update(projects).set({ nextStep: null }).where(eq(projects.id, projectId));
    await expect(without).rejects.toMatchObject({ cause: { constraint: expect.stringMatching('projects_followed') } });
    await app.db.update(projects).set({ status: 'Cancelled' }).where(eq(projects.id, projectId));
    expect(await stepOf(projectId)).toBeNull();
  });

  test('is worked out for what a former release stored, and nobody is told anything for it', async () => {
    const project = await buildProject(app.db, { status: 'Available', now });
    await app.db.update(projects).set({ nextStepAt: now }).where(eq(projects.id, project.id));
    await strike();
    expect(await stepOf(project.id)).toBe('Find');
    expect(await clientMessages(project.id)).toEqual([]);
  });
});
