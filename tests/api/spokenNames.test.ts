import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { messages, projects, users } from '../../src/server/db/schema/index.ts';
import type { FileItem } from '../../src/shared/files/views.ts';
import type { FollowUpItem } from '../../src/shared/followUps/views.ts';
import type { ProjectView } from '../../src/shared/projects/views.ts';
import { type SignedIn, startTestApp, type TestApp } from '../support/app.ts';
import { buildAcceptance, buildContractor, buildProject } from '../support/builders.ts';
import { expectEntity, expectInvalid, expectRefusal } from '../support/expectations.ts';
import { type Places, places, submissionOf, withKey } from '../support/submission.ts';
import { tokenOf } from '../support/tracking.ts';
import { voiceFile } from '../support/voiceNotes.ts';

let app: TestApp;
let here: Places;

beforeAll(async () => {
  app = await startTestApp();
  here = await places(app.db);
});
afterAll(() => app.close());

const register = (changes: object) =>
  app.visitor.post('/register', { isSubmission: true, phoneNumber: '622 44 55 66', isNameSpoken: true, ...changes });

const note = { name: 'note', content: voiceFile('chrome.webm') };

/** The request of a client who said the name, and the agent who took it. */
async function said(changes: object = {}, person: object = { email: 'sans-nom@exemple.gn' }) {
  const { id: clientId } = expectEntity<{ id: string }>(await register(person));
  const client = await app.loginAs({ id: clientId });
  const form = submissionOf(clientId, here, { spokenFields: ['clientName'], ...changes });
  const { id } = expectEntity<{ id: string }>(await client.post('/save-project-infos', form, withKey()));
  const agent = await app.loginAs('CustomerService');
  expectEntity(await agent.put('/assign-project/', { id, agentId: agent.userId }));
  return { client, clientId, id, agent };
}

const correction = (agent: SignedIn, id: string, changes: object) =>
  agent.put('/update-project-details', {
    ...submissionOf('', here),
    id,
    agentId: agent.userId,
    phoneNumber: '622445566',
    ...changes,
  });

const publish = (agent: SignedIn, id: string) =>
  agent.put('/activate-project/', { id, agentId: agent.userId, serviceId: here.serviceId });

describe('a client who says the name', () => {
  test('is registered without one, and nobody else is', async () => {
    expectEntity(await register({}));
    expectInvalid(await register({ isNameSpoken: false }), 'FirstName', 'LastName');
    expectInvalid(await register({ isNameSpoken: undefined }), 'FirstName', 'LastName');
    expectInvalid(await register({ isNameSpoken: 'oui' }), 'IsNameSpoken');
    expectInvalid(await register({ phoneNumber: '12' }), 'PhoneNumber');
    const contractor = { email: 'x@exemple.gn', phoneNumber: '622 44 55 99', role: 'Entrepreneur' };
    expectInvalid(await app.visitor.post('/register', { ...contractor, isNameSpoken: true }), 'Password');
  });

  test('sends the note as the name, heard by the agent, by a contractor only where it is shared', async () => {
    const { client, id, agent } = await said();
    const [stored] = expectEntity<FileItem[]>(await client.upload(`/upload-file/project/${id}?voice=clientName`, note));
    expect(stored).toMatchObject({ name: 'Message vocal - Nom du client.webm', voice: { field: 'clientName' } });
    expect((await agent.get(`/download/${stored?.id}`)).headers['content-type']).toBe('audio/webm');
    const view = expectEntity<ProjectView>(await agent.get(`/get-project-details/${id}`));
    expect(view).toMatchObject({ firstName: null, lastName: null, spokenFields: ['clientName'] });
    expectEntity(await publish(agent, id));
    const { user } = await buildContractor(app.db);
    expectRefusal(await (await app.loginAs(user)).get(`/download/${stored?.id}`), 404);
    const typed = await buildProject(app.db, { status: 'Available', clientId: client.userId });
    expectInvalid(await client.upload(`/upload-file/project/${typed.id}?voice=clientName`, note), 'Files');
  });

  test('keeps nothing from being published: the description is still asked for, answers are enough', async () => {
    const free = await said({ description: '', spokenFields: ['clientName', 'description'] });
    expectRefusal(await publish(free.agent, free.id), 409, 'NO_WORDS');
    const answered = await buildProject(app.db, {
      status: 'Assigned',
      description: '',
      fromPredefined: true,
      firstName: '',
      lastName: '',
      spokenFields: ['clientName'],
      agentId: free.agent.userId,
    });
    expectEntity(await publish(free.agent, answered.id));
  });

  test('has the name that the agent wrote, in this request and in the account', async () => {
    const { clientId, id, agent } = await said();
    expectInvalid(await correction(agent, id, { lastName: 'www.x.gn' }), 'LastName');
    expectInvalid(await correction(agent, id, { firstName: 7 }), 'FirstName');
    const other = await app.loginAs('CustomerService');
    expectRefusal(await correction(other, id, { lastName: 'Barry' }), 409, 'NOT_ASSIGNED_TO_YOU');
    expectRefusal(await correction(await app.loginAs('Client'), id, { lastName: 'Barry' }), 403);
    expectEntity(await correction(agent, id, {}));
    expectEntity(await correction(agent, id, { lastName: 'Barry', firstName: 'Kadiatou' }));
    const view = expectEntity<ProjectView>(await agent.get(`/get-project-details/${id}`));
    expect(view).toMatchObject({ firstName: 'Kadiatou', lastName: 'Barry' });
    const [account] = await app.db.select().from(users).where(eq(users.id, clientId));
    expect(account).toMatchObject({ firstName: 'Kadiatou', lastName: 'Barry' });
    // What was misheard is mended in the request; the account is the client's by now.
    expectEntity(await correction(agent, id, { lastName: 'Bari', firstName: 'Kadiatou' }));
    const [after] = await app.db.select().from(users).where(eq(users.id, clientId));
    expect(after?.lastName).toBe('Barry');
  });

  test('that was typed is not changed by an agent', async () => {
    const agent = await app.loginAs('CustomerService');
    const { id } = await buildProject(app.db, {
      status: 'Assigned',
      firstName: 'Awa',
      lastName: 'Bah',
      agentId: agent.userId,
    });
    expectEntity(await correction(agent, id, { firstName: 'Awa', lastName: 'Bah' }));
    expectInvalid(await correction(agent, id, { lastName: 'Barry' }), 'LastName');
    expectInvalid(await correction(agent, id, { firstName: '' }), 'FirstName');
  });
});

describe('messages about somebody without a name', () => {
  test('greet nobody by a placeholder, and call the client the client', async () => {
    const { id, agent } = await said();
    expectEntity(await publish(agent, id));
    const { user, enterprise } = await buildContractor(app.db);
    await buildAcceptance(app.db, { projectId: id, enterpriseId: enterprise.id, userId: user.id });
    const token = await tokenOf(app, id);
    const { cityId: _, choosenResponses: __, ...details } = submissionOf('', here);
    expectEntity(
      await app.visitor.post(`/tracking/${token}/correct`, { ...details, description: 'Deux murs' }, withKey()),
    );
    const sent = await app.db.select().from(messages).where(eq(messages.projectId, id));
    const bodies = sent.map(({ body }) => body);
    expect(bodies.filter((body) => /compléter|undefined|null|%\{|Bonjour ,/.test(body))).toEqual([]);
    expect(
      sent
        .filter(({ template }) => template === 'requestReceived')
        .map(({ channel }) => channel)
        .sort(),
    ).toEqual(['email', 'sms']);
    expect(bodies.some((body) => body.startsWith('Bonjour,\n\nVotre demande'))).toBe(true);
    expect(bodies.some((body) => body.includes('Oasis: le client a corrige'))).toBe(true);
    expect(bodies.some((body) => body.includes('\n\nLe client a corrigé'))).toBe(true);
  });

  test('are no name in what staff has to do: it says that the name is missing', async () => {
    const { id, agent } = await said();
    const rows: FollowUpItem[] = (await agent.get('/admin/follow-ups?range=[0,99]')).json();
    expect(rows.find(({ projectId }) => projectId === id)?.clientName).toBe('Nom à compléter');
  });
});

describe('hours that were only said', () => {
  const hours = { preferredHoursRange: 'Autre' };
  const hoursSaid = () => said({ ...hours, spokenFields: ['preferredHoursRange'] }, { firstName: 'Awa' });
  const correct = async (id: string, changes: object) => {
    const { cityId: _, choosenResponses: __, ...details } = submissionOf('', here);
    return app.visitor.post(`/tracking/${await tokenOf(app, id)}/correct`, { ...details, ...changes }, withKey());
  };

  test('need no words when the client corrects something else, until the request is published', async () => {
    const { id, agent } = await hoursSaid();
    expectEntity(await correct(id, { ...hours, description: 'Deux murs' }));
    const [row] = await app.db.select().from(projects).where(eq(projects.id, id));
    expect(row).toMatchObject({ description: 'Deux murs', preferredHoursRange: 'Autre' });
    expectEntity(await correction(agent, id, { preferredHoursRange: 'Vers 13 h' }));
    expectEntity(await publish(agent, id));
    expectInvalid(await correct(id, hours), 'PreferredHoursRange');
  });

  test('are asked for where no voice note says them', async () => {
    const { id } = await said({ spokenFields: [] }, { firstName: 'Awa' });
    expectInvalid(await correct(id, hours), 'PreferredHoursRange');
    expectInvalid(await correct(id, { preferredHoursRange: '' }), 'PreferredHoursRange');
  });
});
