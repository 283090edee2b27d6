import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { acceptances, auditLog, messages, projects } from '../../src/server/db/schema/index.ts';
import type {
  ChangeManyReply,
  ProjectActReply,
  ProjectHistory,
  ProjectQueues,
} from '../../src/shared/projects/actViews.ts';
import { cancellationReasons, rejectionReasons } from '../../src/shared/projects/closing.ts';
import { referenceAt } from '../../src/shared/projects/reference.ts';
import { type ProjectTransition, projectMachine, projectStates } from '../../src/shared/projects/status.ts';
import type { ProjectListItem, ProjectView } from '../../src/shared/projects/views.ts';
import { canMove } from '../../src/shared/states/machine.ts';
import { type SignedIn, startTestApp, type TestApp } from '../support/app.ts';
import { buildAcceptance, buildContractor, buildProject, type Project } from '../support/builders.ts';
import { expectEntity, expectInvalid, expectRefusal } from '../support/expectations.ts';
import { type Places, places, withKey } from '../support/submission.ts';

let app: TestApp;
let agent: SignedIn;
let colleague: SignedIn;
let admin: SignedIn;
let here: Places;

beforeAll(async () => {
  app = await startTestApp();
  agent = await app.loginAs('CustomerService');
  colleague = await app.loginAs('CustomerService');
  admin = await app.loginAs('Admin');
  here = await places(app.db);
});
afterAll(() => app.close());

const act = (who: SignedIn, id: string, what: string, body: object = {}, headers = {}) =>
  who.put(`/admin/projects/${id}/${what}`, body, headers);
const reject = (who: SignedIn, id: string, body: object = { reason: 'outOfArea' }) => act(who, id, 'rejection', body);
const cancel = (who: SignedIn, id: string, body: object = { reason: 'clientGaveUp' }) =>
  act(who, id, 'cancellation', body);
const restore = (who: SignedIn, id: string) => act(who, id, 'restoration');
const give = (who: SignedIn, id: string, agentId: string | null, body: object = {}) =>
  act(who, id, 'assignment', { agentId, ...body });
const held = (changes: Partial<Project> = {}) =>
  buildProject(app.db, { status: 'Assigned', agentId: agent.userId, ...changes });
const rowOf = async (id: string) => (await app.db.select().from(projects).where(eq(projects.id, id)))[0];
const actsOn = (id: string) => app.db.select().from(auditLog).where(eq(auditLog.entityId, id));
const messagesOf = (id: string) => app.db.select().from(messages).where(eq(messages.projectId, id));
const details = async (who: SignedIn, id: string) =>
  expectEntity<ProjectView>(await who.get(`/get-project-details/${id}`));

describe('every move from every state', () => {
  const moves: [ProjectTransition, (id: string) => ReturnType<SignedIn['put']>][] = [
    ['reject', (id) => reject(admin, id)],
    ['cancel', (id) => cancel(admin, id)],
    ['restore', (id) => restore(admin, id)],
    ['release', (id) => give(admin, id, null)],
  ];
  test.each(moves)('%s', async (move, send) => {
    for (const status of projectStates) {
      const project = await buildProject(app.db, { status, acceptanceCount: 0 });
      const reply = await send(project.id);
      if (canMove(projectMachine, move, status)) expectEntity(reply);
      else if (move !== 'release' || project.agentId) expectRefusal(reply, 409, 'WRONG_STATE');
    }
  });
});

describe('rejection', () => {
  test('takes the request out of the queue with its reason, and tells the client', async () => {
    const project = await held({ email: 'awa@exemple.gn' });
    const reply = expectEntity<ProjectActReply>(
      await reject(agent, project.id, {
        reason: 'outOfArea',
        note: 'Kissidougou',
        updatedAt: project.updatedAt.toISOString(),
      }),
    );
    expect(reply.status).toBe('Rejected');
    expect(await details(agent, project.id)).toMatchObject({
      status: 'Rejected',
      closing: { reason: 'outOfArea', note: 'Kissidougou', closedAt: expect.any(String) },
      waitingSince: null,
    });
    expect(await actsOn(project.id)).toMatchObject([
      { action: 'reject', before: { status: 'Assigned' }, after: { status: 'Rejected', reason: 'outOfArea' } },
    ]);
    const told = await messagesOf(project.id);
    expect(told.map(({ channel }) => channel).toSorted()).toEqual(['email', 'sms']);
    for (const { body } of told) {
      expect(body).toContain('hors de notre zone');
      expect(body).not.toContain('Kissidougou');
    }
    const client = await app.loginAs({ id: project.clientId });
    expect((await client.get(`/get-project-details/${project.id}`)).body).not.toContain('Kissidougou');
  });

  test('says nothing to whoever sent spam, and needs words for « Autre »', async () => {
    const { id } = await held();
    expectInvalid(await reject(agent, id, {}), 'Reason');
    expectInvalid(await reject(agent, id, { reason: 'clientGaveUp' }), 'Reason');
    expectInvalid(await reject(agent, id, { reason: 'other', note: '  ' }), 'Note');
    expectEntity(await reject(agent, id, { reason: 'spam' }));
    expect(await messagesOf(id)).toEqual([]);
  });

  test('of what nobody has makes it this agent’s; of a colleague’s it is refused', async () => {
    const { id } = await buildProject(app.db);
    expectEntity(await reject(agent, id));
    expect((await rowOf(id))?.agentId).toBe(agent.userId);
    expectRefusal(await reject(colleague, (await held()).id), 409, 'NOT_ASSIGNED_TO_YOU');
    expectEntity(await reject(admin, (await held()).id));
  });

  test('of another version says who was faster', async () => {
    const project = await held();
    expectEntity(await give(admin, project.id, colleague.userId));
    expectEntity(await give(admin, project.id, agent.userId));
    const refusal = expectRefusal(
      await reject(agent, project.id, { reason: 'spam', updatedAt: project.updatedAt.toISOString() }),
      409,
      'STALE',
    );
    expect(refusal.errorMessage).toContain('Mariama Admin');
  });

  test('under one key is one act', async () => {
    const { id } = await held();
    const key = withKey();
    const first = expectEntity(await act(agent, id, 'rejection', { reason: 'outOfArea' }, key));
    expect(expectEntity(await act(agent, id, 'rejection', { reason: 'outOfArea' }, key))).toEqual(first);
    expect(await actsOn(id)).toHaveLength(1);
    expect((await messagesOf(id)).filter(({ channel }) => channel === 'sms')).toHaveLength(1);
  });
});

describe('cancellation', () => {
  test('tells the client and every contractor who accepted, and keeps what they accepted', async () => {
    const project = await held({
      status: 'Available',
      serviceId: here.serviceId,
      cityId: here.cityId,
      districtId: here.districtId,
    });
    const { enterprise, user } = await buildContractor(app.db, { package: 'Basic' });
    await buildAcceptance(app.db, { projectId: project.id, enterpriseId: enterprise.id });
    const { user: other } = await buildContractor(app.db, { package: 'Basic' });
    const [accepted, stranger] = [await app.loginAs(user), await app.loginAs(other)];
    const available = async () =>
      expectEntity<ProjectListItem[]>(await stranger.get(`/get-available-projects/${other.id}`)).map(({ id }) => id);
    expect(await available()).toContain(project.id);

    expectEntity(await cancel(agent, project.id));
    expect(await available()).not.toContain(project.id);
    expectRefusal(await stranger.get(`/get-project-details/${project.id}`), 403);
    expectRefusal(
      await stranger.put('/accept-project/', { id: project.id, entrepreneurId: other.id }),
      409,
      'WRONG_STATE',
    );
    const mine = expectEntity<ProjectListItem[]>(await accepted.get(`/get-accepted-projects/${user.id}`));
    expect(mine).toMatchObject([{ id: project.id, status: 'Cancelled' }]);
    const told = await messagesOf(project.id);
    const toContractor = told.filter(({ template }) => template === 'acceptedCancelled');
    expect(toContractor.map(({ recipient }) => recipient).toSorted()).toEqual(
      [enterprise.phoneNumber, user.email].toSorted(),
    );
    expect(told.filter(({ template }) => template === 'requestCancelled')).not.toHaveLength(0);
    // Design §7: what was accepted counts in the month.
    expect(await app.db.$count(acceptances, eq(acceptances.projectId, project.id))).toBe(1);
    expectRefusal(await restore(agent, project.id), 409, 'HAS_ACCEPTANCES');
  });

  test.each(cancellationReasons)('for %s', async (reason) => {
    const { id } = await held({ status: 'Available' });
    expectEntity(await cancel(agent, id, { reason, note: 'Dit au téléphone' }));
    expect((await messagesOf(id)).length > 0).toBe(reason !== 'spam');
  });
});

describe('taking back', () => {
  test('one whose client was erased stays closed', async () => {
    const { id } = await held();
    expectEntity(await reject(agent, id, { reason: rejectionReasons[0], note: 'Erreur' }));
    await app.db.update(projects).set({ anonymisedAt: new Date() }).where(eq(projects.id, id));
    expectRefusal(await restore(agent, id), 409, 'WRONG_STATE');
    expect(await rowOf(id)).toMatchObject({ status: 'Rejected' });
  });

  test.each(rejectionReasons)('one rejected for %s is submitted, nobody’s, and its client knows', async (reason) => {
    const { id } = await held();
    expectEntity(await reject(agent, id, { reason, note: 'Erreur' }));
    expectEntity(await restore(agent, id));
    expect(await rowOf(id)).toMatchObject({
      status: 'Submitted',
      agentId: null,
      publishedAt: null,
      closedAt: null,
      closingReason: null,
      closingNote: null,
    });
    const told = (await messagesOf(id)).some(({ template }) => template === 'requestRestored');
    expect(told).toBe(reason !== 'spam');
    expectEntity(await colleague.put('/assign-project/', { id, agentId: colleague.userId }));
  });
});

describe('who holds a project', () => {
  test('its agent hands it to a colleague, who goes on, and no longer reads it', async () => {
    const { id } = await held({ status: 'Available' });
    expectRefusal(await give(colleague, id, null), 409, 'NOT_ASSIGNED_TO_YOU');
    expectRefusal(await give(agent, id, null), 409, 'WRONG_STATE');
    const client = await app.loginAs('Client');
    expectInvalid(await give(agent, id, client.userId), 'AgentId');
    expectEntity(await give(agent, id, colleague.userId));
    expectRefusal(await agent.get(`/get-project-details/${id}`), 403);
    expect((await details(colleague, id)).agentId).toBe(colleague.userId);
    expect(await actsOn(id)).toMatchObject([
      { action: 'handOver', before: { agentId: agent.userId }, after: { agentId: colleague.userId } },
    ]);
  });

  test('an admin gives any to anyone, and back to nobody', async () => {
    const { id } = await buildProject(app.db);
    expectEntity(await give(admin, id, agent.userId));
    expectEntity(await give(admin, id, colleague.userId));
    expect(expectEntity<ProjectActReply>(await give(admin, id, null)).status).toBe('Submitted');
    expect((await rowOf(id))?.agentId).toBeNull();
    expectRefusal(await give(agent, id, colleague.userId), 403);
    expectEntity(await give(agent, id, agent.userId));
    expect(expectRefusal(await give(colleague, id, colleague.userId), 409, 'ALREADY_ASSIGNED').errorMessage).toContain(
      'Mariama CustomerService',
    );
    const agents = (await agent.get('/admin/project-agents')).json<{ id: string }[]>().map((one) => one.id);
    expect(agents).toContain(colleague.userId);
    expect(agents).not.toContain(admin.userId);
  });
});

describe('many at once', () => {
  const many = async (who: SignedIn, body: object) =>
    expectEntity<ChangeManyReply>(await who.put('/admin/projects/many', body)).results;

  test('each row is done or says why not', async () => {
    const [free, mine, theirs, done] = [
      await buildProject(app.db),
      await held(),
      await held({ agentId: colleague.userId }),
      await held({ status: 'Done', acceptanceCount: 0 }),
    ];
    const stale = await buildProject(app.db);
    const items = [free, mine, theirs, done].map(({ id, updatedAt }) => ({ id, updatedAt: updatedAt.toISOString() }));
    const unknown = '01890000-0000-7000-8000-000000000000';
    const results = await many(agent, {
      act: 'reject',
      reason: 'unreachable',
      items: [...items, { id: stale.id, updatedAt: '2020-01-01T00:00:00.000Z' }, { id: unknown }],
    });
    expect(results.map(({ id, isDone, code }) => [id, isDone, code])).toEqual([
      [free.id, true, null],
      [mine.id, true, null],
      [theirs.id, false, 'NOT_ASSIGNED_TO_YOU'],
      [done.id, false, 'WRONG_STATE'],
      [stale.id, false, 'STALE'],
      [unknown, false, null],
    ]);
    for (const { isDone, message } of results) expect(message === null).toBe(isDone);
    const rows = await app.db
      .select()
      .from(projects)
      .where(inArray(projects.id, [free.id, mine.id]));
    expect(rows.every(({ status }) => status === 'Rejected')).toBe(true);
    expect((await rowOf(theirs.id))?.status).toBe('Assigned');
  });

  test('a row that is named twice is done once, and told as done', async () => {
    const { id } = await buildProject(app.db);
    const results = await many(agent, { act: 'reject', reason: 'spam', items: [{ id }, { id }] });
    expect(results.map(({ isDone, code }) => [isDone, code])).toEqual([
      [true, null],
      [true, null],
    ]);
    expect(await app.db.$count(auditLog, and(eq(auditLog.entityId, id), eq(auditLog.action, 'reject')))).toBe(1);
  });

  test('an admin shares out a queue; an agent takes only for themselves', async () => {
    const queue = [await buildProject(app.db), await buildProject(app.db)];
    const items = queue.map(({ id }) => ({ id }));
    expect(
      (await many(agent, { act: 'assign', agentId: colleague.userId, items })).every(({ isDone }) => !isDone),
    ).toBe(true);
    expect((await many(admin, { act: 'assign', agentId: colleague.userId, items })).every(({ isDone }) => isDone)).toBe(
      true,
    );
    const taken = await many(agent, { act: 'assign', agentId: agent.userId, items });
    expect(taken.map(({ code }) => code)).toEqual(['ALREADY_ASSIGNED', 'ALREADY_ASSIGNED']);
    expectInvalid(await agent.put('/admin/projects/many', { act: 'assign', agentId: null, items: [] }), 'Items');
  });

  test('what was done to many is undone in the versions that the reply names, and not over a later act', async () => {
    const rows = [await buildProject(app.db), await buildProject(app.db)];
    const items = rows.map(({ id, updatedAt }) => ({ id, updatedAt: updatedAt.toISOString() }));
    const rejected = await many(agent, { act: 'reject', reason: 'spam', items });
    const versions = rejected.map(({ id, updatedAt }) => ({ id, updatedAt }));
    const [first, second] = await many(agent, { act: 'restore', items: versions });
    expect([first?.isDone, second?.isDone]).toEqual([true, true]);
    expect((await rowOf(rows[0]?.id ?? ''))?.status).toBe('Submitted');
    const again = await many(agent, { act: 'restore', items: versions });
    expect(again.map(({ isDone }) => isDone)).toEqual([false, false]);
  });
});

describe('at once', () => {
  test('a rejection, an activation and an acceptance leave one consistent state', async () => {
    for (let round = 0; round < 4; round++) {
      const { id } = await held({ serviceId: here.serviceId });
      const { user } = await buildContractor(app.db, { package: 'Premium' });
      const contractor = await app.loginAs(user);
      const [rejected, activated] = await Promise.all([
        reject(agent, id),
        agent.put('/activate-project/', { id, agentId: agent.userId, serviceId: here.serviceId }),
        contractor.put('/accept-project/', { id, entrepreneurId: user.id }),
      ]);
      expect([rejected.statusCode, activated.statusCode].toSorted()).toEqual([200, 409]);
      const isRejected = rejected.statusCode === 200;
      const row = await rowOf(id);
      expect(row?.status).toBe(isRejected ? 'Rejected' : 'Available');
      expect(row?.publishedAt === null).toBe(isRejected);
      expect(await app.db.$count(acceptances, eq(acceptances.projectId, id))).toBe(row?.acceptanceCount);
      if (isRejected) expect(row?.acceptanceCount).toBe(0);
    }
  });

  test('a cancellation and an acceptance: whoever accepted is told', async () => {
    for (let round = 0; round < 4; round++) {
      const { id } = await held({ status: 'Available' });
      const { user, enterprise } = await buildContractor(app.db, { package: 'Premium' });
      const contractor = await app.loginAs(user);
      const [accepted, cancelled] = await Promise.all([
        contractor.put('/accept-project/', { id, entrepreneurId: user.id }),
        cancel(agent, id),
      ]);
      expectEntity(cancelled);
      const told = (await messagesOf(id)).filter(({ template }) => template === 'acceptedCancelled');
      expect(told.some(({ recipient }) => recipient === enterprise.phoneNumber)).toBe(accepted.statusCode === 200);
      expect((await rowOf(id))?.status).toBe('Cancelled');
    }
  });

  test('many given away and all handed over: each waits for the other, and all have one of both', async () => {
    for (const delay of [0, 10, 20, 40, 80]) {
      const own = await app.loginAs('CustomerService');
      const rows: Project[] = [];
      for (let count = 0; count < 25; count += 1)
        // By their ids in another order than they were written in.
        rows.push(await buildProject(app.db, { id: randomUUID(), status: 'Assigned', agentId: own.userId }));
      const ids = rows.map(({ id }) => id);
      const items = rows.toReversed().map(({ id, updatedAt }) => ({ id, updatedAt: updatedAt.toISOString() }));
      const [many, all] = await Promise.all([
        own.put('/admin/projects/many', { act: 'assign', agentId: colleague.userId, items }),
        sleep(delay).then(() => admin.put(`/admin/staff/${own.userId}/work`, { projectAgentId: colleague.userId })),
      ]);
      expectEntity(many);
      expect([200, 409]).toContain(all.statusCode);
      const left = await app.db.select({ agentId: projects.agentId }).from(projects).where(inArray(projects.id, ids));
      expect(new Set(left.map(({ agentId }) => agentId))).toEqual(new Set([colleague.userId]));
    }
  });
});

describe('queues', () => {
  test('count by state and holder; the late ones are found, the oldest first', async () => {
    const person = await app.loginAs('CustomerService');
    const long = new Date(Date.now() - 20 * 86_400_000);
    const [late, fresh] = [
      await buildProject(app.db, { status: 'Assigned', agentId: person.userId, submittedAt: long }),
      await buildProject(app.db, { status: 'Assigned', agentId: person.userId, submittedAt: new Date() }),
    ];
    await buildProject(app.db, { status: 'Available', agentId: person.userId });
    const queues = expectEntity<ProjectQueues>(await person.get('/admin/projects/queues?holder=mine'));
    const counts = Object.fromEntries(queues.counts.map(({ status, count }) => [status, count]));
    expect(counts).toMatchObject({ Submitted: 0, Assigned: 2, Available: 1, Rejected: 0 });
    expect(queues.late).toBe(1);
    const list = async (filter: object) =>
      expectEntity<ProjectListItem[]>(
        await person.get(
          `/get-submitted-projects/${person.userId}?sort=["submissionDate","ASC"]&filter=${encodeURIComponent(JSON.stringify(filter))}`,
        ),
      );
    expect((await list({ mine: true, status: ['Submitted', 'Assigned'] })).map(({ id }) => id)).toEqual([
      late.id,
      fresh.id,
    ]);
    expect((await list({ mine: true, late: true })).map(({ id }) => id)).toEqual([late.id]);
    const nobodys = await list({ nobody: true });
    expect(nobodys.length).toBeGreaterThan(0);
    expect(nobodys.every(({ isAssigned, waitingSince }) => !isAssigned && waitingSince)).toBe(true);
    const all = expectEntity<ProjectQueues>(await admin.get('/admin/projects/queues'));
    expect(all.counts.find(({ status }) => status === 'Assigned')?.count).toBeGreaterThan(2);
    expectInvalid(await person.get('/admin/projects/queues?holder=theirs'), 'Holder');
  });
});

describe('history', () => {
  test('tells who did what in French words, who accepted, and what was sent', async () => {
    const project = await held({
      status: 'Submitted',
      agentId: null,
      districtId: here.districtId,
      cityId: here.cityId,
    });
    const { id } = project;
    const { enterprise } = await buildContractor(app.db, { package: 'Basic', name: 'Bah Peinture' });
    expectEntity(await agent.put('/assign-project/', { id, agentId: agent.userId }));
    expectEntity(await agent.put('/activate-project/', { id, agentId: agent.userId, serviceId: here.serviceId }));
    await buildAcceptance(app.db, { projectId: id, enterpriseId: enterprise.id });
    expectEntity(await cancel(agent, id));
    const history = expectEntity<ProjectHistory>(await agent.get(`/admin/projects/${id}/history`));
    expect(history.acts.map(({ action, actorName }) => [action, actorName])).toEqual(
      ['cancel', 'activate', 'assign'].map((action) => [action, 'Mariama CustomerService']),
    );
    expect(history.acts[0]?.changes).toEqual([
      { field: 'status', before: 'Disponible', after: 'Annulé' },
      { field: 'reason', before: null, after: 'Le client renonce' },
    ]);
    expect(history.acts[2]?.changes).toContainEqual({
      field: 'agentId',
      before: null,
      after: 'Mariama CustomerService',
    });
    expect(history.acts[1]?.changes.find(({ field }) => field === 'serviceId')?.after).not.toContain('-');
    expect(history.acceptances).toMatchObject([{ enterpriseName: 'Bah Peinture' }]);
    expect(history.messages.map(({ template }) => template)).toContain('acceptedCancelled');
    expect(JSON.stringify(history)).not.toContain('undefined');
  });
});

describe('export', () => {
  test('streams what the list shows under its filter, and leaves who took it', async () => {
    const mark = 'Lambanyi rue sept';
    const project = await held({ address: mark, lastName: '=HYPERLINK("x")', phoneNumber: '+224622998877' });
    await held({ address: mark, agentId: colleague.userId });
    const filter = encodeURIComponent(JSON.stringify({ q: 'Lambanyi' }));
    const reply = await agent.get(`/admin/projects/export?filter=${filter}`);
    expect(reply.headers['content-type']).toContain('text/csv');
    expect(reply.headers['content-disposition']).toMatch(/projets-\d{4}-\d{2}-\d{2}\.csv/);
    const lines = reply.body.trim().split('\n');
    expect(lines).toHaveLength(2);
    expect(lines[0]).toContain('Identifiant;Statut');
    expect(lines[1]).toContain(project.id);
    expect(lines[1]).toContain('622 99 88 77');
    expect(lines[1]).toContain("'=HYPERLINK");
    expect((await admin.get(`/admin/projects/export?filter=${filter}`)).body.trim().split('\n')).toHaveLength(3);
    const [taken] = await app.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.action, 'export'), eq(auditLog.actorId, agent.userId)));
    expect(taken).toMatchObject({ entity: 'exports', after: { list: 'projects', q: 'Lambanyi' } });
  });

  test.each([
    ['Hired', 'Attribué'],
    ['Done', 'Terminé'],
  ] as const)('and the list give what is %s, by its name and with the day of the choice', async (status, name) => {
    const hiredAt = new Date('2026-10-05T09:30:00Z');
    const columns = { address: `Rue du choix ${status}`, agentId: agent.userId, acceptanceCount: 1, hiredAt };
    const project = await buildProject(app.db, { status, ...columns });
    await held({ address: columns.address });
    const filter = encodeURIComponent(JSON.stringify({ q: columns.address, status }));
    const listed = expectEntity<{ id: string }[]>(
      await agent.get(`/get-submitted-projects/${agent.userId}?range=[0,9]&filter=${filter}`),
    );
    expect(listed.map(({ id }) => id)).toEqual([project.id]);
    const lines = (await agent.get(`/admin/projects/export?filter=${filter}`)).body.trim().split('\n');
    expect(lines).toHaveLength(2);
    expect(lines[0]).toContain('Entreprise choisie le');
    expect(lines[1]).toContain(`${project.id};${name};`);
    expect(lines[1]).toContain('05/10/2026');
  });

  test('of more than a page misses and doubles nothing', async () => {
    const base = await held({ address: 'Nongo plage' });
    const { id: _, searchText: __, ...columns } = (await rowOf(base.id)) ?? base;
    const copies = Array.from({ length: 1100 }, (_copy, index) => ({
      ...columns,
      reference: referenceAt(index),
      id: undefined,
    }));
    for (let from = 0; from < copies.length; from += 100)
      await app.db.insert(projects).values(copies.slice(from, from + 100).map(({ id: ___, ...copy }) => copy));
    const filter = encodeURIComponent(JSON.stringify({ q: 'Nongo' }));
    const lines = (await agent.get(`/admin/projects/export?filter=${filter}`)).body.trim().split('\n').slice(1);
    expect(new Set(lines.map((line) => line.split(';')[0])).size).toBe(1101);
    expect(lines).toHaveLength(1101);
  });

  test.each([
    ['/admin/messages/export', /^.?Créé le;/],
    ['/admin/audit-log/export', /^.?Date;Qui;/],
    ['/admin/enterprises/export?list=all', /^.?Numéro de compte;/],
  ])('%s', async (url, head) => {
    await buildContractor(app.db);
    const reply = await admin.get(url);
    expect(reply.statusCode, reply.body).toBe(200);
    expect(reply.body).toMatch(head);
    expect(reply.body.trim().split('\n').length).toBeGreaterThan(1);
  });
});
