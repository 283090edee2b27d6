import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditLog, files, projects } from '../../src/server/db/schema/index.ts';
import { anonymiseProjects } from '../../src/server/privacy/anonymise.ts';
import type { QuestionItem, ServiceItem } from '../../src/shared/catalog/views.ts';
import type { FileItem } from '../../src/shared/files/views.ts';
import type { ProjectView } from '../../src/shared/projects/views.ts';
import type { TrackingView } from '../../src/shared/tracking/views.ts';
import { type SignedIn, startTestApp, type TestApp } from '../support/app.ts';
import { buildAcceptance, buildContractor, buildProject } from '../support/builders.ts';
import { expectEntity, expectInvalid, expectRefusal } from '../support/expectations.ts';
import { pdf, png } from '../support/sampleFiles.ts';
import { type Places, places, submissionOf, withKey } from '../support/submission.ts';
import { tokenOf, WRONG_TOKEN } from '../support/tracking.ts';
import { lasting, recordings, voiceFile } from '../support/voiceNotes.ts';

let app: TestApp;
let here: Places;
const logLines: string[] = [];

beforeAll(async () => {
  app = await startTestApp({ logLines });
  here = await places(app.db);
});
afterAll(() => app.close());

const note = { name: 'note', content: voiceFile('chrome.webm') };
const urlOf = (projectId: string, field = 'description') => `/upload-file/project/${projectId}?voice=${field}`;
const spoken = { description: '', spokenFields: ['description'] };

/** A client's request whose description is said. */
async function said(changes: object = {}): Promise<{ client: SignedIn; id: string }> {
  const client = await app.loginAs('Client');
  const form = submissionOf(client.userId, here, { ...spoken, ...changes });
  const { id } = expectEntity<{ id: string }>(await client.post('/save-project-infos', form, withKey()));
  return { client, id };
}

/** A published request with a voice note, and a contractor who accepted it. */
async function accepted(sharesVoice: boolean) {
  const client = await app.loginAs('Client');
  const { id } = await buildProject(app.db, {
    status: 'Available',
    clientId: client.userId,
    spokenFields: ['description'],
    sharesVoice,
  });
  const [stored] = expectEntity<FileItem[]>(await client.upload(urlOf(id), note));
  const { user, enterprise } = await buildContractor(app.db);
  await buildAcceptance(app.db, { projectId: id, enterpriseId: enterprise.id, userId: user.id });
  return { client, id, fileId: stored?.id ?? '', contractor: await app.loginAs(user) };
}

const filesOf = async (who: SignedIn, id: string) =>
  expectEntity<FileItem[]>(await who.get(`/get-files?projectId=${id}`));

describe('a voice note', () => {
  test.each(recordings)('recorded as %s is taken, measured, and given out as sound', async (name) => {
    const { client, id } = await said();
    const content = voiceFile(name);
    const [stored] = expectEntity<FileItem[]>(await client.upload(urlOf(id), { name: 'x.html', content }));
    expect(stored).toMatchObject({
      name: `Message vocal - Description.${stored?.extension}`,
      voice: { field: 'description', seconds: name.startsWith('chrome') ? 1 : 2 },
    });
    const given = await client.get(`/download/${stored?.id}`);
    expect(given.rawPayload.equals(content)).toBe(true);
    expect(given.headers['content-type']).toMatch(/^audio\/(webm|mp4|ogg)$/);
    expect(given.headers).toMatchObject({
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
  });

  const three = 'dure plus de 3 minutes';
  test.each([
    ['with a picture in WebM', voiceFile('video.webm'), 400, 'contient une vidéo'],
    ['with a picture in MP4', voiceFile('video.mp4'), 400, 'contient une vidéo'],
    ['that is a page', Buffer.from('<html><script>alert(1)</script></html>'), 415, 'n’est pas un message vocal'],
    ['that is a photo', png(), 415, 'n’est pas un message vocal'],
    ['that is a document', pdf(), 415, 'n’est pas un message vocal'],
    ['of a head without sound', voiceFile('chrome.webm').subarray(0, 170), 400, 'illisible'],
    ['without its end in MP4', voiceFile('safari.mp4').subarray(0, 3000), 400, 'illisible'],
    ['without its end in Ogg', voiceFile('firefox.ogg').subarray(0, 3000), 400, 'illisible'],
    ['of nothing', Buffer.alloc(0), 400, 'vide'],
    ['of over three minutes in WebM', lasting.webm(190), 400, three],
    ['of over three minutes in MP4', lasting.mp4(190), 400, three],
    ['of over three minutes in Ogg', lasting.ogg(190), 400, three],
    ['of over 3 MB', Buffer.concat([voiceFile('chrome.webm'), Buffer.alloc(3_200_000)]), 413, 'trop lourd'],
  ])('%s is refused at its field', async (_name, content, status, sentence) => {
    const { client, id } = await said();
    const reply = await client.upload(urlOf(id), { name: 'note.webm', content });
    expect(reply.statusCode).toBe(status);
    const { errorMessage, errors } = reply.json();
    expect(errorMessage).toContain(sentence);
    expect(errors.Files).toEqual([errorMessage]);
    expect(await filesOf(client, id)).toEqual([]);
  });

  test.each([501, 1000, 1500, 2500])('cut after %i bytes, where its page died, is taken', async (length) => {
    const { client, id } = await said();
    const content = voiceFile('chrome.webm').subarray(0, length);
    const [stored] = expectEntity<FileItem[]>(await client.upload(urlOf(id), { name: 'note', content }));
    expect(stored?.voice?.seconds).toBe(1);
  });

  test.each(['webm', 'mp4', 'ogg'] as const)('of three minutes in %s is taken', async (container) => {
    const { client, id } = await said();
    const [stored] = expectEntity<FileItem[]>(
      await client.upload(urlOf(id), { name: 'note', content: lasting[container](180) }),
    );
    expect(stored?.voice?.seconds).toBeGreaterThan(178);
  });

  test('is taken where it was announced, once, and with ten documents at most', async () => {
    const { client, id } = await said();
    expectInvalid(await client.upload(urlOf(id, 'preferredHoursRange'), note), 'Files');
    expectInvalid(await client.upload(urlOf(id, 'address'), note), 'Voice');
    const { user, enterprise } = await buildContractor(app.db);
    const ofEnterprise = `/upload-file/enterprise/${enterprise.id}?voice=description`;
    expectInvalid(await (await app.loginAs(user)).upload(ofEnterprise, note), 'Voice');
    const key = withKey();
    const [stored] = expectEntity<FileItem[]>(await client.upload(urlOf(id), note, key));
    expect(expectEntity<FileItem[]>(await client.upload(urlOf(id), note, key))).toEqual([stored]);
    expect(expectInvalid(await client.upload(urlOf(id), note), 'Files').errorMessage).toContain('déjà');
    for (let count = 1; count < 10; count += 1)
      expectEntity(await client.upload(`/upload-file/project/${id}`, { name: 'a.pdf', content: pdf() }));
    expectRefusal(
      await client.upload(`/upload-file/project/${id}`, { name: 'a.pdf', content: pdf() }),
      409,
      'TOO_MANY_FILES',
    );
    // Without its field it is no document.
    const other = await said();
    expectRefusal(await other.client.upload(`/upload-file/project/${other.id}`, note), 415);
    expectRefusal(await client.upload(urlOf(other.id), note), 403);
  });
});

describe('a request that is spoken', () => {
  test('has a description in words or in a voice note, and says the hours of « Autre » likewise', async () => {
    const client = await app.loginAs('Client');
    const submit = (changes: object) => client.post('/save-project-infos', submissionOf(client.userId, here, changes));
    expectInvalid(await submit({ description: '' }), 'Description');
    expectInvalid(await submit({ preferredHoursRange: 'Autre' }), 'PreferredHoursRange');
    expectInvalid(await submit({ description: '', spokenFields: ['preferredHoursRange'] }), 'Description');
    expectEntity(await submit({ preferredHoursRange: 'Autre', spokenFields: ['preferredHoursRange'] }));
    expectInvalid(await submit({ spokenFields: ['address'] }), 'SpokenFields');
    expectInvalid(await submit({ spokenFields: [here.cityId] }), 'SpokenFields');
  });

  test('says the words of an answer « Autre », and the note bears its question', async () => {
    const { service, questions, other } = await withOther();
    const choosenResponses = Object.fromEntries(
      questions.map(({ responses }, index) => [
        `Q${index}`,
        [{ responseId: (responses.find(({ id }) => id === other.id) ?? responses[0])?.id }],
      ]),
    );
    const client = await app.loginAs('Client');
    const form = submissionOf(client.userId, here, { serviceId: service.id, description: '', choosenResponses });
    expectInvalid(await client.post('/save-project-infos', form), `ChoosenResponses.Q${other.index}`);
    const { id } = expectEntity<{ id: string }>(
      await client.post('/save-project-infos', { ...form, spokenFields: [other.id] }),
    );
    const [stored] = expectEntity<FileItem[]>(await client.upload(urlOf(id, other.id), note));
    expect(stored?.name).toBe(`Message vocal - ${questions[other.index]?.nameFr}.webm`);
    // The answers alone do not say what was meant.
    const agent = await app.loginAs('CustomerService');
    expectEntity(await agent.put('/assign-project/', { id, agentId: agent.userId }));
    expectRefusal(await publish(agent, id, service.id), 409, 'NO_WORDS');
  });

  test('is published once an agent heard it and wrote it down, and is not emptied again', async () => {
    const { client, id } = await said({
      preferredHoursRange: 'Autre',
      spokenFields: ['description', 'preferredHoursRange'],
    });
    expectEntity(await client.upload(urlOf(id), note));
    const agent = await app.loginAs('CustomerService');
    expectEntity(await agent.put('/assign-project/', { id, agentId: agent.userId }));
    const view = expectEntity<ProjectView>(await agent.get(`/get-project-details/${id}`));
    expect(view).toMatchObject({ description: '', spokenFields: ['description', 'preferredHoursRange'] });
    expect(await filesOf(agent, id)).toMatchObject([{ voice: { field: 'description' } }]);
    expect(expectRefusal(await publish(agent, id), 409, 'NO_WORDS').errorMessage).toContain('écrivez la description');
    const correction = { ...submissionOf('', here), id, agentId: agent.userId, phoneNumber: '622112233' };
    expectInvalid(
      await agent.put('/update-project-details', { ...correction, preferredHoursRange: 'Autre' }),
      'PreferredHoursRange',
    );
    expectEntity(await agent.put('/update-project-details', { ...correction, description: '' }));
    expectRefusal(await publish(agent, id), 409, 'NO_WORDS');
    expectEntity(await agent.put('/update-project-details', { ...correction, description: 'Un mur à reprendre' }));
    expectEntity(await publish(agent, id));
    expectInvalid(await agent.put('/update-project-details', { ...correction, description: '' }), 'Description');
  });

  test('is not published while the hours of « Autre » are not written', async () => {
    const { id } = await said({
      description: 'Un mur',
      preferredHoursRange: 'Autre',
      spokenFields: ['preferredHoursRange'],
    });
    const agent = await app.loginAs('CustomerService');
    expectEntity(await agent.put('/assign-project/', { id, agentId: agent.userId }));
    expect(expectRefusal(await publish(agent, id), 409, 'NO_WORDS').errorMessage).toContain('plage horaire');
  });
});

const publish = (agent: SignedIn, id: string, serviceId = here.serviceId) =>
  agent.put('/activate-project/', { id, agentId: agent.userId, serviceId });

async function withOther() {
  const services: ServiceItem[] = (await app.visitor.get('/get-active-services')).json();
  for (const service of services) {
    const questions: QuestionItem[] = (await app.visitor.get(`/get-questions/${service.id}`)).json();
    for (const [index, { responses }] of questions.entries()) {
      const other = responses.find(({ nameFr }) => nameFr === 'Autre');
      if (other) return { service, questions, other: { id: other.id, index } };
    }
  }
  throw new Error('No service has a question with "Autre"');
}

describe('a voice', () => {
  test('is heard by a contractor who accepted, where the client agreed, and by nobody before', async () => {
    const { id, fileId, contractor } = await accepted(true);
    expect(await filesOf(contractor, id)).toMatchObject([{ id: fileId, voice: { seconds: 1 } }]);
    expect((await contractor.get(`/download/${fileId}`)).headers['content-type']).toBe('audio/webm');
    expect(expectEntity<ProjectView>(await contractor.get(`/get-project-details/${id}`))).toMatchObject({
      spokenFields: [],
      sharesVoice: false,
    });
    const other = await app.loginAs((await buildContractor(app.db)).user);
    expect(await filesOf(other, id)).toEqual([]);
    expectRefusal(await other.get(`/download/${fileId}`), 404);
    expectRefusal(await app.visitor.get(`/download/${fileId}`), 401);
    expectRefusal(await (await app.loginAs('Client')).get(`/download/${fileId}`), 403);
  });

  test('is heard by the agent who has the request, by no other agent, and by sales never', async () => {
    const { client, id } = await said();
    const [stored] = expectEntity<FileItem[]>(await client.upload(urlOf(id), note));
    const address = `/download/${stored?.id}`;
    const agent = await app.loginAs('CustomerService');
    expectEntity(await agent.put('/assign-project/', { id, agentId: agent.userId }));
    expect((await agent.get(address)).headers['content-type']).toBe('audio/webm');
    for (const role of ['CustomerService', 'SalesService'] as const)
      expectRefusal(await (await app.loginAs(role)).get(address), 403);
    const admin = await app.loginAs('Admin');
    expect((await admin.get(address)).headers['content-type']).toBe('audio/webm');
  });

  test('is not heard where the client did not agree, agrees later, and takes it back', async () => {
    const { client, id, fileId, contractor } = await accepted(false);
    const token = await tokenOf(app, id);
    const share = (shares: boolean) => app.visitor.post(`/tracking/${token}/voice`, { shares }, withKey());
    expect(await filesOf(contractor, id)).toEqual([]);
    expectRefusal(await contractor.get(`/download/${fileId}`), 404);
    expect(expectEntity<TrackingView>(await share(true)).sharesVoice).toBe(true);
    expect(await filesOf(contractor, id)).toHaveLength(1);
    expect(expectEntity<TrackingView>(await share(false)).sharesVoice).toBe(false);
    expect(await filesOf(contractor, id)).toEqual([]);
    expectRefusal(await contractor.get(`/download/${fileId}`), 404);
    expect(await filesOf(client, id)).toHaveLength(1);
    const acts = await app.db.select().from(auditLog).where(eq(auditLog.entityId, id));
    expect(acts.filter(({ action }) => action === 'correct')).toHaveLength(2);
    expectInvalid(await app.visitor.post(`/tracking/${token}/voice`, { shares: 'oui' }), 'Shares');
    expectRefusal(await app.visitor.post(`/tracking/${WRONG_TOKEN}/voice`, { shares: true }), 404);
    const heard = await app.visitor.get(`/tracking/${token}/files/${fileId}`);
    expect(heard.headers['content-type']).toBe('audio/webm');
  });

  test('is exported with the data of its client, and goes with the request', async () => {
    const { client, id, fileId } = await accepted(true);
    const exported = (await client.get('/own-data/export')).body;
    expect(exported).toContain('Message vocal - Description.webm');
    expect(exported).toContain('"durée (secondes)": 1');
    expect(exported).toContain('"l’entreprise peut écouter les messages vocaux": true');
    await app.db.update(projects).set({ status: 'Cancelled' }).where(eq(projects.id, id));
    const keys = await app.db.transaction((db) => anonymiseProjects({ ...app.newContext(), db }, [id]));
    const [row] = await app.db.select().from(projects).where(eq(projects.id, id));
    expect(row).toMatchObject({ spokenFields: [], sharesVoice: false });
    expect(keys).toHaveLength(1);
    expect(await app.db.$count(files, eq(files.id, fileId))).toBe(0);
  });

  test('is in no log', () => {
    expect(logLines.length).toBeGreaterThan(0);
    expect(logLines.filter((line) => /Message vocal|OpusHead|OggS/.test(line))).toEqual([]);
  });
});
