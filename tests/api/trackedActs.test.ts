import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  acceptances,
  auditLog,
  callRequests,
  closings,
  districts,
  files,
  messages,
  projects,
  reserves,
  supportTickets,
} from '../../src/server/db/schema/index.ts';
import { closingCode } from '../../src/server/leads/closingCode.ts';
import type { LeadView } from '../../src/shared/leads/views.ts';
import type { ProjectHistory } from '../../src/shared/projects/actViews.ts';
import { projectStates } from '../../src/shared/projects/status.ts';
import type { TicketDetails } from '../../src/shared/support/views.ts';
import { actsIn } from '../../src/shared/tracking/acts.ts';
import type { TrackingView } from '../../src/shared/tracking/views.ts';
import { type SignedIn, startTestApp, type TestApp } from '../support/app.ts';
import { buildAcceptance, buildProject, type Project } from '../support/builders.ts';
import { expectEntity, expectInvalid, expectRefusal } from '../support/expectations.ts';
import { workOutStep } from '../support/followUps.ts';
import { png } from '../support/sampleFiles.ts';
import { withKey } from '../support/submission.ts';
import { workingHour } from '../support/trackedActs.ts';
import { askingLead, reserveOn } from '../support/trackedLeads.ts';
import { tokenOf, WRONG_TOKEN } from '../support/tracking.ts';
import { verifiedCookie } from '../support/trackingCode.ts';

const DAY = 86_400_000;
// A Monday at noon.
const start = new Date('2026-11-23T12:00:00Z');
let now = start;
let app: TestApp;
let agent: SignedIn;

beforeAll(async () => {
  app = await startTestApp({ clock: () => now });
  agent = await app.loginAs('CustomerService');
});
afterAll(() => app.close());
beforeEach(() => {
  now = start;
});

const build = (overrides: Parameters<typeof buildProject>[1] = {}) => buildProject(app.db, { now, ...overrides });
const act = async ({ id }: { id: string }, name: string, body: object = {}, headers = {}) =>
  app.visitor.post(`/tracking/${await tokenOf(app, id)}/${name}`, body, headers);
const track = async ({ id }: { id: string }) =>
  expectEntity<TrackingView>(await app.visitor.get(`/tracking/${await tokenOf(app, id)}`));
const rowOf = async ({ id }: { id: string }) => (await app.db.select().from(projects).where(eq(projects.id, id)))[0];
const actsOn = ({ id }: { id: string }) =>
  app.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.entity, 'projects'), eq(auditLog.entityId, id)))
    .orderBy(desc(auditLog.createdAt));
const told = async ({ id }: { id: string }, template: string) =>
  app.db
    .select()
    .from(messages)
    .where(and(eq(messages.projectId, id), eq(messages.template, template)));
const correction = ({ description, address, desiredStartDate }: Project, changes: object = {}) => ({
  description,
  address,
  desiredStartDate,
  preferredContactDays: 'Tous les jours',
  preferredHoursRange: '09h00-12h00',
  ...changes,
});

describe('the end by the client', () => {
  test.each([
    ['cancel', { reason: 'clientGaveUp' }, 'clientGaveUp'],
    ['cancel', { reason: 'other', note: 'Plus d’argent' }, 'other'],
    ['found', {}, 'foundElsewhere'],
  ])('%s %j: the contractors are told and get their month back', async (name, body, reason) => {
    const project = await build({ status: 'Available', acceptanceCount: 2 });
    const tracked = expectEntity<TrackingView>(await act(project, name, body));
    expect(tracked).toMatchObject({ status: 'Cancelled', enterprises: [], actions: ['problem'] });
    expect(await rowOf(project)).toMatchObject({
      status: 'Cancelled',
      closingReason: reason,
      agentId: project.agentId,
    });
    const leads = await app.db.select().from(acceptances).where(eq(acceptances.projectId, project.id));
    expect(leads.map(({ stage, releasedAt }) => [stage, releasedAt !== null])).toEqual([
      ['Released', true],
      ['Released', true],
    ]);
    for (const { id, userId } of leads) {
      const contractor = await app.loginAs({ id: userId });
      const { endReason: why } = expectEntity<LeadView>(await contractor.get(`/leads/${id}`));
      expect(why).toBe('requestClosed');
    }
    expect((await told(project, 'acceptedCancelled')).filter(({ channel }) => channel === 'sms')).toHaveLength(2);
    expect((await told(project, 'requestCancelled')).length).toBeGreaterThan(0);
    const [recorded] = (await actsOn(project)).filter(({ action }) => action === 'callOff');
    expect(recorded).toMatchObject({ actorId: null, after: { status: 'Cancelled', reason, via: 'link' } });
  });

  test('twice at once is once, and once more under its key is the same', async () => {
    const project = await build();
    const key = withKey();
    const body = { reason: 'postponed' };
    const replies = await Promise.all([act(project, 'cancel', body, key), act(project, 'cancel', body, key)]);
    for (const reply of replies) expectEntity(reply);
    expectEntity(await act(project, 'cancel', body, key));
    expectRefusal(await act(project, 'cancel', body, withKey()), 409, 'WRONG_STATE');
    expect((await actsOn(project)).filter(({ action }) => action === 'callOff')).toHaveLength(1);
    const other = await build();
    expectEntity(await act(other, 'cancel', body, key));
    expect((await rowOf(other))?.status).toBe('Cancelled');
  });

  test.each([
    [{}, 'Reason'],
    [{ reason: 'spam' }, 'Reason'],
    [{ reason: 'unreachable' }, 'Reason'],
    [{ reason: 'other' }, 'Note'],
    [{ reason: 'other', note: 'x'.repeat(501) }, 'Note'],
  ])('%j is told at its field', async (body, field) => {
    const project = await build();
    expectInvalid(await act(project, 'cancel', body), field);
    expect((await rowOf(project))?.status).toBe('Submitted');
  });
});

describe('each act', () => {
  const bodies: Record<string, (project: Project) => [string, object]> = {
    callMe: () => ['call-me', { at: workingHour(now) }],
    correct: (project) => ['correct', correction(project)],
    extend: () => ['extend', {}],
    found: () => ['found', {}],
    cancel: () => ['cancel', { reason: 'clientGaveUp' }],
    problem: () => ['problem', { text: 'Rien ne bouge' }],
    close: () => ['close', {}],
  };

  test.each(projectStates)('is allowed in %s as the table says, and listed', async (status) => {
    const closedAt = ['Done', 'Cancelled', 'Rejected'].includes(status) ? now : null;
    for (const [name, make] of Object.entries(bodies)) {
      const project = await build({ status, closedAt });
      const [path, body] = make(project);
      const { actions } = await track(project);
      const isAllowed = actsIn(status).some((one) => one === name);
      expect(actions.some((one) => one === name)).toBe(isAllowed);
      const reply = await act(project, path, body, name === 'close' ? await verifiedCookie(app, project.id) : {});
      if (isAllowed) expectEntity(reply);
      else expectRefusal(reply, 409, 'WRONG_STATE');
    }
  });

  test('of a wrong link gets one answer, whatever it asks and whoever is signed in', async () => {
    const old = await build();
    const former = await tokenOf(app, old.id);
    await app.db.update(projects).set({ trackingVersion: 2 }).where(eq(projects.id, old.id));
    await tokenOf(app, old.id);
    const answers = new Set<string>();
    for (const token of [WRONG_TOKEN, former, 'x'])
      for (const caller of [app.visitor, agent])
        for (const make of Object.values(bodies)) {
          const [path, body] = make(old);
          const { statusCode, body: said, headers } = await caller.post(`/tracking/${token}/${path}`, body);
          answers.add(JSON.stringify([statusCode, said, Object.keys(headers).filter((name) => name !== 'date')]));
        }
    expect([...answers]).toHaveLength(1);
    expect([...answers][0]).toContain('404');
  });

  test('counts by link', async () => {
    const guarded = await startTestApp({ settings: { RATE_LIMIT_FACTOR: '0.1' } });
    try {
      const project = await buildProject(guarded.db, { status: 'Available' });
      const other = await buildProject(guarded.db, { status: 'Available' });
      const ask = async (id: string) => guarded.visitor.post(`/tracking/${await tokenOf(guarded, id)}/extend`, {});
      for (let times = 0; times < 6; times++) expectEntity(await ask(project.id));
      expect((await ask(project.id)).statusCode).toBe(429);
      expectEntity(await ask(other.id));
    } finally {
      await guarded.close();
    }
  });

  test('by a member of staff with the link is the client’s, and says so to staff', async () => {
    const admin = await app.loginAs('Admin');
    const project = await build({ status: 'Available', agentId: agent.userId });
    expectEntity(await admin.post(`/tracking/${await tokenOf(app, project.id)}/extend`, {}));
    const history = expectEntity<ProjectHistory>(await agent.get(`/admin/projects/${project.id}/history`));
    expect(history.acts[0]).toMatchObject({ action: 'extend', actorName: 'Client, par le lien', changes: [] });
    const filter = encodeURIComponent(JSON.stringify({ entityId: project.id }));
    expect((await admin.get(`/admin/audit-log?filter=${filter}`)).body).toContain('Client, par le lien');
  });
});

describe('an hour to be called at', () => {
  test('is kept until the next one, shown to the client, and listed by the state table', async () => {
    const project = await build();
    const at = '2026-11-24T10:30:00.000Z';
    expect(expectEntity<TrackingView>(await act(project, 'call-me', { at })).callAt).toBe(at);
    const later = '2026-11-28T17:59:00.000Z';
    expect(expectEntity<TrackingView>(await act(project, 'call-me', { at: later })).callAt).toBe(later);
    const rows = await app.db.select().from(callRequests).where(eq(callRequests.projectId, project.id));
    expect(rows.map(({ callAt }) => callAt.toISOString())).toEqual([later]);
    now = new Date('2026-11-28T19:00:00.000Z');
    expect((await track(project)).callAt).toBeNull();
  });

  test.each(['Done', 'Cancelled', 'Rejected'] as const)(
    'is promised no more once the request is %s',
    async (status) => {
      const { id } = await build({ status, closedAt: now });
      await app.db.insert(callRequests).values({ projectId: id, callAt: new Date(workingHour(now)), createdAt: now });
      expect((await track({ id })).callAt).toBeNull();
    },
  );

  test.each([
    { hour: 'to come', restoredAt: '2026-11-24T09:00:00.000Z', callAt: '2026-11-24T10:30:00.000Z', step: 'Call' },
    { hour: 'just passed', restoredAt: '2026-11-24T10:30:00.000Z', callAt: null, step: 'Check' },
    { hour: 'long past', restoredAt: '2026-11-27T09:00:00.000Z', callAt: null, step: 'Check' },
  ])('is, where the request was closed and taken back, promised while it is $hour', async (restored) => {
    const project = await build();
    expectEntity(await act(project, 'call-me', { at: '2026-11-24T10:30:00.000Z' }));
    const staff = await app.loginAs('CustomerService');
    const say = (what: string, body: object) => staff.put(`/admin/projects/${project.id}/${what}`, body);
    expectEntity(await say('rejection', { reason: 'outOfArea' }));
    now = new Date(restored.restoredAt);
    const later = await app.loginAs({ id: staff.userId });
    expectEntity(await later.put(`/admin/projects/${project.id}/restoration`, {}));
    const row = await rowOf(project);
    expect(row).toMatchObject({ status: 'Submitted', nextStep: restored.step });
    expect(row?.nextStepAt && row.nextStepAt > now).toBe(true);
    expect((await track(project)).callAt).toBe(restored.callAt);
    const timeline = await later.get(`/admin/projects/${project.id}/timeline`);
    expect(expectEntity<{ action: string | null }[]>(timeline).map(({ action }) => action)).toContain('askCall');
  });

  test.each([
    ['before now', '2026-11-23T11:59:00.000Z'],
    ['at night', '2026-11-24T18:00:00.000Z'],
    ['too early', '2026-11-24T07:59:00.000Z'],
    ['on a Sunday', '2026-11-29T10:00:00.000Z'],
    ['too far off', '2026-12-08T10:00:00.000Z'],
    ['no hour at all', 'demain'],
  ])('%s is told at its field', async (_what, at) => {
    const project = await build();
    expectInvalid(await act(project, 'call-me', { at }), 'At');
    expect((await track(project)).callAt).toBeNull();
  });

  test('asked for at the same moment twice is one', async () => {
    const project = await build();
    const hours = ['2026-11-24T10:00:00.000Z', '2026-11-25T10:00:00.000Z'];
    for (const reply of await Promise.all(hours.map((at) => act(project, 'call-me', { at })))) expectEntity(reply);
    expect(await app.db.$count(callRequests, eq(callRequests.projectId, project.id))).toBe(1);
  });
});

describe('a correction', () => {
  test('changes the request, is in its history, and is told to who accepted it, once an hour', async () => {
    const project = await build({ status: 'Available', acceptanceCount: 2, agentId: agent.userId });
    const changes = { description: 'Trois pièces', address: 'Derrière la mosquée', desiredStartDate: '2026-12-24' };
    const tracked = expectEntity<TrackingView>(await act(project, 'correct', correction(project, changes)));
    expect(tracked.request).toMatchObject(changes);
    const history = expectEntity<ProjectHistory>(await agent.get(`/admin/projects/${project.id}/history`));
    expect(history.acts[0]?.action).toBe('correct');
    expect(history.acts[0]?.changes).toContainEqual({
      field: 'description',
      before: project.description,
      after: 'Trois pièces',
    });
    expectEntity(await act(project, 'correct', correction(project, { ...changes, description: 'Quatre pièces' })));
    const sms = (await told(project, 'acceptedCorrected')).filter(({ channel }) => channel === 'sms');
    expect(sms).toHaveLength(2);
    expectEntity(await act(project, 'correct', correction(project, { ...changes, description: 'Quatre pièces' })));
    expect((await actsOn(project)).filter(({ action }) => action === 'correct')).toHaveLength(2);
  });

  test('of a request that nobody accepted tells nobody, and leaves the district where none is chosen', async () => {
    const project = await build();
    expectEntity(await act(project, 'correct', correction(project, { address: 'Ailleurs' })));
    expect(await told(project, 'acceptedCorrected')).toEqual([]);
    expect(await rowOf(project)).toMatchObject({ address: 'Ailleurs', districtId: project.districtId });
  });

  test('takes a district of its own city alone', async () => {
    const project = await build();
    const all = await app.db.select().from(districts);
    const own = all.find(({ cityId, id }) => cityId === project.cityId && id !== project.districtId);
    const foreign = all.find(({ cityId }) => cityId !== project.cityId);
    if (own) expectEntity(await act(project, 'correct', correction(project, { districtId: own.id })));
    expectInvalid(await act(project, 'correct', correction(project, { districtId: foreign?.id })), 'DistrictId');
  });

  test('changes the fields that it names, and leaves what somebody else corrected meanwhile', async () => {
    const project = await build();
    const { description, address } = project;
    const before = { description, address, landmark: '' };
    expectEntity(
      await act(project, 'correct', { description: 'Trois pièces', address: 'Derrière la mosquée', before }),
    );
    expectEntity(await act(project, 'correct', { landmark: 'Le grand fromager', before }));
    const corrected = { address: 'Derrière la mosquée', landmark: 'Le grand fromager', description: 'Trois pièces' };
    expect(await rowOf(project)).toMatchObject(corrected);
    const late = { address: 'Près du marché', landmark: 'La pompe', before };
    expectRefusal(await act(project, 'correct', late), 409, 'STALE');
    expect(await rowOf(project)).toMatchObject(corrected);
    expectEntity(await act(project, 'correct', { landmark: corrected.landmark, before }));
    expectEntity(await act(project, 'correct', { ...late, before: corrected }));
    expect(await rowOf(project)).toMatchObject({ address: 'Près du marché', landmark: 'La pompe' });
  });

  test.each([
    [{ description: 'x'.repeat(501) }, 'Description'],
    [{ description: '' }, 'Description'],
    [{ address: '' }, 'Address'],
    [{ address: 'x'.repeat(201) }, 'Address'],
    [{ districtId: 'ici' }, 'DistrictId'],
    [{ desiredStartDate: 'demain' }, 'DesiredStartDate'],
    [{ desiredStartDate: '2026-11-23' }, 'DesiredStartDate'],
    [{ preferredContactDays: 'Jamais' }, 'PreferredContactDays'],
    [{ preferredHoursRange: '' }, 'PreferredHoursRange'],
  ])('%j is told at its field', async (changes, field) => {
    const project = await build();
    expectInvalid(await act(project, 'correct', correction(project, changes)), field);
    expect(await actsOn(project)).toEqual([]);
  });
});

describe('photos', () => {
  const photo = (name = 'toit.png') => ({ name, content: png() });

  test('are those of the client’s account, ten at most, once under one key', async () => {
    const project = await build();
    const url = `/tracking/${await tokenOf(app, project.id)}/files`;
    const key = withKey();
    const first = expectEntity<TrackingView>(await app.visitor.upload(url, photo(), key));
    expect(first.files.map(({ name }) => name)).toEqual(['toit.png']);
    expect(expectEntity<TrackingView>(await app.visitor.upload(url, photo(), key)).files).toEqual(first.files);
    const [stored] = await app.db.select().from(files).where(eq(files.projectId, project.id));
    expect(stored).toMatchObject({ uploadedBy: project.clientId, metadata: 'Removed' });
    const nine = Array.from({ length: 9 }, (_, at) => photo(`${at}.png`));
    const full = expectEntity<TrackingView>(await app.visitor.upload(url, nine));
    expect(full.files).toHaveLength(10);
    expect(full.actions).not.toContain('addFiles');
    expectRefusal(await app.visitor.upload(url, photo()), 409, 'TOO_MANY_FILES');
    expect((await actsOn(project)).map(({ action, after }) => [action, after])).toContainEqual([
      'addFile',
      { files: 9, via: 'link' },
    ]);
  });

  test('are refused where they are none, and once the request is over', async () => {
    const project = await build();
    const url = `/tracking/${await tokenOf(app, project.id)}/files`;
    expect((await app.visitor.upload(url, { name: 'a.png', content: Buffer.from('MZ') })).statusCode).toBe(415);
    expectEntity(await act(project, 'cancel', { reason: 'clientGaveUp' }));
    expectRefusal(await app.visitor.upload(url, photo()), 409, 'WRONG_STATE');
    expect(await app.db.$count(files, eq(files.projectId, project.id))).toBe(0);
  });

  test('under one key by another link are its own', async () => {
    const [one, other] = [await build(), await build()];
    const key = withKey();
    for (const { id } of [one, other])
      expectEntity(await app.visitor.upload(`/tracking/${await tokenOf(app, id)}/files`, photo(), key));
    expect(await app.db.$count(files, eq(files.projectId, other.id))).toBe(1);
  });
});

describe('a problem', () => {
  test('is a ticket with the request and the enterprise, once', async () => {
    const project = await build({ status: 'Available', acceptanceCount: 1 });
    const [lead] = await app.db.select().from(acceptances).where(eq(acceptances.projectId, project.id));
    const key = withKey();
    const body = { text: 'Il n’est pas venu', enterpriseId: lead?.enterpriseId };
    for (let times = 0; times < 2; times++) expectEntity(await act(project, 'problem', body, key));
    const tickets = await app.db.select().from(supportTickets).where(eq(supportTickets.projectId, project.id));
    expect(tickets).toHaveLength(1);
    expect(tickets[0]).toMatchObject({
      enterpriseId: lead?.enterpriseId,
      body: 'Il n’est pas venu',
      phoneNumber: project.phoneNumber,
      userId: null,
      subject: expect.stringContaining(project.reference),
    });
    const shown = expectEntity<TicketDetails>(await agent.get(`/admin/support-tickets/${tickets[0]?.id}`));
    expect(shown.project).toEqual({ id: project.id, reference: project.reference });
    expect(shown.enterprise?.id).toBe(lead?.enterpriseId);
  });

  test('names no enterprise that has nothing to do with the request', async () => {
    const project = await build({ status: 'Available' });
    const { enterpriseId } = await buildAcceptance(app.db);
    expectInvalid(await act(project, 'problem', { text: 'Oui', enterpriseId }), 'EnterpriseId');
    for (const text of ['', '  ', 'x'.repeat(2001)]) expectInvalid(await act(project, 'problem', { text }), 'Text');
    expect(await app.db.$count(supportTickets, eq(supportTickets.projectId, project.id))).toBe(0);
  });
});

describe('the end of the work', () => {
  const hired = () => build({ status: 'Hired' });
  const leadOf = async ({ id }: Project) =>
    (await app.db.select().from(acceptances).where(eq(acceptances.projectId, id))).find(({ stage }) =>
      ['Hired', 'Started', 'Completed'].includes(stage),
    );

  test('shows the code by which the contractor closes, to the link of this request alone', async () => {
    const project = await hired();
    const lead = await leadOf(project);
    const tracked = await track(project);
    expect(tracked.closingCode).toBe(closingCode(app.config, { id: lead?.id ?? '' }));
    expect(tracked.enterprises).toMatchObject([{ id: lead?.enterpriseId, isHired: true, isAsking: false }]);
    expect((await track(await build({ status: 'Available' }))).closingCode).toBeNull();
  });

  test('takes the code of the telephone, given in this browser', async () => {
    const project = await hired();
    expectRefusal(await act(project, 'close', {}), 409, 'CODE_NEEDED');
    const others = await verifiedCookie(app, (await hired()).id);
    if ((await rowOf(project))?.phoneNumber !== undefined)
      expectRefusal(await act(project, 'close', {}, others), 409, 'CODE_NEEDED');
    expect((await rowOf(project))?.status).toBe('Hired');
    // The refusal is not the answer of the key.
    const key = withKey();
    expectRefusal(await act(project, 'close', {}, key), 409, 'CODE_NEEDED');
    const cookie = await verifiedCookie(app, project.id);
    expect(expectEntity<TrackingView>(await act(project, 'close', {}, { ...key, ...cookie })).status).toBe('Done');
  });

  test('with reserves leaves them as an open step until they are lifted', async () => {
    const project = await hired();
    const cookie = await verifiedCookie(app, project.id);
    const named = [
      { text: 'Une plinthe manque', dueOn: '2026-11-30' },
      { text: 'Peinture à reprendre', dueOn: '2026-11-27' },
    ];
    const closed = expectEntity<TrackingView>(await act(project, 'close', { reserves: named }, cookie));
    const lead = await leadOf(project);
    expect(lead?.stage).toBe('Completed');
    const [closing] = await app.db
      .select()
      .from(closings)
      .where(eq(closings.leadId, lead?.id ?? ''));
    expect(closing).toMatchObject({ way: 'client', staffId: null });
    expect(closed.nextStep).toMatchObject({ by: 'hired', dueAt: '2026-11-27T23:59:59.000Z', isOverdue: false });
    expect(closed.reserves.map(({ text }) => text)).toEqual(['Peinture à reprendre', 'Une plinthe manque']);
    expect(closed.closingCode).toBeNull();
    expect(closed.actions).toContain('liftReserve');
    expect((await told(project, 'jobReserved')).some(({ body }) => body.includes('2'))).toBe(true);
    const [first, second] = closed.reserves;
    expectRefusal(await act(project, `reserves/${first?.id}/lift`), 409, 'CODE_NEEDED');
    for (let times = 0; times < 2; times++) expectEntity(await act(project, `reserves/${first?.id}/lift`, {}, cookie));
    now = new Date(start.getTime() + 10 * DAY);
    expect((await track(project)).nextStep).toMatchObject({ isOverdue: true });
    const lifted = expectEntity<TrackingView>(await act(project, `reserves/${second?.id}/lift`, {}, cookie));
    expect(lifted.nextStep).toMatchObject({ by: null, dueAt: null });
    expect(lifted.actions).not.toContain('liftReserve');
    expect((await actsOn(project)).filter(({ action }) => action === 'liftReserve')).toHaveLength(2);
  });

  test('twice at once is one', async () => {
    const project = await hired();
    const cookie = await verifiedCookie(app, project.id);
    const body = { reserves: [{ text: 'Une fissure', dueOn: '2026-11-30' }] };
    const replies = await Promise.all([act(project, 'close', body, cookie), act(project, 'close', body, cookie)]);
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const lead = await leadOf(project);
    expect(await app.db.$count(reserves, eq(reserves.leadId, lead?.id ?? ''))).toBe(1);
  });

  test.each([
    [{ reserves: [{ text: '', dueOn: '2026-12-01' }] }, 'Reserves'],
    [{ reserves: [{ text: 'x'.repeat(501), dueOn: '2026-12-01' }] }, 'Reserves'],
    [{ reserves: [{ text: 'Une plinthe', dueOn: 'bientôt' }] }, 'Reserves'],
    [{ reserves: [{ text: 'Une plinthe', dueOn: '2026-11-22' }] }, 'Reserves'],
    [{ reserves: [{ text: 'Une plinthe', dueOn: '9999-12-31' }] }, 'Reserves'],
    [{ reserves: Array.from({ length: 11 }, () => ({ text: 'Une', dueOn: '2026-12-01' })) }, 'Reserves'],
  ])('%j is told at its field', async (body, field) => {
    const project = await hired();
    expectInvalid(await act(project, 'close', body, await verifiedCookie(app, project.id)), field);
    expect((await rowOf(project))?.status).toBe('Hired');
  });

  test('a reserve of another request is none, with a link and a code of one’s own', async () => {
    const [mine, others] = [await reserveOn(app), await reserveOn(app)];
    const cookie = await verifiedCookie(app, mine.projectId);
    expectRefusal(await act({ id: mine.projectId }, `reserves/${others.id}/lift`, {}, cookie), 404);
    expectRefusal(await act({ id: mine.projectId }, 'reserves/moi/lift', {}, cookie), 400);
  });
});

test('a reserve has photos, which the client and the contractor who did the work read, and no other contractor', async () => {
  const { projectId, id } = await reserveOn(app);
  const token = await tokenOf(app, projectId);
  const url = `/tracking/${token}/reserves/${id}/files`;
  const tracked = expectEntity<TrackingView>(await app.visitor.upload(url, { name: 'plinthe.png', content: png() }));
  expect(tracked.files).toEqual([]);
  const [photo] = tracked.reserves[0]?.files ?? [];
  expect(photo?.name).toBe('plinthe.png');
  expect((await app.visitor.get(`/tracking/${token}/files/${photo?.id}`)).statusCode).toBe(200);
  const other = await tokenOf(app, (await reserveOn(app)).projectId);
  expectRefusal(await app.visitor.get(`/tracking/${other}/files/${photo?.id}`), 404);
  const leads = await app.db.select().from(acceptances).where(eq(acceptances.projectId, projectId));
  for (const lead of leads) {
    const contractor = await app.loginAs({ id: lead.userId });
    const { statusCode } = await contractor.get(`/download/${photo?.id}`);
    const isTheirs = lead.stage === 'Completed';
    expect(statusCode).toBe(isTheirs ? 200 : 404);
    const { reserves: named } = expectEntity<LeadView>(await contractor.get(`/leads/${lead.id}`));
    expect(named).toEqual(isTheirs ? tracked.reserves : []);
  }
  expect(leads.some(({ stage }) => stage === 'Completed')).toBe(true);
});

describe('a contractor who does not reach the client', () => {
  test('is asked of on the page, and told that they do', async () => {
    const { projectId: id, enterpriseId } = await askingLead(app);
    await workOutStep(app, id);
    const asked = await track({ id });
    expect(asked.nextStep).toMatchObject({ by: 'client' });
    expect(asked.actions).toContain('answerReachable');
    const reply = await act({ id }, 'reachable', { enterpriseId });
    const answered = expectEntity<TrackingView>(reply);
    expect(answered.actions).not.toContain('answerReachable');
    expect(answered.enterprises).toMatchObject([{ id: enterpriseId, isAsking: false }]);
    expect(await app.db.$count(messages, eq(messages.template, 'clientReachable'))).toBeGreaterThan(0);
    expectRefusal(await act({ id }, 'reachable', { enterpriseId }), 409, 'WRONG_STATE');
  });
});

describe('what the page reads', () => {
  test('waiting on begins the wait anew', async () => {
    const due = { publishedAt: new Date(start.getTime() - 20 * DAY), nextStepAt: new Date(start.getTime() - DAY) };
    const project = await build({ status: 'Available', ...due });
    expect((await track(project)).nextStep.isOverdue).toBe(true);
    expect(expectEntity<TrackingView>(await act(project, 'extend')).nextStep.isOverdue).toBe(false);
  });

  test('no other enterprise is waited for where as many accepted as may', async () => {
    for (const status of ['Available', 'Accepted'] as const) {
      const { id } = await build({ status, acceptanceCount: 1, agentId: agent.userId });
      expect((await track({ id })).enterprises).toHaveLength(1);
      expect((await track({ id })).actions.includes('extend')).toBe(status === 'Available');
      const reply = await act({ id }, 'extend');
      if (status === 'Available') expectEntity(reply);
      else expectRefusal(reply, 409, 'WRONG_STATE');
    }
  });

  test('leads from a merged request to the one that goes on, where it is the same client’s', async () => {
    const kept = await build();
    const { clientId, phoneNumber } = kept;
    const merged = await build({ clientId, phoneNumber, status: 'Cancelled', mergedIntoId: kept.id, closedAt: now });
    const tracked = await track(merged);
    expect(tracked.mergedInto?.reference).toBe(kept.reference);
    expect(tracked.mergedInto?.path).toBe(`/suivi/${await tokenOf(app, kept.id)}`);
    const stranger = await build({ status: 'Cancelled', mergedIntoId: kept.id, closedAt: now });
    expect((await track(stranger)).mergedInto).toEqual({ reference: kept.reference, path: null });
  });

  test('leaves out the contractors who gave it up', async () => {
    const project = await build({ status: 'Available', acceptanceCount: 2 });
    const [first] = await app.db.select().from(acceptances).where(eq(acceptances.projectId, project.id));
    await app.db
      .update(acceptances)
      .set({ stage: 'Withdrawn', endReason: 'tooFar', freedAt: now })
      .where(eq(acceptances.id, first?.id ?? ''));
    expect((await track(project)).enterprises).toHaveLength(1);
  });
});
