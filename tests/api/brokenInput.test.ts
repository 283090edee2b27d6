import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NO_ID } from '../../src/shared/ids.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { expectEntity, expectInvalid, expectRefusal } from '../support/expectations.ts';
import { endpoints } from '../support/fuzz/contract.ts';
import { places, submissionOf, submitAsVisitor } from '../support/submission.ts';
import { tokenOf } from '../support/tracking.ts';
import { createWorld, type World } from '../support/world.ts';

let app: TestApp;
let world: World;
beforeAll(async () => {
  app = await startTestApp({
    settings: {
      PAYMENT_PROVIDER: 'orange-money',
      ORANGE_MONEY_CLIENT_ID: 'id',
      ORANGE_MONEY_CLIENT_SECRET: 'secret',
      ORANGE_MONEY_MERCHANT_KEY: 'key',
      DJOMY_CLIENT_ID: 'id',
      DJOMY_CLIENT_SECRET: 'secret',
      SMS_PROVIDER: 'nimba',
      NIMBA_SERVICE_ID: 'id',
      NIMBA_SECRET_TOKEN: 'token',
      NIMBA_SENDER_NAME: 'OASIS',
      SMS_WEBHOOK_SECRET: 'a'.repeat(24),
      METRICS_TOKEN: 'metrics-token',
    },
  });
  world = await createWorld(app);
});
afterAll(() => app.close());

describe('a secret with other letters, as long in letters and longer in bytes,', () => {
  test.each([
    ['POST', '/webhooks/djomy', { 'x-webhook-signature': `v1:${'é'.repeat(64)}` }, 403],
    ['POST', `/webhooks/orange-money/${encodeURIComponent('é'.repeat(32))}`, {}, 403],
    ['POST', `/webhooks/sms/nimba/${encodeURIComponent('é'.repeat(24))}`, {}, 403],
    ['GET', '/metrics', { authorization: `Bearer ${'é'.repeat(13)}` }, 401],
  ] as const)('is a wrong one: %s %s', async (method, url, headers, status) => {
    const payload = method === 'POST' ? { payload: '{}' } : {};
    const reply = await app.app.inject({
      method,
      url,
      headers: { 'content-type': 'application/json', ...headers },
      ...payload,
    });
    expectRefusal(reply, status);
  });

  test('is a wrong one at the sandbox too', async () => {
    const other = await startTestApp();
    const headers = { 'x-sandbox-signature': 'é'.repeat(64) };
    expectRefusal(await other.visitor.post('/webhooks/sandbox', {}, headers), 403);
    await other.close();
  });
});

describe('a form that cannot be read', () => {
  const part = '--b\r\nContent-Disposition: form-data; name="files"; filename="a.pdf"\r\n\r\n%PDF-1.4\r\n';
  test.each([
    ['has no boundary', 'multipart/form-data', part, 400],
    ['has an endless boundary', `multipart/form-data; boundary=${'b'.repeat(300)}`, part, 400],
    ['is cut off in its file', 'multipart/form-data; boundary=b', part, 400],
    ['is cut off in its headers', 'multipart/form-data; boundary=b', part.slice(0, 30), 400],
    ['has another boundary than it says', 'multipart/form-data; boundary=c', part, 400],
    ['is empty', 'multipart/form-data; boundary=b', '', 400],
    ['is another kind of form', 'multipart/mixed; boundary=b', part, 415],
    ['is JSON', 'application/json', '{}', 415],
    ['has no kind', '', part, 415],
  ])('is refused as such where it %s', async (_what, type, body, status) => {
    const { client, projectId } = await submitAsVisitor(app);
    const admin = await app.loginAs('Admin');
    const headers: Record<string, string> = type ? { 'content-type': type } : {};
    for (const [sender, path] of [
      [client, `/upload-file/project/${projectId}`] as const,
      [admin, '/admin/images'] as const,
      [admin, `/admin/sounds?line=step:next&languageId=${NO_ID}`] as const,
    ])
      expectRefusal(await sender.post(path, Buffer.from(body), headers), status);
  });
});

const uploads = ['POST /upload-file/{type}/{id}', 'POST /admin/images', 'POST /admin/sounds'];

test('every endpoint takes every content type for what it is', async () => {
  const form = '--b\r\nContent-Disposition: form-data; name="files"; filename="a.pdf"\r\n\r\n%PDF-1.4\r\n';
  const bodies = [
    ['multipart/form-data; boundary=b', `${form}--b--\r\n`],
    ['multipart/form-data; boundary=b', form],
    ['multipart/form-data', form],
    ['multipart/mixed; boundary=b', form],
    ['application/x-www-form-urlencoded', 'a=b&a=c'],
    ['application/json', '{"a":'],
    ['application/json; charset=utf-16', '{'],
    ['text/xml', '<a/>'],
    ['é/ü; =', 'x'],
  ] as const;
  const wrong: string[] = [];
  const writing = endpoints.filter(({ method, path }) => method !== 'GET' && path !== '/logout');
  expect(writing.length).toBeGreaterThan(60);
  for (const { method, path } of [...writing, { method: 'POST', path: '/logout' } as const]) {
    const isUpload = uploads.includes(`${method} ${path}`) || path.endsWith('/files');
    const isNotice = path.startsWith('/webhooks/') && !path.includes('/sms/');
    const url = path.replace('{type}', 'project').replace(/\{\w+\}/g, '01890000-0000-7000-8000-000000000000');
    for (const caller of ['Admin', undefined] as const) {
      for (const [type, payload] of bodies) {
        const token = caller && world.actors[caller].token;
        const headers = { 'content-type': type, ...(token ? { authorization: `Bearer ${token}` } : {}) };
        const { statusCode } = await app.app.inject({ method, url, headers, payload });
        const isForm = type.startsWith('multipart');
        const isTaken =
          statusCode < 300 || (isForm && !isUpload && statusCode !== 415 && ![401, 403].includes(statusCode));
        if (statusCode >= 500 || (isTaken && !isNotice))
          wrong.push(`${caller} ${method} ${path} ${type}: ${statusCode}`);
      }
    }
  }
  expect(wrong).toEqual([]);
});

const filtered = (path: string, filter: object) => `${path}?filter=${encodeURIComponent(JSON.stringify(filter))}`;

describe('the last day that four digits can say', () => {
  const last = '9999-12-31';
  test.each([
    `/admin/statistics?from=${last}&to=${last}`,
    '/admin/statistics?from=9999-01-01&to=9999-12-30',
    filtered('/admin/projects', { submittedTo: last }),
    filtered('/admin/projects/export', { submittedTo: last }),
    filtered('/admin/enterprise-figures', { endsTo: last }),
    ...[
      '/admin/payments',
      '/admin/payments/totals',
      '/admin/payments/export',
      '/admin/audit-log',
      '/admin/audit-log/export',
      '/admin/handled-steps',
      '/admin/promised-calls',
      '/admin/quotes',
    ].map((path) => filtered(path, { to: last })),
  ])('is no day to ask for: %s', async (path) => {
    expectRefusal(await world.actors.Admin.get(path), 400);
  });
});

test('no list reaches further than rows can be counted', async () => {
  const end = Number.MAX_SAFE_INTEGER;
  for (const path of ['/admin/follow-ups', '/admin/projects', '/admin/enterprises'])
    expectRefusal(await world.actors.Admin.get(`${path}?range=[${end - 1},${end}]`), 400);
});

describe('an id in capitals is the same id', () => {
  test('for whoever asks for what is theirs', async () => {
    const { Client, Entrepreneur } = world.actors;
    expectEntity(await Client.get(`/get-user-information/${Client.userId.toUpperCase()}`));
    const { enterpriseId } = world.own.Entrepreneur;
    const { serviceId } = world.places;
    const rest = { id: enterpriseId.toUpperCase(), cities: [], alertBySms: true, alertByEmail: false };
    for (const id of [serviceId, serviceId.toUpperCase()])
      expectEntity(await Entrepreneur.put('/update-enterprise-preferences', { ...rest, services: [id] }));
  });

  test('for rules that compare two', async () => {
    const { Admin } = world.actors;
    const { projectId } = world.others;
    for (const id of [projectId, projectId.toUpperCase()])
      expectRefusal(await Admin.put(`/admin/projects/${projectId}/merge`, { mergedId: id, reason: 'La même' }), 400);
  });
});

describe('text without end', () => {
  const marks = `a${'\u0315'.repeat(20_000)}${'\u0300'.repeat(20_000)}`;
  const letters = 'a'.repeat(60_000);

  test('is not read to say that it is too long', async () => {
    const { Entrepreneur } = world.actors;
    const asked = [
      [app.visitor.post('/register', { isSubmission: true, firstName: marks, phoneNumber: '620112233' }), 'FirstName'],
      [Entrepreneur.post('/save-company-informations', { name: letters, services: [] }), 'Name'],
      [Entrepreneur.post(`/reviews/${NO_ID}/answer`, { text: letters }), 'Text'],
    ] as const;
    const startedAt = performance.now();
    for (const [reply, field] of asked)
      expect(expectInvalid(await reply, field).errorMessage).toBe('Ce texte est trop long');
    expect(performance.now() - startedAt).toBeLessThan(3000);
  });

  test('is read as far as a field takes it', async () => {
    const { Admin } = world.actors;
    const lines = Array.from({ length: 400 }, (_, index) => `Quartier ${index} d’une ville que personne ne connaît`);
    expectEntity(await Admin.post('/admin/places/import', { content: lines.join('\n') }));
  });
});

describe('text that is none', () => {
  test('is not shown to its schema where there are more values than any form has', async () => {
    const many = Array(20_000).fill(1);
    const asked = [
      [many, '10000'],
      [[[many]], '0'],
      [{ loginIdentifier: 'awa', password: many }, 'Password'],
    ] as const;
    for (const [body, field] of asked) {
      const { errorMessage } = expectInvalid(await app.visitor.post('/login', body), field);
      expect(errorMessage).toBe('Ce texte est trop long');
    }
  });

  test('is refused at its field, not stored as something else', async () => {
    const { client, clientId } = await submitAsVisitor(app);
    const here = await places(app.db);
    for (const half of ['Toit \ud800', '\udc00', 'a\u0000b']) {
      const raw = JSON.stringify(submissionOf(clientId, here, { description: half }));
      expectInvalid(
        await client.post('/save-project-infos', raw, { 'content-type': 'application/json' }),
        'Description',
      );
    }
    const answers = submissionOf(clientId, here, { choosenResponses: { '\ud800': [] } });
    expectInvalid(
      await client.post('/save-project-infos', JSON.stringify(answers), { 'content-type': 'application/json' }),
      'ChoosenResponses',
    );
    const whole = submissionOf(clientId, here, { description: 'Toit 🏠' });
    expect((await client.post('/save-project-infos', whole)).statusCode).toBe(200);
  });

  test('and text of which nothing can be seen is none where there must be some', async () => {
    const { client, clientId, projectId } = await submitAsVisitor(app);
    const here = await places(app.db);
    for (const unseen of ['\u200b', '\u202e \u2060', '\u3164', '\ufe0f\u00ad']) {
      const body = submissionOf(clientId, here, { description: unseen });
      expectInvalid(await client.post('/save-project-infos', body), 'Description');
      const problem = `/tracking/${await tokenOf(app, projectId)}/problem`;
      expectInvalid(await app.visitor.post(problem, { text: unseen }), 'Text');
    }
    const joined = submissionOf(clientId, here, { description: 'Chambre 👨\u200d👩\u200d👧' });
    expect((await client.post('/save-project-infos', joined)).statusCode).toBe(200);
  });

  test.each(['a', 'x'.repeat(15), 'x'.repeat(201), 'with a space in it', 'é'.repeat(20)])(
    'is no Idempotency-Key: %j',
    async (key) => {
      const client = await app.loginAs('Client');
      for (const path of ['/save-project-infos', '/refresh-token', '/login', '/logout'])
        expectInvalid(await client.post(path, {}, { 'idempotency-key': key }), 'IdempotencyKey');
    },
  );
});
