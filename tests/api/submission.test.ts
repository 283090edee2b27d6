import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditLog, districts, messages, projectAnswers, projects } from '../../src/server/db/schema/index.ts';
import type { QuestionItem, ServiceItem } from '../../src/shared/catalog/views.ts';
import { commonTexts } from '../../src/shared/common/texts.ts';
import { NO_ID } from '../../src/shared/ids.ts';
import { projectFormTexts } from '../../src/shared/projects/formTexts.ts';
import type { ProjectView } from '../../src/shared/projects/views.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { buildUser } from '../support/builders.ts';
import { expectEntity, expectInvalid, expectRefusal } from '../support/expectations.ts';
import { type Places, places, submissionOf, submitAsVisitor, withKey } from '../support/submission.ts';

let app: TestApp;
let here: Places;

beforeAll(async () => {
  app = await startTestApp();
  here = await places(app.db);
});
afterAll(() => app.close());

async function predefined(): Promise<{ service: ServiceItem; questions: QuestionItem[] }> {
  const services: ServiceItem[] = (await app.visitor.get('/get-active-services')).json();
  for (const service of services) {
    const questions: QuestionItem[] = (await app.visitor.get(`/get-questions/${service.id}`)).json();
    if (questions.some(({ responses }) => responses.some(({ nameFr }) => nameFr === 'Autre')))
      return { service, questions };
  }
  throw new Error('No service has a question with "Autre"');
}

describe('a submission', () => {
  test('is saved as Submitted with the contact of its client, who is told', async () => {
    const { projectId } = await submitAsVisitor(app);
    const [project] = await app.db.select().from(projects).where(eq(projects.id, projectId));
    expect(project).toMatchObject({
      status: 'Submitted',
      firstName: 'Awa',
      phoneNumber: '+224622112233',
      email: 'awa@exemple.gn',
      serviceId: null,
    });
    const told = await app.db.select().from(messages).where(eq(messages.projectId, projectId));
    expect(told.map(({ channel, template }) => `${channel} ${template}`).toSorted()).toEqual([
      'email requestReceived',
      'sms requestReceived',
    ]);
  });

  test('sent twenty times at once under one key is one project', async () => {
    const client = await app.loginAs('Client');
    const form = submissionOf(client.userId, here);
    const key = withKey();
    const replies = await Promise.all(Array.from({ length: 20 }, () => client.post('/save-project-infos', form, key)));
    expect(new Set(replies.map((reply) => expectEntity<{ id: string }>(reply).id)).size).toBe(1);
    expect(await app.db.$count(projects, eq(projects.clientId, client.userId))).toBe(1);
    expectRefusal(await client.post('/save-project-infos', { ...form, description: 'Autre chose' }, key), 422);
    const someoneElse = await app.loginAs('Client');
    expectEntity(await someoneElse.post('/save-project-infos', submissionOf(someoneElse.userId, here), key));
  });

  test('keeps the answers of a predefined service, the words typed at "Autre" included', async () => {
    const { service, questions } = await predefined();
    const client = await app.loginAs('Client');
    const choosenResponses = Object.fromEntries(
      questions.map(({ responses }, index) => {
        const other = responses.find(({ nameFr }) => nameFr === 'Autre') ?? responses[0];
        return [`Q${index}`, [{ responseId: other?.id, customResponseText: 'Une ruelle étroite' }]];
      }),
    );
    const form = submissionOf(client.userId, here, { serviceId: service.id, description: '', choosenResponses });
    const { id } = expectEntity<{ id: string }>(await client.post('/save-project-infos', form));
    const kept = await app.db.select().from(projectAnswers).where(eq(projectAnswers.projectId, id));
    expect(kept).toHaveLength(questions.length);
    expect(kept.some(({ customText }) => customText === 'Une ruelle étroite')).toBe(true);
    const view = expectEntity<{ questionResponses: { nameFr: string }[] }>(
      await client.get(`/get-project-details/${id}`),
    );
    expect(view.questionResponses.map(({ nameFr }) => nameFr)).toEqual(questions.map(({ nameFr }) => nameFr));
  });

  test('is refused where the answers are not those of the service', async () => {
    const { service, questions } = await predefined();
    const client = await app.loginAs('Client');
    const send = (choosenResponses: object) =>
      client.post(
        '/save-project-infos',
        submissionOf(client.userId, here, { serviceId: service.id, choosenResponses }),
      );
    expectInvalid(await send({ Q0: [{ responseId: NO_ID }] }), 'ChoosenResponses');
    expectInvalid(
      await send(Object.fromEntries(questions.map((_, index) => [`Q${index}`, []]))),
      'ChoosenResponses.Q0',
    );
  });

  test.each([undefined, '', '  '])('is refused at the question whose "Autre" says nothing (%j)', async (words) => {
    const { service, questions } = await predefined();
    const client = await app.loginAs('Client');
    const asked = questions.findIndex(({ responses }) => responses.some(({ nameFr }) => nameFr === 'Autre'));
    const given = (customResponseText: string | undefined) =>
      questions.map(({ responses }, index) => {
        const other = responses.find(({ nameFr }) => nameFr === 'Autre');
        const chosen = index === asked ? other : responses[0];
        return [`Q${index}`, [{ responseId: chosen?.id, customResponseText }]];
      });
    const send = (text: string | undefined) =>
      client.post(
        '/save-project-infos',
        submissionOf(client.userId, here, { serviceId: service.id, choosenResponses: Object.fromEntries(given(text)) }),
      );
    const { errorMessage } = expectInvalid(await send(words), `ChoosenResponses.Q${asked}`);
    expect(errorMessage).toBe(projectFormTexts['projects.otherRequired']);
    expect(await app.db.$count(projects, eq(projects.clientId, client.userId))).toBe(0);
    expectEntity(await send('Une ruelle étroite'));
  });

  test.each([
    ['an empty description', { description: '  ' }, ['Description']],
    ['501 characters', { description: 'x'.repeat(501) }, ['Description']],
    ['no address', { address: '' }, ['Address']],
    ['today', { desiredStartDate: new Date().toISOString().slice(0, 10) }, ['DesiredStartDate']],
    ['no date', { desiredStartDate: 'demain' }, ['DesiredStartDate']],
    ['an unknown day', { preferredContactDays: 'Dimanche' }, ['PreferredContactDays']],
    ['no hours', { preferredHoursRange: '' }, ['PreferredHoursRange']],
    ['other hours that nobody names', { preferredHoursRange: 'Autre' }, ['PreferredHoursRange']],
    ['no city and no district', { cityId: NO_ID, districtId: '' }, ['CityId', 'DistrictId']],
    ['an unknown service', { serviceId: '01890000-0000-7000-8000-000000000000' }, ['ServiceId']],
  ])('with %s is answered at its field', async (_, changes, fields) => {
    const client = await app.loginAs('Client');
    expectInvalid(await client.post('/save-project-infos', submissionOf(client.userId, here, changes)), ...fields);
    expect(await app.db.$count(projects, eq(projects.clientId, client.userId))).toBe(0);
  });

  test.each([
    ['', projectFormTexts['projects.startDateRequired']],
    ['2027-02-30', commonTexts['common.dateInvalid']],
    ['01/12/2027', commonTexts['common.dateInvalid']],
  ])('with the start date « %s » is told what is wrong with it', async (desiredStartDate, sentence) => {
    const client = await app.loginAs('Client');
    const reply = await client.post('/save-project-infos', submissionOf(client.userId, here, { desiredStartDate }));
    expect(expectInvalid(reply, 'DesiredStartDate').errorMessage).toBe(sentence);
  });

  test('takes a district of its own city only', async () => {
    const client = await app.loginAs('Client');
    const form = submissionOf(client.userId, here, { districtId: here.elsewhere });
    expect(expectInvalid(await client.post('/save-project-infos', form), 'DistrictId').errorMessage).toContain(
      "n'appartient pas",
    );
  });

  test('whose district is removed while it is written says so, and at its field the next time', async () => {
    const [district] = await app.db
      .insert(districts)
      .values({ cityId: here.cityId, name: 'Quartier de passage' })
      .returning();
    const districtId = district?.id ?? '';
    await app.database.query(`create function remove_district() returns trigger language plpgsql as
      'begin delete from districts where id = new.district_id; return new; end'`);
    await app.database.query(`create trigger remove_district before insert on projects for each row
      when (new.district_id = '${districtId}') execute function remove_district()`);
    const client = await app.loginAs('Client');
    const key = withKey();
    const send = () => client.post('/save-project-infos', submissionOf(client.userId, { ...here, districtId }), key);
    expect(expectRefusal(await send(), 409, 'STALE').errorMessage).toContain('vient d’être retiré');
    await app.db.delete(districts).where(eq(districts.id, districtId));
    expectInvalid(await send(), 'DistrictId');
    expect(await app.db.$count(projects, eq(projects.clientId, client.userId))).toBe(0);
  });

  test('whose client does not know the district is taken, and the agent fills it in', async () => {
    const client = await app.loginAs('Client');
    const form = submissionOf(client.userId, here, { districtId: NO_ID });
    const { id } = expectEntity<{ id: string }>(await client.post('/save-project-infos', form, withKey()));
    const read = async () => expectEntity<ProjectView>(await client.get(`/get-project-details/${id}`));
    expect(await read()).toMatchObject({ districtId: NO_ID, districtName: 'Quartier à préciser' });

    const agent = await app.loginAs('CustomerService');
    const listed = expectEntity<ProjectView[]>(await agent.get(`/get-submitted-projects/${agent.userId}`));
    expect(listed.find((one) => one.id === id)).toMatchObject({ districtName: 'Quartier à préciser' });
    expectEntity(await agent.put('/assign-project/', { id, agentId: agent.userId }));
    const correction = { ...form, id, agentId: agent.userId, phoneNumber: '622112233' };
    expectInvalid(await agent.put('/update-project-details', correction), 'DistrictId');
    const publish = () => agent.put('/activate-project/', { id, agentId: agent.userId, serviceId: here.serviceId });
    expectRefusal(await publish(), 409, 'NO_DISTRICT');
    expectEntity(await agent.put('/update-project-details', { ...correction, districtId: here.districtId }));
    expect((await read()).districtId).toBe(here.districtId);
    expectEntity(await publish());
  });

  test('bad input is not kept under the key: mended, it goes', async () => {
    const client = await app.loginAs('Client');
    const key = withKey();
    expectInvalid(
      await client.post('/save-project-infos', submissionOf(client.userId, here, { districtId: here.elsewhere }), key),
      'DistrictId',
    );
    expectEntity(await client.post('/save-project-infos', submissionOf(client.userId, here), key));
  });

  test('is open to a contractor who needs work done, and is theirs to read', async () => {
    const contractor = await app.loginAs('Entrepreneur');
    const { id } = expectEntity<{ id: string }>(
      await contractor.post('/save-project-infos', submissionOf(contractor.userId, here)),
    );
    expect(
      expectEntity<{ phoneNumber: string }>(await contractor.get(`/get-project-details/${id}`)).phoneNumber,
    ).toMatch(/^\+224/);
    expectRefusal(await contractor.put('/accept-project/', { id, entrepreneurId: contractor.userId }), 403);
  });

  test('for another person is for customer service, which leaves a trace', async () => {
    const client = await app.loginAs('Client');
    const other = await app.loginAs('Client');
    const form = submissionOf(client.userId, here);
    expectRefusal(await other.post('/save-project-infos', form), 403);
    expectRefusal(await (await app.loginAs('Entrepreneur')).post('/save-project-infos', form), 403);
    const agent = await app.loginAs('CustomerService');
    const { id } = expectEntity<{ id: string }>(await agent.post('/save-project-infos', form));
    const [act] = await app.db.select().from(auditLog).where(eq(auditLog.entityId, id));
    expect(act).toMatchObject({ action: 'submit', actorId: agent.userId });
    expectInvalid(await agent.post('/save-project-infos', { ...form, clientId: agent.userId }), 'ClientId');
  });

  test.each(['anonymisedAt', 'deactivatedAt'] as const)('is for nobody whose account is over: %s', async (end) => {
    const { id: clientId } = await buildUser(app.db, { role: 'Client', [end]: new Date() });
    const agent = await app.loginAs('CustomerService');
    expectInvalid(await agent.post('/save-project-infos', submissionOf(clientId, here)), 'ClientId');
    expect(await app.db.$count(projects, eq(projects.clientId, clientId))).toBe(0);
  });
});
