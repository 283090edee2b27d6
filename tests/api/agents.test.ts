import { and, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  auditLog,
  cities,
  districts,
  enterprises,
  messages,
  projects,
  services,
} from '../../src/server/db/schema/index.ts';
import { NO_ID } from '../../src/shared/ids.ts';
import { projectRefusalTexts } from '../../src/shared/projects/refusalTexts.ts';
import type { ProjectListItem, ProjectView } from '../../src/shared/projects/views.ts';
import { type SignedIn, startTestApp, type TestApp } from '../support/app.ts';
import { buildContractor, buildProject, type Project } from '../support/builders.ts';
import { expectEntity, expectInvalid, expectRefusal } from '../support/expectations.ts';
import { type Places, places } from '../support/submission.ts';
import { tokenOf } from '../support/tracking.ts';

let app: TestApp;
let agent: SignedIn;
let colleague: SignedIn;
let here: Places;

beforeAll(async () => {
  app = await startTestApp({ works: true });
  agent = await app.loginAs('CustomerService');
  colleague = await app.loginAs('CustomerService');
  here = await places(app.db);
});
afterAll(() => app.close());

const assign = (who: SignedIn, id: string, agentId = who.userId) => who.put('/assign-project/', { id, agentId });
const activate = (who: SignedIn, id: string, serviceId = here.serviceId) =>
  who.put('/activate-project', { id, agentId: who.userId, serviceId });
const assigned = (changes: Partial<Project> = {}) =>
  buildProject(app.db, { status: 'Assigned', agentId: agent.userId, ...changes });

function corrections(project: Project, changes: object = {}) {
  const {
    id,
    address,
    cityId,
    districtId,
    desiredStartDate,
    preferredContactDays,
    preferredHoursRange,
    description,
    phoneNumber,
    email,
  } = project;
  return {
    id,
    agentId: agent.userId,
    address,
    cityId,
    districtId,
    desiredStartDate,
    preferredContactDays,
    preferredHoursRange,
    description,
    phoneNumber,
    email,
    serviceId: here.serviceId,
    language: '',
    budget: null,
    ...changes,
  };
}

describe('assignment', () => {
  test('gives the project to whoever asks first, and names them to the second', async () => {
    const { id } = await buildProject(app.db);
    const [first, second] = await Promise.all([assign(agent, id), assign(colleague, id)]);
    const [won, lost] = first.statusCode === 200 ? [first, second] : [second, first];
    expect(expectEntity<ProjectView>(won)).toMatchObject({ status: 'Assigned', isAssigned: true });
    expect(expectRefusal(lost, 409, 'ALREADY_ASSIGNED').errorMessage).toContain('Mariama');
    expect(await app.db.$count(auditLog, and(eq(auditLog.entityId, id), eq(auditLog.action, 'assign')))).toBe(1);
    expectEntity(await assign(first.statusCode === 200 ? agent : colleague, id));
  });

  test('is for oneself; an admin may give it to anyone of customer service', async () => {
    const { id } = await buildProject(app.db);
    expectRefusal(await assign(agent, id, colleague.userId), 403);
    const admin = await app.loginAs('Admin');
    const client = await app.loginAs('Client');
    expectInvalid(await assign(admin, id, client.userId), 'AgentId');
    expect(expectEntity<ProjectView>(await assign(admin, id, colleague.userId)).agentId).toBe(colleague.userId);
    expectRefusal(await assign(agent, NO_ID), 404);
  });
});

describe('activation', () => {
  test('publishes under a real service, and tells the contractors of that service and city who want it', async () => {
    const wanting = { cityId: here.cityId, serviceIds: [here.serviceId], alertBySms: true };
    const { enterprise: told } = await buildContractor(app.db, wanting);
    const { enterprise: silent } = await buildContractor(app.db, { ...wanting, alertBySms: false });
    const { enterprise: suspended } = await buildContractor(app.db, { ...wanting, status: 'Suspended' });
    const project = await assigned({ cityId: here.cityId, districtId: here.districtId });
    expectRefusal(await activate(agent, project.id, NO_ID), 409, 'NO_REAL_SERVICE');
    expectRefusal(await activate(agent, project.id, '01890000-0000-7000-8000-000000000000'), 409, 'NO_REAL_SERVICE');
    expect(expectEntity<ProjectView>(await activate(agent, project.id)).status).toBe('Available');
    const recipients = await vi.waitFor(
      async () => {
        const rows = await app.db.select().from(messages).where(eq(messages.projectId, project.id));
        expect(rows.length).toBeGreaterThan(0);
        return rows.map(({ recipient }) => recipient);
      },
      { timeout: 15_000, interval: 100 },
    );
    expect(recipients).toContain(told.phoneNumber);
    expect(recipients).not.toContain(silent.phoneNumber);
    expect(recipients).not.toContain(suspended.phoneNumber);
    expectEntity(await activate(agent, project.id));
  });

  test('is by the agent who holds it, from Assigned only', async () => {
    const project = await assigned();
    expectRefusal(await activate(colleague, project.id), 409, 'NOT_ASSIGNED_TO_YOU');
    expectRefusal(
      await agent.put('/activate-project', { id: project.id, agentId: colleague.userId, serviceId: here.serviceId }),
      403,
    );
    expectRefusal(await activate(agent, (await buildProject(app.db)).id), 409, 'NOT_ASSIGNED_TO_YOU');
    const admin = await app.loginAs('Admin');
    expectEntity(await activate(admin, project.id));
    expectRefusal(await activate(admin, (await buildProject(app.db)).id), 409, 'WRONG_STATE');
  });

  test('is of what the agent read: not of words that the client changed meanwhile', async () => {
    const project = await assigned({ cityId: here.cityId, districtId: here.districtId });
    const publish = (updatedAt: string) =>
      agent.put('/activate-project', { id: project.id, agentId: agent.userId, serviceId: here.serviceId, updatedAt });
    const words = { description: 'Appelez-moi au 620 11 22 33' };
    expectEntity(await app.visitor.post(`/tracking/${await tokenOf(app, project.id)}/correct`, words));
    expectRefusal(await publish(project.updatedAt.toISOString()), 409, 'STALE');
    const { updatedAt } = expectEntity<ProjectView>(await agent.get(`/get-project-details/${project.id}`));
    for (const _ of ['pressed', 'again']) expectEntity(await publish(updatedAt ?? ''));
  });
});

describe('corrections', () => {
  test('change this request and leave who did what', async () => {
    const project = await assigned();
    const form = corrections(project, {
      description: 'Refaire le toit',
      phoneNumber: '655 44 33 22',
      budget: 2_500_000,
    });
    const view = expectEntity<ProjectView>(await agent.put('/update-project-details', form));
    expect(view).toMatchObject({
      description: 'Refaire le toit',
      phoneNumber: '+224655443322',
      budget: 2_500_000,
      service: { id: here.serviceId },
    });
    const [act] = await app.db.select().from(auditLog).where(eq(auditLog.entityId, project.id));
    expect(act).toMatchObject({
      action: 'update',
      actorId: agent.userId,
      after: { description: 'Refaire le toit' },
      before: { description: project.description },
    });
    expect(Object.keys(act?.after ?? {}).toSorted()).toEqual(['budget', 'description', 'phoneNumber', 'serviceId']);
  });

  test('over somebody else’s newer version are refused, nothing overwritten', async () => {
    const project = await assigned();
    const seen = expectEntity<ProjectView>(await agent.get(`/get-project-details/${project.id}`)).updatedAt;
    expectEntity(
      await agent.put('/update-project-details', corrections(project, { description: 'La première', updatedAt: seen })),
    );
    const late = await agent.put(
      '/update-project-details',
      corrections(project, { description: 'La seconde', updatedAt: seen }),
    );
    expectRefusal(late, 409, 'STALE');
    const [kept] = await app.db.select().from(projects).where(eq(projects.id, project.id));
    expect(kept?.description).toBe('La première');
  });

  test('are told of a client’s change meanwhile without the name of a colleague who acted before', async () => {
    const project = await buildProject(app.db, { status: 'Assigned', agentId: colleague.userId });
    expectEntity(await colleague.put(`/admin/projects/${project.id}/assignment`, { agentId: agent.userId }));
    const { updatedAt } = expectEntity<ProjectView>(await agent.get(`/get-project-details/${project.id}`));
    const words = { description: 'Le toit fuit aussi' };
    expectEntity(await app.visitor.post(`/tracking/${await tokenOf(app, project.id)}/correct`, words));
    const late = await agent.put(
      '/update-project-details',
      corrections(project, { description: 'Le toit', updatedAt }),
    );
    expect(expectRefusal(late, 409, 'STALE').errorMessage).toBe(projectRefusalTexts['projects.stale']);
  });

  test('keep the old start date of a request that waited, but take no new one before tomorrow', async () => {
    const project = await assigned({ desiredStartDate: '2026-01-05' });
    expectEntity(await agent.put('/update-project-details', corrections(project)));
    expectInvalid(
      await agent.put('/update-project-details', corrections(project, { desiredStartDate: '2026-01-06' })),
      'DesiredStartDate',
    );
  });

  test.each([
    ['a district of another city', () => ({ districtId: here.elsewhere }), ['DistrictId']],
    ['a bad phone and e-mail', () => ({ phoneNumber: '12', email: 'x' }), ['Email', 'PhoneNumber']],
    ['a broken budget', () => ({ budget: 12.5 }), ['Budget']],
    ['no description on a free-form request', () => ({ description: '' }), ['Description']],
    ['an unknown language', () => ({ language: '01890000-0000-7000-8000-000000000000' }), ['Language']],
  ])('with %s are answered at the field', async (_, changes, fields) => {
    expectInvalid(await agent.put('/update-project-details', corrections(await assigned(), changes())), ...fields);
  });

  test('do not take the service away from a published project, nor touch one that is not held', async () => {
    const published = await buildProject(app.db, { status: 'Available', agentId: agent.userId });
    expectRefusal(
      await agent.put('/update-project-details', corrections(published, { serviceId: NO_ID })),
      409,
      'NO_REAL_SERVICE',
    );
    expectRefusal(
      await agent.put('/update-project-details', corrections(await buildProject(app.db))),
      409,
      'NOT_ASSIGNED_TO_YOU',
    );
    expectRefusal(
      await agent.put('/update-project-details', corrections(await assigned({ status: 'Done' }))),
      409,
      'WRONG_STATE',
    );
  });
});

describe('the lists', () => {
  const list = async (who: SignedIn, query = '') => who.get(`/get-submitted-projects/${who.userId}${query}`);
  const search = (filter: object, sort = ['submissionDate', 'DESC']) =>
    `?range=[0,9]&sort=${encodeURIComponent(JSON.stringify(sort))}&filter=${encodeURIComponent(JSON.stringify(filter))}`;

  test('show an agent the unassigned and their own, an admin all', async () => {
    const [mine, free, theirs] = [
      await assigned(),
      await buildProject(app.db),
      await assigned({ agentId: colleague.userId }),
    ];
    const seen = expectEntity<ProjectListItem[]>(await list(agent)).map(({ id }) => id);
    expect(seen).toEqual(expect.arrayContaining([mine.id, free.id]));
    expect(seen).not.toContain(theirs.id);
    const admin = await app.loginAs('Admin');
    expect(expectEntity<ProjectListItem[]>(await list(admin)).map(({ id }) => id)).toContain(theirs.id);
    expectRefusal(await agent.get(`/get-submitted-projects/${colleague.userId}`), 403);
    expectRefusal(await agent.get(`/get-project-details/${theirs.id}`), 403);
  });

  test('are searched without accents, by any words, by phone; paged and counted', async () => {
    const project = await assigned({
      lastName: 'Xavérïon',
      firstName: 'Hélène',
      phoneNumber: '+224628998877',
      description: 'Carrelage à Matoto',
    });
    for (const q of ['xaverion', 'HELENE xavér', '628 99 88 77', '+224628998877', 'helene carrelage']) {
      const reply = await list(agent, search({ q }));
      expect(
        expectEntity<ProjectListItem[]>(reply).map(({ id }) => id),
        q,
      ).toEqual([project.id]);
      expect(reply.headers['content-range']).toBe('projects 0-0/1');
    }
    expect(expectEntity<ProjectListItem[]>(await list(agent, search({ q: 'xaverion inconnu' })))).toEqual([]);
    expect(expectEntity<ProjectListItem[]>(await list(agent, search({ q: '%' })))).toEqual([]);
    const paged = await list(agent, '?range=[1,2]');
    expect(expectEntity<ProjectListItem[]>(paged)).toHaveLength(2);
    expect(paged.headers['content-range']).toMatch(/^projects 1-2\/\d+$/);
  });

  test('are searched by the names of service, city and district beside the words of a request', async () => {
    const [place] = await app.db
      .select({ cityId: cities.id, districtId: districts.id, district: districts.name })
      .from(districts)
      .innerJoin(cities, eq(cities.id, districts.cityId))
      .where(eq(cities.name, 'Labé'))
      .orderBy(districts.name);
    const [service] = await app.db.select().from(services).where(like(services.nameFr, 'Maçonnerie%'));
    if (!place || !service) throw new Error('The reference data is missing');
    const { cityId, districtId, district } = place;
    const project = await assigned({ lastName: 'Qwenamou', serviceId: service.id, cityId, districtId });
    const found = async (q: string) =>
      expectEntity<ProjectListItem[]>(await list(agent, search({ q }))).map(({ id }) => id);
    for (const q of ['labe', 'MACONNERIE', district, `qwenamou maçonn LABÉ ${district}`])
      expect(await found(`${q} qwenamou`), q).toEqual([project.id]);
    for (const q of ['conakry', 'plomberie', 'labé conakry']) expect(await found(`${q} qwenamou`), q).toEqual([]);
  });

  test('take only the fields they name', async () => {
    expectInvalid(await list(agent, search({}, ['password', 'ASC'])), 'Sort');
    expectInvalid(await list(agent, search({ clientId: agent.userId })), 'Filter');
    expectInvalid(await list(agent, '?range=here'), 'Range');
  });

  test('tell a contractor nothing of a client’s contact, not even by search or order', async () => {
    const project = await buildProject(app.db, {
      status: 'Available',
      lastName: 'Zoumanigui',
      phoneNumber: '+224628112233',
      description: 'Un puits de 12 m, appelez le 628 11 22 33 ou puits@exemple.gn',
    });
    const { user } = await buildContractor(app.db);
    const contractor = await app.loginAs(user);
    const find = (q: string) => contractor.get(`/get-available-projects/${user.id}${search({ q })}`);
    const [found] = expectEntity<ProjectListItem[]>(await find('puits'));
    expect(found).toMatchObject({ id: project.id, lastName: 'Z.', phoneNumber: null, assignedAgentName: null });
    // Neither by what the client wrote, in a list or whole.
    const masked = 'Un puits de 12 m, appelez le [coordonnées masquées] ou [coordonnées masquées]';
    expect(found?.description).toBe(masked);
    expect(expectEntity(await contractor.get(`/get-project-details/${project.id}`))).toMatchObject({
      description: masked,
    });
    expect(expectEntity<ProjectListItem[]>(await find('puits 12'))).toHaveLength(1);
    for (const hidden of ['puits 628', 'puits 33', 'puits@exemple', 'puits exempl', 'puits e.gn'])
      expect(expectEntity<ProjectListItem[]>(await find(hidden))).toEqual([]);
    expect(expectEntity<ProjectListItem[]>(await find('zoumanigui'))).toEqual([]);
    expect(expectEntity<ProjectListItem[]>(await find('628112233'))).toEqual([]);
    expectRefusal(await contractor.get(`/get-available-projects/${user.id}${search({}, ['clientName', 'ASC'])}`), 403);
    expectEntity(await contractor.put('/accept-project/', { id: project.id, entrepreneurId: user.id }));
    expect(expectEntity<ProjectListItem[]>(await find('puits'))).toEqual([]);
    const [mine] = expectEntity<ProjectListItem[]>(
      await contractor.get(`/get-accepted-projects/${user.id}${search({ q: 'zoumanigui' })}`),
    );
    expect(mine).toMatchObject({
      id: project.id,
      status: 'Accepted',
      phoneNumber: '+224628112233',
      lastName: 'Zoumanigui',
      description: project.description,
    });
  });

  test('of available projects are closed to an enterprise that is not active, open to one whose package ended', async () => {
    const { user, enterprise } = await buildContractor(app.db, { status: 'Pending' });
    const contractor = await app.loginAs(user);
    expectRefusal(await contractor.get(`/get-available-projects/${user.id}`), 409, 'ENTERPRISE_NOT_ACTIVE');
    await app.db.update(enterprises).set({ status: 'Expired' }).where(eq(enterprises.id, enterprise.id));
    expectEntity(await contractor.get(`/get-available-projects/${user.id}`));
  });
});
