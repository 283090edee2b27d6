import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  auditLog,
  callRequests,
  districts,
  handledSteps,
  messages,
  projects,
} from '../../src/server/db/schema/index.ts';
import type { CommentItem } from '../../src/shared/comments/views.ts';
import type { ProjectDuplicates } from '../../src/shared/projects/actViews.ts';
import type { ProjectListItem } from '../../src/shared/projects/views.ts';
import { type SignedIn, startTestApp, type TestApp } from '../support/app.ts';
import { buildAcceptance, buildContractor, buildProject, type Project } from '../support/builders.ts';
import { expectEntity, expectInvalid, expectRefusal } from '../support/expectations.ts';
import { png } from '../support/sampleFiles.ts';
import { type Places, places } from '../support/submission.ts';

const DAY = 86_400_000;

let app: TestApp;
let agent: SignedIn;
let colleague: SignedIn;
let admin: SignedIn;
let here: Places;
let calls = 0;

beforeAll(async () => {
  app = await startTestApp();
  agent = await app.loginAs('CustomerService');
  colleague = await app.loginAs('CustomerService');
  admin = await app.loginAs('Admin');
  here = await places(app.db);
});
afterAll(() => app.close());

/** A number of nobody else in this file. */
const newPhone = () => `+22465${String(++calls).padStart(7, '0')}`;
/** Like no other's: those of the samples repeat. */
const newWords = () => `${randomUUID()} ${randomUUID()}`;
const asked = (changes: Partial<Project> = {}) =>
  buildProject(app.db, {
    phoneNumber: newPhone(),
    description: newWords(),
    cityId: here.cityId,
    districtId: here.districtId,
    ...changes,
  });
const merge = (who: SignedIn, keptId: string, mergedId: string, more: object = {}) =>
  who.put(`/admin/projects/${keptId}/merge`, { mergedId, ...more });
const undo = (who: SignedIn, keptId: string, mergedId: string) =>
  who.put(`/admin/projects/${keptId}/merge/${mergedId}/undo`);
const duplicatesOf = async (who: SignedIn, id: string) =>
  expectEntity<ProjectDuplicates>(await who.get(`/admin/projects/${id}/duplicates`));
const rowOf = async (id: string) => (await app.db.select().from(projects).where(eq(projects.id, id)))[0];

describe('likely the same', () => {
  const words = {
    address: 'Kipé, derrière le centre émetteur',
    description: 'Réparer la fuite sous l’évier de la cuisine et changer le siphon',
  };

  test('by the phone in any writing, within 90 days', async () => {
    const phoneNumber = newPhone();
    const one = await asked({ phoneNumber });
    const same = await asked({ phoneNumber, description: 'Tout autre chose', districtId: here.districtId });
    const old = await asked({ phoneNumber, submittedAt: new Date(Date.now() - 120 * DAY) });
    const rejected = await asked({ phoneNumber, status: 'Rejected' });
    const { likely } = await duplicatesOf(agent, one.id);
    expect(likely).toMatchObject([{ id: same.id, samePhone: true, mayOpen: true }]);
    for (const { id } of [old, rejected]) expect(likely.map((item) => item.id)).not.toContain(id);
    const marks = expectEntity<{ id: string; count: number }[]>(
      await agent.get(`/admin/projects/duplicate-marks?ids=${one.id},${old.id},${rejected.id}`),
    );
    expect(marks).toEqual([{ id: one.id, count: 1 }]);
  });

  test('by like words in the same quarter, whatever accents and case', async () => {
    const one = await asked(words);
    const alike = await asked({
      address: 'KIPE derriere le centre emetteur',
      description: 'réparer la fuite sous l’évier de la cuisine, changer le siphon',
    });
    await asked({ ...words, submittedAt: new Date(Date.now() - 40 * DAY) });
    await asked({ ...words, description: 'Peindre la façade en blanc', address: 'Matam' });
    const [elsewhere] = await app.db.select().from(districts).where(eq(districts.id, here.elsewhere));
    await asked({ ...words, districtId: here.elsewhere, cityId: elsewhere?.cityId ?? '' });
    const { likely } = await duplicatesOf(agent, one.id);
    expect(likely.map(({ id }) => id)).toEqual([alike.id]);
    expect(likely[0]).toMatchObject({ samePhone: false });
    expect(likely[0]?.likeness).toBeGreaterThan(60);
  });

  test('a colleague’s is named without its client', async () => {
    const phoneNumber = newPhone();
    const one = await asked({ phoneNumber });
    await asked({ phoneNumber, status: 'Assigned', agentId: colleague.userId });
    const { likely } = await duplicatesOf(agent, one.id);
    expect(likely).toMatchObject([
      { mayOpen: false, clientName: null, description: null, agentName: 'Mariama CustomerService' },
    ]);
    expect((await duplicatesOf(admin, one.id)).likely[0]).toMatchObject({ mayOpen: true });
  });
});

describe('merging', () => {
  test.each(['Submitted', 'Assigned', 'Available'] as const)(
    'one that is %s and undoing it gives equal rows',
    async (status) => {
      const kept = await asked({ status: 'Assigned', agentId: agent.userId });
      const merged = await asked({ status, ...(status === 'Submitted' ? {} : { agentId: agent.userId }) });
      const before = [await rowOf(kept.id), await rowOf(merged.id)];
      expectEntity(
        await merge(agent, kept.id, merged.id, {
          updatedAt: kept.updatedAt.toISOString(),
          mergedUpdatedAt: merged.updatedAt.toISOString(),
        }),
      );
      expect(await rowOf(merged.id)).toMatchObject({
        status: 'Cancelled',
        mergedIntoId: kept.id,
        closingReason: 'duplicate',
      });
      expect((await duplicatesOf(agent, kept.id)).merged).toMatchObject([{ id: merged.id, formerStatus: status }]);
      expectEntity(await undo(agent, kept.id, merged.id));
      expect([await rowOf(kept.id), await rowOf(merged.id)]).toEqual(before);
      expect((await duplicatesOf(agent, kept.id)).merged).toEqual([]);
      expectRefusal(await undo(agent, kept.id, merged.id), 409, 'WRONG_STATE');
      expectEntity(await merge(agent, kept.id, merged.id));
      // Pressed again after its reply was lost: with what was seen before it.
      expectEntity(
        await merge(agent, kept.id, merged.id, {
          updatedAt: kept.updatedAt.toISOString(),
          mergedUpdatedAt: merged.updatedAt.toISOString(),
        }),
      );
      const acts = await app.db.select().from(auditLog).where(eq(auditLog.entityId, merged.id));
      expect(acts.map(({ action }) => action)).toEqual(['merge', 'unmerge', 'merge']);
      expect(await app.db.$count(messages, eq(messages.projectId, merged.id))).toBe(0);
    },
  );

  describe('one whose client was promised a call', () => {
    const HOUR = 3_600_000;
    const callAt = new Date(Date.now() + 30 * HOUR);
    const open = () => asked({ status: 'Assigned', agentId: agent.userId });
    const promise = async (id: string, at: Date) => {
      await app.db.insert(callRequests).values({ projectId: id, callAt: at });
      const step = { nextStep: 'Call', nextStepBy: 'service', nextStepAt: at, stepSince: at } as const;
      await app.db.update(projects).set(step).where(eq(projects.id, id));
    };
    const promisedTo = async (id: string) =>
      (await app.db.select().from(callRequests).where(eq(callRequests.projectId, id))).map((call) => call.callAt);
    const handled = (id: string) => app.db.$count(handledSteps, eq(handledSteps.projectId, id));
    const called = (id: string, outcome: string) =>
      agent.post(`/admin/follow-ups/${id}/calls`, { kind: 'project', outcome });

    test('leaves the call to the one that stays, and nobody is said to have made it', async () => {
      const [kept, merged] = [await open(), await open()];
      await promise(merged.id, callAt);
      const before = await rowOf(merged.id);
      expectEntity(await merge(agent, kept.id, merged.id));
      expect(await rowOf(kept.id)).toMatchObject({ nextStep: 'Call', nextStepAt: callAt });
      expect([await promisedTo(kept.id), await promisedTo(merged.id)]).toEqual([[callAt], []]);
      expect([await handled(kept.id), await handled(merged.id)]).toEqual([0, 0]);
      expectEntity(await undo(agent, kept.id, merged.id));
      expect(await rowOf(merged.id)).toEqual(before);
      expect(await rowOf(kept.id)).toMatchObject({ nextStep: 'Check' });
      expect([await promisedTo(kept.id), await promisedTo(merged.id)]).toEqual([[], [callAt]]);
      expect([await handled(kept.id), await handled(merged.id)]).toEqual([0, 0]);
    });

    test('gets no call back that was made meanwhile', async () => {
      const [kept, merged] = [await open(), await open()];
      await promise(merged.id, callAt);
      expectEntity(await merge(agent, kept.id, merged.id));
      expectEntity(await called(kept.id, 'reached'));
      expectEntity(await undo(agent, kept.id, merged.id));
      expect(await rowOf(merged.id)).toMatchObject({ status: 'Assigned', nextStep: 'Check' });
      expect([await promisedTo(kept.id), await promisedTo(merged.id)]).toEqual([[callAt], []]);
    });

    test.each([
      ['sooner', 20, 20],
      ['later', 40, 30],
    ])('keeps the sooner hour where the other’s is %s', async (_, mergedHours, expectedHours) => {
      const [kept, merged] = [await open(), await open()];
      const inHours = (hours: number) => new Date(callAt.getTime() + (hours - 30) * HOUR);
      await promise(kept.id, callAt);
      await promise(merged.id, inHours(mergedHours));
      expectEntity(await merge(agent, kept.id, merged.id));
      expect(await rowOf(kept.id)).toMatchObject({ nextStep: 'Call', nextStepAt: inHours(expectedHours) });
      expect(await handled(merged.id)).toBe(0);
      expectEntity(await undo(agent, kept.id, merged.id));
      expect(await rowOf(merged.id)).toMatchObject({ nextStep: 'Call', nextStepAt: inHours(mergedHours) });
    });
  });

  test('shows files and comments of the merged one with the one that stays, to whoever has that', async () => {
    const kept = await asked({ status: 'Assigned', agentId: agent.userId });
    const merged = await asked({ status: 'Assigned', agentId: agent.userId });
    expectEntity(await agent.post('/admin/comments', { projectId: merged.id, body: 'Deux fois le même appel' }));
    expectEntity(await agent.upload(`/upload-file/project/${merged.id}`, { name: 'a.png', content: png() }));
    expectEntity(await merge(agent, kept.id, merged.id));
    expectEntity(await agent.put(`/admin/projects/${kept.id}/assignment`, { agentId: colleague.userId }));
    const comments = (await colleague.get(`/admin/comments?filter={"projectId":"${kept.id}"}`)).json<CommentItem[]>();
    expect(comments).toMatchObject([{ body: 'Deux fois le même appel', projectId: merged.id }]);
    expect(expectEntity<unknown[]>(await colleague.get(`/get-files?projectId=${merged.id}`))).toHaveLength(1);
    expectEntity(await colleague.get(`/get-project-details/${merged.id}`));
  });

  test('hides the merged one from contractors at once', async () => {
    const { user } = await buildContractor(app.db, { package: 'Premium' });
    const contractor = await app.loginAs(user);
    const available = async () =>
      expectEntity<ProjectListItem[]>(await contractor.get(`/get-available-projects/${user.id}`)).map(({ id }) => id);
    const kept = await asked({ status: 'Assigned', agentId: agent.userId });
    const merged = await asked({ status: 'Available', agentId: agent.userId });
    expect(await available()).toContain(merged.id);
    expectEntity(await merge(agent, kept.id, merged.id));
    expect(await available()).not.toContain(merged.id);
    expectEntity(await undo(agent, kept.id, merged.id));
    expect(await available()).toContain(merged.id);
  });

  test('never makes an acceptance disappear', async () => {
    const accepted = await asked({ status: 'Available', agentId: agent.userId });
    await buildAcceptance(app.db, { projectId: accepted.id });
    const kept = await asked({ status: 'Available', agentId: agent.userId });
    expectRefusal(await merge(agent, kept.id, accepted.id), 409, 'HAS_ACCEPTANCES');
    expectEntity(await merge(agent, accepted.id, kept.id));
    expectEntity(await undo(agent, accepted.id, kept.id));
    expectEntity(await merge(agent, accepted.id, kept.id));
    await buildAcceptance(app.db, { projectId: accepted.id });
    expectRefusal(await undo(agent, accepted.id, kept.id), 409, 'HAS_ACCEPTANCES');
  });

  test('is not undone once the client of the merged one was erased', async () => {
    const kept = await asked({ status: 'Assigned', agentId: agent.userId });
    const merged = await asked({ status: 'Available', agentId: agent.userId });
    expectEntity(await merge(agent, kept.id, merged.id));
    await app.db.update(projects).set({ anonymisedAt: new Date() }).where(eq(projects.id, merged.id));
    expectRefusal(await undo(agent, kept.id, merged.id), 409, 'WRONG_STATE');
    expect(await rowOf(merged.id)).toMatchObject({ status: 'Cancelled', mergedIntoId: kept.id });
  });

  test('is refused where it makes no sense', async () => {
    const kept = await asked({ status: 'Assigned', agentId: agent.userId });
    const merged = await asked({ status: 'Assigned', agentId: agent.userId });
    const third = await asked({ status: 'Assigned', agentId: agent.userId });
    expectInvalid(await merge(agent, kept.id, kept.id), 'MergedId');
    expectRefusal(
      await merge(agent, kept.id, merged.id, { mergedUpdatedAt: '2020-01-01T00:00:00.000Z' }),
      409,
      'STALE',
    );
    expectRefusal(await merge(agent, kept.id, merged.id, { updatedAt: '2020-01-01T00:00:00.000Z' }), 409, 'STALE');
    expectRefusal(await merge(colleague, kept.id, merged.id), 409, 'NOT_ASSIGNED_TO_YOU');
    const theirs = await asked({ status: 'Assigned', agentId: colleague.userId });
    expectRefusal(await merge(agent, kept.id, theirs.id), 409, 'NOT_ASSIGNED_TO_YOU');
    expectEntity(await merge(agent, kept.id, merged.id));
    expectRefusal(await merge(agent, third.id, merged.id), 409, 'WRONG_STATE');
    expectRefusal(await merge(agent, merged.id, third.id), 409, 'WRONG_STATE');
    expectRefusal(await merge(agent, third.id, kept.id), 409, 'HAS_MERGED');
    expectRefusal(await undo(agent, third.id, merged.id), 409, 'WRONG_STATE');
    expectRefusal(await agent.put(`/admin/projects/${merged.id}/restoration`, {}), 409, 'MERGED');
  });

  test('both ways at once keeps one of the two', async () => {
    for (let round = 0; round < 4; round++) {
      const [one, other] = [
        await asked({ status: 'Assigned', agentId: agent.userId }),
        await asked({ status: 'Assigned', agentId: agent.userId }),
      ];
      const replies = await Promise.all([merge(agent, one.id, other.id), merge(admin, other.id, one.id)]);
      expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
      const rows = [await rowOf(one.id), await rowOf(other.id)];
      expect(rows.map((row) => row?.status).toSorted()).toEqual(['Assigned', 'Cancelled']);
    }
  });
});
