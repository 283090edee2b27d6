import { randomUUID } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '../../src/server/context.ts';
import { messages, projects } from '../../src/server/db/schema/index.ts';
import { queueMessages } from '../../src/server/messages/queueMessages.ts';
import { fr } from '../../src/server/texts.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { expectEntity, expectInvalid, expectRefusal } from '../support/expectations.ts';
import { buildLead } from '../support/leads.ts';
import { places, submissionOf, submitAsVisitor, withKey } from '../support/submission.ts';

describe('every reply', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({
      settings: { METRICS_TOKEN: 'a token for the scraper', CORS_ORIGINS: 'https://site.exemple.gn' },
    });
  });
  afterAll(() => app.close());

  test.each(['/get-active-services', '/get-cities', '/get-languages', '/get-partners'])(
    'of %s may be shown again on a slow network, but never once it is a quarter of an hour old',
    async (path) => {
      const { headers } = await app.visitor.get(path);
      const seconds = (directive: string) =>
        Number(new RegExp(`(?:^|, )${directive}=(\\d+)`).exec(String(headers['cache-control']))?.[1]);
      expect(seconds('max-age')).toBeGreaterThan(0);
      expect(seconds('stale-while-revalidate')).toBeGreaterThanOrEqual(300);
      expect(seconds('max-age') + seconds('stale-while-revalidate')).toBeLessThanOrEqual(900);
    },
  );

  test('is told what a browser may do with it', async () => {
    const { headers } = await app.visitor.get('/get-cities');
    expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers['cache-control']).toContain('public');
    const signedIn = await app.loginAs('Client');
    expect((await signedIn.get(`/get-user-information/${signedIn.userId}`)).headers['cache-control']).toBe('no-store');
  });

  test('to another origin is open to those listed only', async () => {
    const listed = await app.visitor.get('/get-cities', { origin: 'https://site.exemple.gn' });
    expect(listed.headers).toMatchObject({
      'access-control-allow-origin': 'https://site.exemple.gn',
      'access-control-allow-credentials': 'true',
    });
    const other = await app.visitor.get('/get-cities', { origin: 'https://ailleurs.exemple' });
    expect(other.headers['access-control-allow-origin']).toBeUndefined();
  });

  test('is made small for those who can read it so, also where a public list is kept', async () => {
    const admin = await app.loginAs('Admin');
    const asked = { origin: 'https://site.exemple.gn', 'accept-encoding': 'gzip, br' };
    for (const name of ['Sangarédi', 'Fria-Centre']) {
      expectEntity(await admin.post('/admin/cities', { name }));
      const plain = await app.visitor.get('/get-cities');
      const small = await app.visitor.get('/get-cities', asked);
      expect(plain.body).toContain(name);
      expect(small.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Origin, Accept-Encoding' });
      expect(small.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
      expect(String(brotliDecompressSync(small.rawPayload))).toBe(plain.body);
      const zipped = await app.visitor.get('/get-cities', { 'accept-encoding': 'gzip, br;q=0' });
      expect(zipped.headers['content-encoding']).toBe('gzip');
      expect(String(gunzipSync(zipped.rawPayload))).toBe(plain.body);
      expect(plain.headers).toMatchObject({ vary: 'Origin, Accept-Encoding' });
      expect(plain.headers['content-encoding']).toBeUndefined();
      // The same again, from what is kept, with all that each reply carries.
      const again = await app.visitor.get('/get-cities', asked);
      const { date, 'x-request-id': id, ...repeated } = again.headers;
      expect(small.headers).toMatchObject(repeated);
      expect(id).not.toBe(small.headers['x-request-id']);
      expect(again.rawPayload).toEqual(small.rawPayload);
      const { headers, body } = await app.app.inject({ method: 'HEAD', url: '/get-cities' });
      expect(headers['content-length']).toBe(String(Buffer.byteLength(plain.body)));
      expect(body).toBe('');
      expectRefusal(await app.visitor.get('/get-cities', { ...asked, 'idempotency-key': 'short' }), 400);
    }
  });

  test('to an unknown address is a refusal like any other, and the last slash does not matter', async () => {
    expectRefusal(await app.visitor.get('/nowhere'), 404);
    expectRefusal(await app.visitor.put('/accept-project', {}), 401);
    expectRefusal(await app.visitor.put('/accept-project/', {}), 401);
  });

  test('to an address whose link is too long says so', async () => {
    const refused = expectRefusal(await app.visitor.get(`/tracking/${'a'.repeat(500)}`), 414);
    expect(refused.errorMessage).toBe(fr('http.addressTooLong'));
  });

  test('to an address that cannot be decoded is found as little as any other', async () => {
    const html = { accept: 'text/html' };
    for (const [address, status] of [
      ['/suivi/%ff', 404],
      ['/services/%zz?page=%ff', 404],
      ['/nulle-part/%', 404],
      ['/assets/%ff', 404],
      ['/tracking/%ff', 404],
    ] as const) {
      const reply = await app.visitor.get(address, html);
      expect([address, reply.statusCode]).toEqual([address, status]);
      expect(reply.headers['content-type']).toContain(address === '/tracking/%ff' ? 'application/json' : 'text/html');
    }
    expectRefusal(await app.visitor.get('/nulle-part/%'), 404);
  });

  test('of the measurements is for whoever holds the token', async () => {
    expectRefusal(await app.visitor.get('/metrics', { authorization: 'Bearer a token for the guesser' }), 401);
    const reply = await app.visitor.get('/metrics', { authorization: 'Bearer a token for the scraper' });
    expect(reply.body).toContain('http_request_duration_seconds_bucket{le="0.005",method="GET",route="/get-cities"');
  });

  test('says which page draws an address', async () => {
    const html = { accept: 'text/html' };
    for (const [address, status] of [
      ['/accueil', 200],
      ['/details-projets/abc', 200],
      ['/oasis-interne/gestion-de-projets', 200],
      ['/nulle-part', 404],
    ] as const) {
      const reply = await app.visitor.get(address, html);
      expect([address, reply.statusCode]).toEqual([address, status]);
      expect(reply.headers['content-type']).toContain('text/html');
      expect(reply.headers['cache-control']).toBe('no-cache');
    }
  });
});

test('too many requests are told when to come back', async () => {
  const app = await startTestApp({ settings: { RATE_LIMIT_FACTOR: '0.05' } });
  const registration = { isSubmission: true, firstName: 'Awa', phoneNumber: '622112233' };
  const statuses: number[] = [];
  for (let count = 0; count < 7; count++) statuses.push((await app.visitor.post('/register', registration)).statusCode);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429]);
  const client = await app.loginAs('Client');
  const form = submissionOf(client.userId, await places(app.db));
  expectEntity(await client.post('/save-project-infos', form));
  expectEntity(await client.post('/save-project-infos', form));
  const refused = await client.post('/save-project-infos', form);
  const seconds = Number(refused.headers['retry-after']);
  expect(seconds).toBeGreaterThan(120);
  const sentence = `Trop de tentatives. Réessayez dans ${Math.ceil(seconds / 60)} minutes.`;
  expect(expectRefusal(refused, 429).errorMessage).toBe(sentence);
  const other = await app.loginAs('Client');
  expectEntity(await other.post('/save-project-infos', submissionOf(other.userId, await places(app.db))));
  const { contractor, lead } = await buildLead(app);
  const remind = () => contractor.post(`/leads/${lead.id}/reminder`, { at: null });
  expectEntity(await remind());
  expectRefusal(await remind(), 429);
  const rename = () => contractor.put('/update-enterprise-infos', { name: '' });
  for (let count = 0; count < 3; count++) expectInvalid(await rename(), 'CityId', 'Id', 'Name');
  expectRefusal(await rename(), 429);
  await app.close();
});

test('the log names requests by their route and failures by their code, and nobody', async () => {
  const logLines: string[] = [];
  const app = await startTestApp({ logLines });
  const { client, clientId } = await submitAsVisitor(app, { description: 'Un secret de famille' });
  await app.visitor.post('/login', { loginIdentifier: 'awa@exemple.gn', password: 'Secret_2026' });
  await app.db.execute(sql`alter table projects rename to projects_hidden`);
  const failed = await client.post(
    '/save-project-infos',
    submissionOf(clientId, await places(app.db), { description: 'Un secret de famille' }),
  );
  await app.db.execute(sql`alter table projects_hidden rename to projects`);
  expect(failed.statusCode).toBe(500);
  expect(failed.json()).toEqual({
    isSuccess: false,
    entity: null,
    errorMessage: "Une erreur inattendue s'est produite.",
    requestId: failed.headers['x-request-id'],
  });
  const log = logLines.join('');
  expect(log).toContain(`"reqId":"${failed.headers['x-request-id']}"`);
  expect(log).toContain('"route":"/save-project-infos"');
  expect(log).toContain('"code":"42P01"');
  for (const personal of [
    '622112233',
    'awa@',
    'Awa',
    'secret de famille',
    'Secret_2026',
    client.token,
    client.refreshToken,
  ]) {
    expect(log).not.toContain(personal);
  }
  await app.close();
});

test('a job exists with what caused it, or neither does', async () => {
  const app = await startTestApp();
  const { projectId } = await submitAsVisitor(app);
  const jobs = async () =>
    Number(
      (await app.database.query("select count(*)::int as n from pgboss.job where name = 'messages.send'")).rows.map(
        (row) => (row as { n: number }).n,
      )[0],
    );
  const [before, rows] = [await jobs(), await app.db.$count(messages)];
  const doomed = inTransaction(app.newContext(), async (tx) => {
    const params = { enterprise: 'X', phone: '620 00 00 00' };
    await queueMessages(tx, [
      {
        channel: 'sms',
        template: 'requestAccepted',
        dedupeKey: randomUUID(),
        projectId,
        phoneNumber: '+224620000000',
        params,
      },
    ]);
    throw new Error('The cause failed after all');
  });
  await expect(doomed).rejects.toThrow('The cause failed after all');
  expect([await jobs(), await app.db.$count(messages)]).toEqual([before, rows]);
  const client = await app.loginAs('Client');
  expectEntity(await client.post('/save-project-infos', submissionOf(client.userId, await places(app.db)), withKey()));
  expect(await jobs()).toBe(before + (await app.db.$count(messages)) - rows);
  expect(await app.db.$count(projects)).toBe(2);
  await app.close();
});
