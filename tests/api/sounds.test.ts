import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { answers, auditLog, services, sounds } from '../../src/server/db/schema/index.ts';
import { clean } from '../../src/server/maintenance/clean.ts';
import { seedReference } from '../../src/server/seed/reference.ts';
import type { ManagedQuestion, ManagedService } from '../../src/shared/catalog/adminViews.ts';
import type { LanguageItem, QuestionItem, ServiceItem } from '../../src/shared/catalog/views.ts';
import { pictureNames } from '../../src/shared/pictures/names.ts';
import { wizardTexts } from '../../src/shared/projects/wizardTexts.ts';
import { answerLine, questionLine, serviceLine } from '../../src/shared/sounds/lines.ts';
import { MAX_SOUND_BYTES } from '../../src/shared/sounds/rules.ts';
import { stepLine } from '../../src/shared/sounds/sentences.ts';
import type { MissingSounds, SoundLine, SoundList, SoundView } from '../../src/shared/sounds/views.ts';
import { type SignedIn, startTestApp, type TestApp } from '../support/app.ts';
import { expectEntity, expectInvalid, expectRefusal } from '../support/expectations.ts';
import { type Places, places, submissionOf, withKey } from '../support/submission.ts';
import { lasting, recordings, voiceFile } from '../support/voiceNotes.ts';

const NEXT = stepLine('next');
/** What its sound is listed under: a sentence of the form by its words. */
const NEXT_SAID = wizardTexts['wizard.next'];
const NOBODY = '01890000-0000-7000-8000-000000000000';
const DAY_MS = 86_400_000;

let app: TestApp;
let admin: SignedIn;
let here: Places;
let french: string;
let susu: string;

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.loginAs('Admin');
  here = await places(app.db);
  const languages: LanguageItem[] = (await app.visitor.get('/get-languages')).json();
  const idOf = (name: string) => languages.find(({ nameFr }) => nameFr === name)?.id ?? '';
  french = idOf('Français');
  susu = idOf('Soussou');
});
afterAll(() => app.close());
beforeEach(() => app.db.delete(sounds));

const WEBM = voiceFile('chrome.webm');

const send = (line: string, languageId = french, content = WEBM, who = admin, headers?: Record<string, string>) =>
  who.upload(`/admin/sounds?line=${line}&languageId=${languageId}`, { name: 'x.html', content }, headers);
const record = async (line: string, languageId = french, content = WEBM) =>
  expectEntity<SoundView>(await send(line, languageId, content));

const heard = async (path = '/get-sounds') => (await app.visitor.get(path)).json<SoundList>();
const listed = async (filter: object = {}, range = [0, 999]) => {
  const query = `?range=${JSON.stringify(range)}&filter=${encodeURIComponent(JSON.stringify(filter))}`;
  const reply = await admin.get(`/admin/sounds${query}`);
  expect(reply.statusCode, reply.body).toBe(200);
  return { lines: reply.json<SoundLine[]>(), range: reply.headers['content-range'] };
};
const missing = async (filter: object = {}) =>
  expectEntity<MissingSounds>(
    await admin.get(`/admin/sounds/missing?filter=${encodeURIComponent(JSON.stringify(filter))}`),
  );
const lineOf = async (id: string, filter: object = {}) => {
  const line = (await listed(filter)).lines.find((one) => one.id === id);
  if (!line) throw new Error(`No line ${id}`);
  return line;
};
const readService = async (id: string) => expectEntity<ManagedService>(await admin.get(`/admin/services/${id}`));
const rename = (service: ManagedService, nameFr: string) => {
  const { slug, group, isQuickSearch, isActive, updatedAt } = service;
  return admin.put(`/admin/services/${service.id}`, { nameFr, slug, group, isQuickSearch, isActive, updatedAt });
};
/** A question of an active service, with an answer. */
async function aQuestion(): Promise<ManagedQuestion> {
  const { questions: all } = await readService(here.serviceId);
  const question = all.find(({ isActive }) => isActive);
  if (!question) throw new Error('The service asks nothing');
  return question;
}
const saveQuestion = async (question: ManagedQuestion, changes: object) => {
  const { nameFr, type, isActive, updatedAt } = question;
  const responses = question.responses.map(({ isAnswered: _, ...answer }) => answer);
  const body = { nameFr, type, isActive, updatedAt, responses, ...changes };
  return expectEntity<ManagedQuestion>(await admin.put(`/admin/questions/${question.id}`, body));
};
/** A client's request under the service, each question answered by its first answer. */
async function answerAll(): Promise<void> {
  const client = await app.loginAs('Client');
  const asked: QuestionItem[] = (await app.visitor.get(`/get-questions/${here.serviceId}`)).json();
  const given = asked.map(({ responses }, index) => [`Q${index}`, [{ responseId: responses[0]?.id }]]);
  const form = submissionOf(client.userId, here, {
    serviceId: here.serviceId,
    choosenResponses: Object.fromEntries(given),
  });
  expectEntity(await client.post('/save-project-infos', form, withKey()));
}

describe('a sound', () => {
  test.each(recordings)('recorded as %s is taken, listed for everybody and given out as sound', async (name) => {
    const content = voiceFile(name);
    const sound = await record(NEXT, french, content);
    expect(sound).toMatchObject({ line: NEXT, languageId: french, seconds: name.startsWith('chrome') ? 1 : 2 });
    expect(await heard()).toEqual({
      languages: [{ id: french, nameFr: 'Français' }],
      lines: { [NEXT_SAID]: { [french]: sound.id } },
    });
    const given = await app.visitor.get(`/sounds/${sound.id}`);
    expect(given.rawPayload.equals(content)).toBe(true);
    expect(given.headers['content-type']).toMatch(/^audio\/(webm|mp4|ogg)$/);
    expect(given.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
  });

  test.each([
    ['longer than 20 s', lasting.webm(30), 400, 'plus de 20 secondes'],
    ['longer than 20 s in MP4', lasting.mp4(30), 400, 'plus de 20 secondes'],
    ['too big', Buffer.concat([WEBM, Buffer.alloc(MAX_SOUND_BYTES)]), 413, '60 KB'],
    ['a video in WebM', voiceFile('video.webm'), 400, 'une vidéo'],
    ['a video in MP4', voiceFile('video.mp4'), 400, 'une vidéo'],
    ['damaged', WEBM.subarray(0, 400), 400, 'illisible'],
    ['a page', Buffer.from('<html><script>alert(1)</script></html>'), 415, 'n’est pas un son'],
    ['empty', Buffer.alloc(0), 400, 'vide'],
  ])('that is %s is refused at its field', async (_, content, status, words) => {
    const reply = await send(NEXT, french, content);
    const { errors } = expectRefusal(reply, status);
    expect(errors?.Sound?.[0]).toContain(words);
    expect(await app.db.$count(sounds)).toBe(0);
  });

  test('is for a line and a language that there are', async () => {
    for (const line of [
      'step:nothing',
      serviceLine(NOBODY),
      `answer:${NOBODY}`,
      questionLine(NOBODY),
      'page:next',
      '%00',
    ])
      expectInvalid(await send(line), 'Line');
    expectInvalid(await send(NEXT, NOBODY), 'LanguageId');
    expectInvalid(await send(NEXT, 'fr'), 'LanguageId');
    expect(await app.db.$count(sounds)).toBe(0);
  });

  test('is kept by admins alone', async () => {
    const { id } = await record(NEXT);
    for (const role of ['Client', 'Entrepreneur', 'CustomerService', 'SalesService'] as const) {
      const who = await app.loginAs(role);
      for (const reply of [
        await send('step:back', french, WEBM, who),
        await who.get('/admin/sounds'),
        await who.put(`/admin/sounds/${id}/words`, {}),
        await who.delete(`/admin/sounds/${id}`),
      ])
        expectRefusal(reply, 403);
    }
    expect(await heard()).toMatchObject({ lines: { [NEXT_SAID]: { [french]: id } } });
  });

  test('takes the place of the former one of its language, under another address', async () => {
    const first = await record(NEXT);
    const spoken = await record(NEXT, susu);
    const second = await record(NEXT, french, voiceFile('safari.mp4'));
    expect(second.id).not.toBe(first.id);
    expect(await heard()).toMatchObject({
      languages: [{ nameFr: 'Français' }, { nameFr: 'Soussou' }],
      lines: { [NEXT_SAID]: { [french]: second.id, [susu]: spoken.id } },
    });
    expectRefusal(await app.visitor.get(`/sounds/${first.id}`), 404);
    const acts = await app.db.select().from(auditLog).where(eq(auditLog.entity, 'sounds'));
    expect(acts.filter(({ entityId }) => entityId === first.id)).toMatchObject([
      { action: 'create', actorId: admin.userId, after: { words: 'Suivant', language: 'Français', seconds: 1 } },
    ]);
    expect(acts.filter(({ entityId }) => entityId === second.id)).toMatchObject([{ action: 'update' }]);
  });

  test('sent twice under one key is recorded once', async () => {
    const { 'idempotency-key': key } = withKey();
    const headers = { 'idempotency-key': String(key) };
    const first = expectEntity<SoundView>(await send(NEXT, french, WEBM, admin, headers));
    expect(expectEntity<SoundView>(await send(NEXT, french, WEBM, admin, headers))).toEqual(first);
    expectRefusal(await send('step:back', french, WEBM, admin, headers), 422);
  });

  test('is removed, and its bytes with the nightly cleaning', async () => {
    const kept = await record('step:back');
    const { id } = await record(NEXT);
    const keys = async () => (await Array.fromAsync(app.storage.list())).map(({ key }) => key);
    const keyOf = async (soundId: string) =>
      (await app.db.select().from(sounds).where(eq(sounds.id, soundId)))[0]?.storageKey;
    const [keptKey, removedKey] = [await keyOf(kept.id), await keyOf(id)];
    expectEntity(await admin.delete(`/admin/sounds/${id}`));
    expectRefusal(await admin.delete(`/admin/sounds/${id}`), 404);
    expect((await heard()).lines).toEqual({ [wizardTexts['wizard.back']]: { [french]: kept.id } });
    const context = app.newContext();
    await clean({ ...context, now: new Date(context.now.getTime() + 3 * DAY_MS) });
    expect(await keys()).toContain(keptKey);
    expect(await keys()).not.toContain(removedKey);
    expect((await app.visitor.get(`/sounds/${kept.id}`)).statusCode).toBe(200);
  });

  test('keeps its language', async () => {
    const language = expectEntity<{ id: string }>(await admin.post('/admin/languages', { nameFr: 'Baga' }));
    const { id } = await record(NEXT, language.id);
    const { errorMessage } = expectRefusal(await admin.delete(`/admin/languages/${language.id}`), 409, 'IN_USE');
    expect(errorMessage).toContain('1 son');
    expectEntity(await admin.delete(`/admin/sounds/${id}`));
    expectEntity(await admin.delete(`/admin/languages/${language.id}`));
  });
});

describe('the words of a line', () => {
  test('of a service are listed with the form, those of its questions and answers with the service', async () => {
    const question = await aQuestion();
    const [answer] = question.responses;
    const ofService = await record(serviceLine(here.serviceId));
    const ofQuestion = await record(questionLine(question.id), susu);
    const ofAnswer = await record(answerLine(String(answer?.id)));
    expect(await heard()).toEqual({
      languages: [{ id: french, nameFr: 'Français' }],
      lines: { [serviceLine(here.serviceId)]: { [french]: ofService.id } },
    });
    expect(await heard(`/get-sounds/${here.serviceId}`)).toEqual({
      languages: [
        { id: french, nameFr: 'Français' },
        { id: susu, nameFr: 'Soussou' },
      ],
      lines: {
        [questionLine(question.id)]: { [susu]: ofQuestion.id },
        [answerLine(String(answer?.id))]: { [french]: ofAnswer.id },
      },
    });
    expect((await app.visitor.get('/get-sounds')).headers['cache-control']).toContain('max-age=60');
    expectRefusal(await app.visitor.get(`/get-sounds/${NOBODY}`), 404);
  });

  test('that were changed are to be recorded again, or the sound is said to be right still', async () => {
    const service = await readService(here.serviceId);
    const line = serviceLine(service.id);
    const { id } = await record(line);
    const { entity: renamed } = (await rename(service, 'Autres mots')).json();
    expect((await heard()).lines).toEqual({});
    expect(await lineOf(line)).toMatchObject({
      words: 'Autres mots',
      isSoundMissing: true,
      sounds: [{ isStale: true }],
    });
    expectEntity(await admin.put(`/admin/sounds/${id}/words`, {}));
    expect(await lineOf(line)).toMatchObject({ isSoundMissing: false, sounds: [{ id, isStale: false }] });
    expect((await heard()).lines).toEqual({ [line]: { [french]: id } });
    await rename(renamed, service.nameFr);
    expect((await heard()).lines).toEqual({});
    expectRefusal(await admin.put(`/admin/sounds/${NOBODY}/words`, {}), 404);
  });

  test('of a fixed sentence that this release says otherwise are not given out', async () => {
    const { id } = await record(NEXT);
    await app.db.update(sounds).set({ words: 'Continuer' }).where(eq(sounds.id, id));
    expect((await heard()).lines).toEqual({});
    expect(await lineOf(NEXT)).toMatchObject({ words: wizardTexts['wizard.next'], sounds: [{ isStale: true }] });
  });

  test('of a question that clients answered: its replacement is to be recorded, its answers are heard', async () => {
    const question = await aQuestion();
    await answerAll();
    const [first, second] = question.responses;
    await record(questionLine(question.id));
    const ofFirst = await record(answerLine(String(first?.id)));
    const ofSecond = await record(answerLine(String(second?.id)));
    const pictured = await saveQuestion(question, {
      responses: question.responses.map(({ isAnswered: _, ...answer }, index) => ({
        ...answer,
        picture: index === 0 ? 'star' : answer.picture,
      })),
    });
    const reworded = await saveQuestion(pictured, {
      nameFr: 'De quoi s’agit-il exactement ?',
      responses: pictured.responses.map(({ isAnswered: _, picture: __, ...answer }, index) => ({
        ...answer,
        nameFr: index === 1 ? 'Autres mots' : answer.nameFr,
      })),
    });
    expect(reworded.id).not.toBe(question.id);
    expect(reworded.responses.map(({ picture }) => picture)).toEqual(pictured.responses.map(({ picture }) => picture));
    const [newFirst, newSecond] = reworded.responses;
    expect((await heard(`/get-sounds/${here.serviceId}`)).lines).toEqual({
      [answerLine(String(newFirst?.id))]: { [french]: ofFirst.id },
    });
    const filter = { serviceId: here.serviceId };
    expect(await lineOf(questionLine(reworded.id), filter)).toMatchObject({ isSoundMissing: true });
    expect(await lineOf(answerLine(String(newSecond?.id)), filter)).toMatchObject({
      isSoundMissing: true,
      sounds: [{ id: ofSecond.id, isStale: true }],
    });
    expectInvalid(await send(questionLine(question.id)), 'Line');
    expectInvalid(await send(answerLine(String(first?.id))), 'Line');
  });

  test('that leave the form take their sounds along', async () => {
    const { questions: _, ...service } = expectEntity<ManagedService>(
      await admin.post('/admin/services', {
        nameFr: 'Vitrerie',
        group: 'other',
        isQuickSearch: false,
        isActive: true,
      }),
    );
    const { id } = await record(serviceLine(service.id));
    expectEntity(await admin.delete(`/admin/services/${service.id}`));
    expectRefusal(await app.visitor.get(`/sounds/${id}`), 404);
  });
});

describe('the list of what is missing', () => {
  test('counts and names sounds of a language, and pictures', async () => {
    const before = await missing();
    const question = await aQuestion();
    const [answer] = question.responses;
    await app.db
      .update(answers)
      .set({ picture: null })
      .where(eq(answers.id, String(answer?.id)));
    const filter = { serviceId: here.serviceId };
    const { pictures } = await missing(filter);
    await record(answerLine(String(answer?.id)));
    expect(await missing()).toMatchObject({ sounds: before.sounds - 1 });
    expect(await missing({ languageId: susu })).toMatchObject({ sounds: before.sounds });
    await saveQuestion(await aQuestion(), {
      responses: (await aQuestion()).responses.map(({ isAnswered: _, ...one }) => ({
        ...one,
        picture: one.id === answer?.id ? 'droplet' : one.picture,
      })),
    });
    expect(await missing(filter)).toMatchObject({ pictures: pictures - 1 });
    const without = (await listed({ ...filter, missing: 'sound' })).lines.map(({ id }) => id);
    expect(without).not.toContain(answerLine(String(answer?.id)));
    expect(without).toContain(questionLine(question.id));
    const asked: QuestionItem[] = (await app.visitor.get(`/get-questions/${here.serviceId}`)).json();
    expect(asked.flatMap(({ responses }) => responses).find(({ id }) => id === answer?.id)?.picture).toBe('droplet');
  });

  test('is in the order of the form, page by page, and searched by its words', async () => {
    const { lines, range } = await listed();
    expect(range).toBe(`sounds 0-${lines.length - 1}/${lines.length}`);
    const kinds = lines.map(({ kind }) => kind);
    expect(kinds.lastIndexOf('step')).toBeLessThan(kinds.indexOf('service'));
    expect(lines[kinds.indexOf('service') + 1]).toMatchObject({ kind: 'question' });
    const page = await listed({}, [10, 14]);
    expect(page.lines).toEqual(lines.slice(10, 15));
    expect((await listed({ q: 'recapitulatif' })).lines.map(({ id }) => id)).toContain('step:summary-title');
    expect((await listed({ kind: 'service' })).lines.every(({ kind }) => kind === 'service')).toBe(true);
    expectInvalid(await admin.get('/admin/sounds?filter={"missing":"all"}'), 'Filter');
  });

  test('leaves as a file', async () => {
    await record(NEXT, susu);
    const reply = await admin.get('/admin/sounds/export?filter={"kind":"step"}');
    expect(reply.headers['content-type']).toContain('text/csv');
    expect(reply.body).toMatch(/Formulaire;Phrase du formulaire;;Suivant;Oui;Non;Soussou;;/);
  });
});

describe('a picture', () => {
  test('of a service is chosen by an admin, shown to clients, and missed where there is none', async () => {
    const service = expectEntity<ManagedService>(await admin.get(`/admin/services/${here.serviceId}`));
    const put = async (before: ManagedService, changes: object) => {
      const { nameFr, slug, group, isQuickSearch, isActive, updatedAt } = before;
      const body = { nameFr, slug, group, isQuickSearch, isActive, updatedAt, ...changes };
      return admin.put(`/admin/services/${before.id}`, body);
    };
    const shown = async () =>
      (await app.visitor.get('/get-active-services')).json<ServiceItem[]>().find(({ id }) => id === service.id)
        ?.picture;
    const filter = { serviceId: service.id };
    const { pictures } = await missing(filter);
    expect(await shown()).toBe(service.picture);
    expectInvalid(await put(service, { picture: '../x' }), 'Picture');
    const without = expectEntity<ManagedService>(await put(service, { picture: null }));
    expect(await shown()).toBeNull();
    expect(await missing(filter)).toMatchObject({ pictures: pictures + 1 });
    expect(await lineOf(serviceLine(service.id), filter)).toMatchObject({ picture: null, isPictureMissing: true });
    const chosen = expectEntity<ManagedService>(await put(without, { picture: 'toolbox' }));
    const renamed = expectEntity<ManagedService>(await put(chosen, { isQuickSearch: !chosen.isQuickSearch }));
    expect(renamed.picture).toBe('toolbox');
    expect(await shown()).toBe('toolbox');
    expect(await missing(filter)).toMatchObject({ pictures });
  });

  test('is one of the library', async () => {
    const question = await aQuestion();
    const { nameFr, type, isActive, updatedAt } = question;
    const responses = question.responses.map(({ isAnswered: _, ...answer }) => ({ ...answer, picture: '../x' }));
    const reply = await admin.put(`/admin/questions/${question.id}`, { nameFr, type, isActive, updatedAt, responses });
    expectInvalid(reply, 'Responses');
  });

  test('is given by the seed where one clearly fits, and taken away by an admin it stays away', async () => {
    const pictured = and(isNotNull(answers.picture), eq(answers.isActive, true));
    const given = await app.db.select().from(answers).where(pictured);
    expect(given.length).toBeGreaterThan(100);
    for (const { picture } of given) expect(pictureNames).toContain(picture);
    const [one] = given;
    await app.db
      .update(answers)
      .set({ picture: null })
      .where(eq(answers.id, String(one?.id)));
    await seedReference(app.db, new Date());
    expect(await app.db.$count(answers, pictured)).toBe(given.length - 1);
    await app.db.update(answers).set({ picture: null });
    await seedReference(app.db, new Date());
    expect(await app.db.$count(answers, pictured)).toBeGreaterThan(100);
    const none = isNull(services.picture);
    expect(await app.db.$count(services, none)).toBe(0);
    await app.db.update(services).set({ picture: null }).where(eq(services.id, here.serviceId));
    await seedReference(app.db, new Date());
    expect(await app.db.$count(services, none)).toBe(1);
    await app.db.update(services).set({ picture: null });
    await seedReference(app.db, new Date());
    expect(await app.db.$count(services, none)).toBe(0);
  });
});
