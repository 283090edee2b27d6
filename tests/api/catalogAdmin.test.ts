import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  answers,
  auditLog,
  enterprises,
  projectAnswers,
  projects,
  questions,
  services,
} from '../../src/server/db/schema/index.ts';
import type {
  ManagedCity,
  ManagedDistrict,
  ManagedLanguage,
  ManagedQuestion,
  ManagedService,
  ManagedServiceItem,
} from '../../src/shared/catalog/adminViews.ts';
import type { PlaceItem, QuestionItem, ServiceItem } from '../../src/shared/catalog/views.ts';
import type { ProjectView } from '../../src/shared/projects/views.ts';
import { type SignedIn, startTestApp, type TestApp } from '../support/app.ts';
import { buildEnterprise, buildProject, buildUser } from '../support/builders.ts';
import { expectEntity, expectInvalid, expectRefusal } from '../support/expectations.ts';
import { type Places, places, submissionOf, withKey } from '../support/submission.ts';

const NOBODY = '01890000-0000-7000-8000-000000000000';

let app: TestApp;
let admin: SignedIn;
let colleague: SignedIn;
let here: Places;

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.loginAs('Admin');
  const fatou = await buildUser(app.db, { role: 'Admin', firstName: 'Fatou', lastName: 'Diallo' });
  colleague = await app.loginAs(fatou);
  here = await places(app.db);
});
afterAll(() => app.close());

let made = 0;
const fresh = (name: string): string => {
  made += 1;
  return `${name} ${made}`;
};

const formOf = (changes: object = {}) => ({
  nameFr: fresh('Vitrerie'),
  group: 'other',
  isQuickSearch: false,
  isActive: true,
  ...changes,
});
const create = async (changes: object = {}) =>
  expectEntity<ManagedService>(await admin.post('/admin/services', formOf(changes)));
const update = (service: ManagedService, changes: object, who = admin) => {
  const { nameFr, slug, group, isQuickSearch, isActive, updatedAt } = service;
  return who.put(`/admin/services/${service.id}`, {
    nameFr,
    slug,
    group,
    isQuickSearch,
    isActive,
    updatedAt,
    ...changes,
  });
};
const read = async (id: string) => expectEntity<ManagedService>(await admin.get(`/admin/services/${id}`));
const active = async () => (await app.visitor.get('/get-active-services')).json<ServiceItem[]>();
const asked = async (id: string) => (await app.visitor.get(`/get-questions/${id}`)).json<QuestionItem[]>();
const query = (filter: object, sort = ['position', 'ASC'], range = [0, 99]) =>
  `?range=${JSON.stringify(range)}&sort=${JSON.stringify(sort)}&filter=${encodeURIComponent(JSON.stringify(filter))}`;
const lastAct = async (entity: string, entityId: string) => {
  const acts = await app.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.entity, entity), eq(auditLog.entityId, entityId)))
    .orderBy(auditLog.createdAt, auditLog.id);
  return acts.at(-1);
};

describe('a service', () => {
  test('gets an address from its name, is seen at once where it is active, and keeps the address from then on', async () => {
    await active();
    const service = await create({ nameFr: 'Chauffe-eau à l’œuvre', isActive: false });
    expect(service).toMatchObject({ slug: 'chauffe-eau-a-l-oeuvre', isPublished: false, uses: { projects: 0 } });
    expect((await active()).map(({ id }) => id)).not.toContain(service.id);
    const renamed = expectEntity<ManagedService>(await update(service, { slug: 'chauffe-eau' }));
    const published = expectEntity<ManagedService>(await update(renamed, { isActive: true }));
    expect(published).toMatchObject({ slug: 'chauffe-eau', isPublished: true });
    expect((await active()).at(-1)).toMatchObject({ id: service.id, slug: 'chauffe-eau' });

    expectInvalid(await update(published, { slug: 'autre-adresse' }), 'Slug');
    const aside = expectEntity<ManagedService>(await update(published, { nameFr: fresh('Solaire'), isActive: false }));
    expect(aside.slug).toBe('chauffe-eau');
    expect((await active()).map(({ id }) => id)).not.toContain(service.id);
    expectRefusal(await app.visitor.get(`/get-questions/${service.id}`), 404);
    expect(await lastAct('services', service.id)).toMatchObject({
      action: 'update',
      actorId: admin.userId,
      before: { nameFr: published.nameFr, isActive: true },
      after: { nameFr: aside.nameFr, isActive: false },
    });
  });

  test('bears a name and an address that no other has', async () => {
    const { nameFr, slug } = await create({ nameFr: fresh('Façade') });
    expectInvalid(
      await admin.post('/admin/services', formOf({ nameFr: nameFr.toUpperCase().replace('Ç', 'C') })),
      'NameFr',
    );
    expectInvalid(await admin.post('/admin/services', formOf({ slug: slug.toUpperCase() })), 'Slug');
    const second = await create({ nameFr: `${nameFr} !` });
    expect(second.slug).toBe(`${slug}-2`);
    expectInvalid(await admin.post('/admin/services', formOf({ slug: 'à côté' })), 'Slug');
    expectInvalid(await admin.post('/admin/services', formOf({ nameFr: '…' })), 'Slug');
    expectInvalid(await admin.post('/admin/services', { ...formOf(), nameFr: ' ', group: 'x' }), 'NameFr', 'Group');
    expectRefusal(await admin.get(`/admin/services/${NOBODY}`), 404);
  });

  test('stands in front where there is room: three at most', async () => {
    const failure = expectInvalid(await admin.post('/admin/services', formOf({ group: 'featured' })), 'Group');
    expect(failure.errorMessage).toContain('Gestion immobilière');
    const waiting = await create({ group: 'featured', isActive: false });
    expectInvalid(await update(waiting, { isActive: true }), 'Group');
  });

  test('over a newer version is refused, naming who and when, and nothing is overwritten', async () => {
    const service = await create();
    expectEntity(await update(service, { nameFr: fresh('Miroiterie') }, colleague));
    const refusal = expectRefusal(await update(service, { isQuickSearch: true }), 409, 'STALE');
    expect(refusal.errorMessage).toContain('Fatou Diallo');
    expect(refusal.errorMessage).toMatch(/\d{2}\/\d{2}\/\d{4}/);
    const seen = await read(service.id);
    expect(seen.isQuickSearch).toBe(false);
    expectEntity(await update(seen, { isQuickSearch: true }));
    expectInvalid(await update(seen, { updatedAt: undefined }), 'UpdatedAt');
  });

  test('by two at once is one', async () => {
    const service = await create();
    const replies = await Promise.all([
      update(service, { isQuickSearch: true }),
      update(service, { group: 'specialized' }, colleague),
    ]);
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  });

  test('sent twice under one key is one', async () => {
    const [body, key] = [formOf(), withKey()];
    const first = expectEntity<ManagedService>(await admin.post('/admin/services', body, key));
    expect(expectEntity<ManagedService>(await admin.post('/admin/services', body, key)).id).toBe(first.id);
  });

  test('that something uses is never removed; one that nothing used goes with its questions', async () => {
    const { id: busy } = await create();
    await buildProject(app.db, { serviceId: busy });
    await buildProject(app.db, { serviceId: busy });
    expect((await read(busy)).uses).toEqual({ projects: 2, enterprises: 0 });
    expect(expectRefusal(await admin.delete(`/admin/services/${busy}`), 409, 'IN_USE').errorMessage).toContain(
      '2 projets',
    );
    const { id: idle } = await create();
    await addQuestion(idle);
    expectEntity(await admin.delete(`/admin/services/${idle}`));
    expectRefusal(await admin.delete(`/admin/services/${idle}`), 404);
    expect((await active()).map(({ id }) => id)).not.toContain(idle);
    expect(await lastAct('services', idle)).toMatchObject({ action: 'remove' });
  });

  test('is removed beside a change of its questions: neither waits for the other without end', async () => {
    const rounds = Array.from({ length: 8 }, async () => {
      const { id } = await create();
      const asking = [await addQuestion(id), await addQuestion(id)];
      const replies = await Promise.all([
        admin.delete(`/admin/services/${id}`),
        ...asking.map((question) => updateQuestion(question, { responses: wordsOf('Simple', 'Triple') }, colleague)),
      ]);
      return replies.map(({ statusCode }) => statusCode);
    });
    for (const [removed, ...changed] of await Promise.all(rounds)) {
      expect(removed).toBe(200);
      for (const status of changed) expect([200, 404]).toContain(status);
    }
  });

  test('is found by its name, group and state', async () => {
    const service = await create({ nameFr: 'Étanchéité zéro', group: 'specialized', isActive: false });
    await addQuestion(service.id);
    await addQuestion(service.id, { isActive: false });
    const find = async (filter: object) => {
      const reply = await admin.get(`/admin/services${query(filter)}`);
      expect(reply.headers['content-range']).toMatch(/^services 0-\d+\/\d+$/);
      return reply.json<ManagedServiceItem[]>();
    };
    expect(await find({ q: 'etancheite ZERO' })).toMatchObject([{ id: service.id, questionCount: 1 }]);
    expect(await find({ q: 'etancheite zero', group: 'other' })).toEqual([]);
    expect((await find({ isActive: false })).map(({ id }) => id)).toContain(service.id);
    expect((await find({ group: 'featured', isActive: true })).length).toBeLessThanOrEqual(3);
    expectInvalid(await admin.get(`/admin/services${query({ secret: 1 })}`), 'Filter');
  });
});

describe('the trades near a service', () => {
  const labels = ({ related }: ManagedService) => related.map(({ label }) => label);

  test('are kept by name, left alone where they are not named, and the journal says what changed', async () => {
    const [roof, wall] = [await create({ nameFr: fresh('Toit') }), await create({ nameFr: fresh('Mur') })];
    const made = await create({ relatedIds: [roof.id, wall.id, roof.id] });
    expect(labels(made)).toEqual([wall.nameFr, roof.nameFr].toSorted());
    const renamed = expectEntity<ManagedService>(await update(made, { nameFr: fresh('Vitrage') }));
    expect(labels(renamed)).toEqual(labels(made));
    const fewer = expectEntity<ManagedService>(await update(renamed, { relatedIds: [wall.id] }));
    expect(labels(fewer)).toEqual([wall.nameFr]);
    expect(fewer.updatedAt).not.toBe(renamed.updatedAt);
    expect(await lastAct('services', made.id)).toMatchObject({
      before: { related: labels(made).join(', ') },
      after: { related: wall.nameFr },
    });
    // The same again is no change.
    expect(expectEntity<ManagedService>(await update(fewer, { relatedIds: [wall.id] })).updatedAt).toBe(
      fewer.updatedAt,
    );
    expectEntity(await admin.delete(`/admin/services/${wall.id}`));
    expect(labels(await read(made.id))).toEqual([]);
  });

  test('are other services that there are, ten at most', async () => {
    const service = await create();
    expectInvalid(await update(service, { relatedIds: [service.id] }), 'RelatedIds');
    expectInvalid(await update(service, { relatedIds: [crypto.randomUUID()] }), 'RelatedIds');
    expectInvalid(await admin.post('/admin/services', formOf({ relatedIds: [crypto.randomUUID()] })), 'RelatedIds');
    const eleven = Array.from({ length: 11 }, () => crypto.randomUUID());
    expectInvalid(await update(service, { relatedIds: eleven }), 'RelatedIds');
    expect(labels(await read(service.id))).toEqual([]);
  });
});

describe('the order of the services', () => {
  const orderNow = async () =>
    (await admin.get(`/admin/services${query({})}`)).json<ManagedServiceItem[]>().map(({ id }) => id);
  const moved = ([first = '', ...others]: string[]) => [...others, first];

  test('is saved whole and seen at once', async () => {
    await active();
    const before = await orderNow();
    expectEntity(await admin.put('/admin/services/order', { ids: moved(before), before }));
    expect(await orderNow()).toEqual(moved(before));
    expect((await active()).at(-1)?.id).toBe(before[0]);
    expectEntity(await admin.put('/admin/services/order', { ids: before, before: moved(before) }));
  });

  test('by two at once is the first’s; the second is told who', async () => {
    const before = await orderNow();
    const ways = [moved(before), before.toReversed()];
    const replies = await Promise.all([
      admin.put('/admin/services/order', { ids: ways[0], before }),
      colleague.put('/admin/services/order', { ids: ways[1], before }),
    ]);
    const won = replies.findIndex(({ statusCode }) => statusCode === 200);
    const lost = replies[1 - won];
    expect(won).toBeGreaterThanOrEqual(0);
    if (lost) expect(expectRefusal(lost, 409, 'STALE').errorMessage).toMatch(/Mariama Admin|Fatou Diallo/);
    expect(await orderNow()).toEqual(ways[won]);
  });

  test('seen before something was added is refused, and so is one that is not the same list', async () => {
    const before = await orderNow();
    await create();
    expectRefusal(await admin.put('/admin/services/order', { ids: moved(before), before }), 409, 'STALE');
    expectInvalid(await admin.put('/admin/services/order', { ids: before.slice(1), before }), 'Ids');
    expectInvalid(
      await admin.put('/admin/services/order', { ids: [before[0], before[0]], before: [before[0], before[0]] }),
      'Ids',
    );
  });
});

const wordsOf = (...names: string[]) => names.map((nameFr) => ({ nameFr, isActive: true }));

async function addQuestion(serviceId: string, changes: object = {}): Promise<ManagedQuestion> {
  const body = {
    serviceId,
    nameFr: 'Quelle vitre ?',
    type: 'radio',
    isActive: true,
    responses: wordsOf('Simple', 'Double'),
  };
  return expectEntity<ManagedQuestion>(await admin.post('/admin/questions', { ...body, ...changes }));
}

const updateQuestion = (question: ManagedQuestion, changes: object, who = admin) => {
  const { nameFr, type, isActive, updatedAt } = question;
  const responses = question.responses.map((one) => ({ id: one.id, nameFr: one.nameFr, isActive: one.isActive }));
  return who.put(`/admin/questions/${question.id}`, { nameFr, type, isActive, updatedAt, responses, ...changes });
};

/** A client's request under the service, each question answered by its first answer. */
async function answerAll(serviceId: string): Promise<string> {
  const client = await app.loginAs('Client');
  const given = (await asked(serviceId)).map(({ responses }, index) => [
    `Q${index}`,
    [{ responseId: responses[0]?.id }],
  ]);
  const body = submissionOf(client.userId, here, { serviceId, choosenResponses: Object.fromEntries(given) });
  return expectEntity<{ id: string }>(await client.post('/save-project-infos', body)).id;
}

describe('a question', () => {
  test('is asked at once, with its answers in order; ‘Autre’ has one name', async () => {
    const { id } = await create();
    expect(await asked(id)).toEqual([]);
    await addQuestion(id, { type: 'checkbox', responses: wordsOf('Bois', 'Métal', 'autre…') });
    expect(await asked(id)).toMatchObject([
      {
        nameFr: 'Quelle vitre ?',
        type: 'checkbox',
        responses: [{ nameFr: 'Bois' }, { nameFr: 'Métal' }, { nameFr: 'Autre' }],
      },
    ]);
  });

  test('that nobody answered is simply changed, its answers too', async () => {
    const { id } = await create();
    const question = await addQuestion(id);
    const [simple, double] = question.responses;
    const changed = expectEntity<ManagedQuestion>(
      await updateQuestion(question, {
        nameFr: 'Quel vitrage ?',
        responses: [
          { ...double, nameFr: 'Double vitrage' },
          { nameFr: 'Triple', isActive: true },
        ],
      }),
    );
    expect(changed.id).toBe(question.id);
    expect(changed.responses).toMatchObject([{ id: double?.id, nameFr: 'Double vitrage' }, { nameFr: 'Triple' }]);
    expect(
      await app.db
        .select()
        .from(answers)
        .where(eq(answers.id, simple?.id ?? '')),
    ).toEqual([]);
    expect(await lastAct('questions', question.id)).toMatchObject({
      before: { nameFr: 'Quelle vitre ?', answers: ['Simple', 'Double'] },
      after: { nameFr: 'Quel vitrage ?', answers: ['Double vitrage', 'Triple'] },
    });
  });

  test('that clients answered keeps its words for them: other words are a new question in its place', async () => {
    const { id } = await create();
    const first = await addQuestion(id);
    const second = await addQuestion(id, { nameFr: 'Quelle surface ?' });
    const projectId = await answerAll(id);
    const seen = (await read(id)).questions[0];
    expect(seen).toMatchObject({
      id: first.id,
      answerCount: 1,
      responses: [{ isAnswered: true }, { isAnswered: false }],
    });

    const asNew = expectEntity<ManagedQuestion>(await updateQuestion(first, { nameFr: 'Quel vitrage ?' }));
    expect(asNew.id).not.toBe(first.id);
    expect((await asked(id)).map(({ nameFr }) => nameFr)).toEqual(['Quel vitrage ?', 'Quelle surface ?']);
    expect((await read(id)).questions.map((one) => one.id)).toEqual([asNew.id, second.id]);
    const project = expectEntity<ProjectView>(await admin.get(`/get-project-details/${projectId}`));
    expect(project.questionResponses).toMatchObject([
      { nameFr: 'Quelle vitre ?', responses: [{ nameFr: 'Simple' }] },
      { nameFr: 'Quelle surface ?' },
    ]);
    expectRefusal(await updateQuestion(first, { isActive: true }), 409, 'STALE');
    expect(await lastAct('questions', asNew.id)).toMatchObject({ action: 'update', after: { replaces: first.id } });
    await answerAll(id);
  });

  test('keeps the answers that clients gave, whatever becomes of them', async () => {
    const { id } = await create();
    const question = await addQuestion(id, { responses: wordsOf('Simple', 'Double', 'Triple') });
    const projectId = await answerAll(id);
    const [simple, double, triple] = question.responses;
    const reworded = expectEntity<ManagedQuestion>(
      await updateQuestion(question, { responses: [triple, { ...simple, nameFr: 'Simple vitrage' }, double] }),
    );
    expect(reworded.id).toBe(question.id);
    expect((await asked(id))[0]?.responses.map(({ nameFr }) => nameFr)).toEqual(['Triple', 'Simple vitrage', 'Double']);
    await answerAll(id);
    const dropped = expectEntity<ManagedQuestion>(
      await updateQuestion(reworded, { responses: reworded.responses.slice(1) }),
    );
    expect(dropped.responses.find((one) => one.id === triple?.id)).toMatchObject({ isActive: false, isAnswered: true });
    expect((await asked(id))[0]?.responses.map(({ nameFr }) => nameFr)).toEqual(['Simple vitrage', 'Double']);
    const project = expectEntity<ProjectView>(await admin.get(`/get-project-details/${projectId}`));
    expect(project.questionResponses[0]?.responses).toMatchObject([{ nameFr: 'Simple' }]);
  });

  test('that clients answered is put aside, never removed', async () => {
    const { id } = await create();
    const question = await addQuestion(id);
    const idle = await addQuestion(id, { nameFr: 'Une autre ?', isActive: false });
    await answerAll(id);
    expect(expectRefusal(await admin.delete(`/admin/questions/${question.id}`), 409, 'IN_USE').errorMessage).toContain(
      '1 projet',
    );
    expectEntity(await admin.delete(`/admin/questions/${idle.id}`));
    expectEntity(await updateQuestion(question, { isActive: false }));
    expect(await asked(id)).toEqual([]);
    expect(await app.db.select().from(projectAnswers).where(eq(projectAnswers.questionId, question.id))).toHaveLength(
      1,
    );
    expectRefusal(await admin.delete(`/admin/services/${id}`), 409, 'IN_USE');
  });

  test('is put in order with the others of its service; a second person is told', async () => {
    const { id } = await create();
    const ids = [await addQuestion(id, { nameFr: 'A ?' }), await addQuestion(id, { nameFr: 'B ?' })].map(
      (one) => one.id,
    );
    const url = `/admin/services/${id}/questions-order`;
    expectEntity(await colleague.put(url, { ids: ids.toReversed(), before: ids }));
    expect((await asked(id)).map(({ nameFr }) => nameFr)).toEqual(['B ?', 'A ?']);
    expect(expectRefusal(await admin.put(url, { ids, before: ids }), 409, 'STALE').errorMessage).toContain(
      'Fatou Diallo',
    );
  });

  test('over a newer version is refused, naming who', async () => {
    const question = await addQuestion((await create()).id);
    expectEntity(await updateQuestion(question, { nameFr: 'Laquelle ?' }, colleague));
    expect(expectRefusal(await updateQuestion(question, { type: 'checkbox' }), 409, 'STALE').errorMessage).toContain(
      'Fatou Diallo',
    );
  });

  test('over one that another took the place of is refused, naming who, and read with its former ids', async () => {
    const { id } = await create();
    const question = await addQuestion(id);
    await answerAll(id);
    const second = expectEntity<ManagedQuestion>(await updateQuestion(question, { nameFr: 'Laquelle ?' }, colleague));
    expect(expectRefusal(await updateQuestion(question, { type: 'checkbox' }), 409, 'STALE').errorMessage).toContain(
      'Fatou Diallo',
    );
    await answerAll(id);
    const third = expectEntity<ManagedQuestion>(await updateQuestion(second, { nameFr: 'Quelle vitre donc ?' }));
    expect(third.id).not.toBe(second.id);
    expect(third.replaces.toSorted()).toEqual([question.id, second.id].toSorted());
  });

  test.each([
    ['no words', { nameFr: ' ' }, ['NameFr']],
    ['an unknown type', { type: 'text' }, ['Type']],
    ['one answer', { responses: wordsOf('Oui') }, ['Responses']],
    ['one active answer', { responses: [...wordsOf('Oui'), { nameFr: 'Non', isActive: false }] }, ['Responses']],
    ['an empty answer', { responses: wordsOf('Oui', ' ') }, ['Responses']],
    ['two answers alike', { responses: wordsOf('Oui', 'OUI') }, ['Responses']],
    ['too many answers', { responses: wordsOf(...Array.from({ length: 21 }, (_, n) => `R${n}`)) }, ['Responses']],
    [
      'an answer of another question',
      { responses: [{ id: NOBODY, nameFr: 'Oui', isActive: true }, ...wordsOf('Non')] },
      ['Responses'],
    ],
  ])('with %s is answered at the field', async (_, changes, fields) => {
    const question = await addQuestion((await create()).id);
    expectInvalid(await updateQuestion(question, changes), ...fields);
    const [row] = await app.db.select().from(questions).where(eq(questions.id, question.id));
    expect(row?.nameFr).toBe('Quelle vitre ?');
  });
});

describe('cities and districts', () => {
  test('are in the order in which people look for them, whatever the database was made with', async () => {
    const cities: { id: string; name: string }[] = (await app.visitor.get('/get-cities')).json();
    const names = cities.map(({ name }) => name);
    expect(names.indexOf('Kérouané')).toBeGreaterThan(names.indexOf('Kankan'));
    expect(names.indexOf('Kérouané')).toBeLessThan(names.indexOf('Kindia'));
    expect(names.indexOf('Télimélé')).toBeLessThan(names.indexOf('Tougué'));
    const conakry = cities.find(({ name }) => name === 'Conakry');
    const districts: { name: string }[] = (await app.visitor.get(`/get-districts/${conakry?.id}`)).json();
    const places = districts.map(({ name }) => name);
    expect(places).toEqual(places.toSorted((one, other) => one.localeCompare(other, 'fr')));
  });

  test('are added, renamed, and seen at once', async () => {
    await app.visitor.get('/get-cities');
    const city = expectEntity<ManagedCity>(await admin.post('/admin/cities', { name: ' Sangarédi ' }));
    expect(city).toMatchObject({ name: 'Sangarédi', districtCount: 0, uses: { projects: 0, enterprises: 0 } });
    expectInvalid(await admin.post('/admin/cities', { name: 'sangaredi' }), 'Name');
    const district = expectEntity<ManagedDistrict>(
      await admin.post('/admin/districts', { cityId: city.id, name: 'Cité' }),
    );
    expectInvalid(await admin.post('/admin/districts', { cityId: city.id, name: 'CITE' }), 'Name');
    expectInvalid(await admin.post('/admin/districts', { cityId: NOBODY, name: 'Cité' }), 'CityId');
    const { updatedAt } = city;
    expectEntity(await colleague.put(`/admin/cities/${city.id}`, { name: 'Sangaredi-Ville', updatedAt }));
    expect(
      expectRefusal(await admin.put(`/admin/cities/${city.id}`, { name: 'X', updatedAt }), 409, 'STALE').errorMessage,
    ).toContain('Fatou');
    expectEntity(
      await admin.put(`/admin/districts/${district.id}`, { name: 'Cité minière', updatedAt: district.updatedAt }),
    );
    const cities = (await app.visitor.get('/get-cities')).json<PlaceItem[]>();
    expect(cities).toContainEqual({ id: city.id, name: 'Sangaredi-Ville' });
    expect((await app.visitor.get(`/get-districts/${city.id}`)).json()).toEqual([
      { id: district.id, name: 'Cité minière' },
    ]);
    const found = (
      await admin.get(`/admin/districts${query({ cityId: city.id, q: 'MINIERE' }, ['name', 'ASC'])}`)
    ).json();
    expect(found).toMatchObject([{ id: district.id, cityId: city.id, uses: { projects: 0 } }]);
  });

  test('go only where nothing uses them; otherwise it is said what does', async () => {
    const [project] = [await buildProject(app.db)];
    const used = await app.db.select().from(projects).where(eq(projects.id, project.id));
    const { cityId = '', districtId = '' } = used[0] ?? {};
    const city = expectRefusal(await admin.delete(`/admin/cities/${cityId}`), 409, 'IN_USE').errorMessage;
    expect(city).toMatch(/\d+ projets?/);
    expect(expectRefusal(await admin.delete(`/admin/districts/${districtId}`), 409, 'IN_USE').errorMessage).toMatch(
      /\d+ projets?/,
    );
    const alone = expectEntity<ManagedCity>(await admin.post('/admin/cities', { name: fresh('Ville') }));
    const enterprise = await buildEnterprise(app.db, { cityId: alone.id });
    expect(expectRefusal(await admin.delete(`/admin/cities/${alone.id}`), 409, 'IN_USE').errorMessage).toContain(
      '1 entreprise',
    );
    await app.db.update(enterprises).set({ cityId }).where(eq(enterprises.id, enterprise.id));
    expectEntity(await admin.post('/admin/districts', { cityId: alone.id, name: 'Centre' }));
    expectEntity(await admin.delete(`/admin/cities/${alone.id}`));
    expect(await lastAct('cities', alone.id)).toMatchObject({ action: 'remove', before: { districts: ['Centre'] } });
    expectRefusal(await admin.get(`/admin/cities/${alone.id}`), 404);
  });

  test('are listed with what uses them', async () => {
    const reply = await admin.get(`/admin/cities${query({ q: 'conakry' }, ['name', 'ASC'])}`);
    const [conakry] = reply.json<ManagedCity[]>();
    expect(conakry?.districtCount).toBeGreaterThan(5);
    const counted = await app.db.select().from(projects).where(eq(projects.cityId, here.cityId));
    expect(conakry?.uses.projects).toBe(counted.length);
  });
});

test('languages are added at the end, renamed, ordered, and go where nobody speaks them', async () => {
  await app.visitor.get('/get-languages');
  const language = expectEntity<ManagedLanguage>(await admin.post('/admin/languages', { nameFr: 'Toma' }));
  expectInvalid(await admin.post('/admin/languages', { nameFr: 'TOMA' }), 'NameFr');
  const { updatedAt } = language;
  expectEntity(await admin.put(`/admin/languages/${language.id}`, { nameFr: 'Loma', updatedAt }));
  expectRefusal(await admin.put(`/admin/languages/${language.id}`, { nameFr: 'X', updatedAt }), 409, 'STALE');
  const list = async () => (await app.visitor.get('/get-languages')).json<{ id: string; nameFr: string }[]>();
  expect((await list()).at(-1)).toEqual({ id: language.id, nameFr: 'Loma' });
  const before = (await list()).map(({ id }) => id);
  expectEntity(await admin.put('/admin/languages/order', { ids: before.toReversed(), before }));
  expect((await list())[0]?.nameFr).toBe('Loma');
  await buildProject(app.db, { languageId: language.id });
  expect(expectRefusal(await admin.delete(`/admin/languages/${language.id}`), 409, 'IN_USE').errorMessage).toContain(
    '1 projet',
  );
  const idle = expectEntity<ManagedLanguage>(await admin.post('/admin/languages', { nameFr: 'Coniagui' }));
  expectEntity(await admin.delete(`/admin/languages/${idle.id}`));
  expect((await list()).map(({ id }) => id)).not.toContain(idle.id);
});

test('another process sees a change within ten seconds', async () => {
  let now = Date.now();
  const other = await startTestApp({ clock: () => new Date(now) });
  const names = async () => (await other.visitor.get('/get-active-services')).json<ServiceItem[]>();
  const [first] = await names();
  await other.db
    .update(services)
    .set({ nameFr: 'Nouveau nom' })
    .where(eq(services.id, first?.id ?? ''));
  expect((await names())[0]?.nameFr).toBe(first?.nameFr);
  now += 10_001;
  expect((await names())[0]?.nameFr).toBe('Nouveau nom');
  await other.close();
});
