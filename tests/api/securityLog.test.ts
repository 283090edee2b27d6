import { afterAll, beforeAll, expect, test } from 'vitest';
import { securityEvents, securityRules } from '../../src/server/http/securityEvents.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { buildUser, DEMO_PASSWORD } from '../support/builders.ts';
import { expectEntity, expectRefusal } from '../support/expectations.ts';

const TOKEN = 'a token for the scraper';
const logLines: string[] = [];
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({
    settings: {
      METRICS_TOKEN: TOKEN,
      PREVIEW_PASSWORD: 'ouverture',
      SECURITY_CONTACT: 'mailto:securite@oasis.example',
    },
    logLines,
  });
});
afterAll(() => app.close());

interface Line {
  event?: string;
  name: string;
  level: number;
  [detail: string]: unknown;
}
const lines = (): Line[] => logLines.map((line) => JSON.parse(line)).filter(({ event }) => event === 'security');
const last = () => lines().at(-1);

async function counted(event: string): Promise<number> {
  const { body } = await app.visitor.get('/metrics', { authorization: `Bearer ${TOKEN}` });
  return Number(new RegExp(`^oasis_security_events_total\\{event="${event}"\\} (\\d+)$`, 'm').exec(body)?.[1]);
}

test('what concerns security is logged by itself and counted, and names nobody', async () => {
  const user = await buildUser(app.db, { role: 'CustomerService', email: 'agent@exemple.test' });
  const wrong = { loginIdentifier: 'Agent@exemple.test', password: 'Faux_2026' };
  const other = { loginIdentifier: 'autre@exemple.test', password: 'Faux_2026' };
  expect(await counted('loginFailed')).toBe(0);
  for (const form of [wrong, wrong, other]) expectRefusal(await app.visitor.post('/login', form), 401);
  const [first, second, third] = lines();
  expect(first).toMatchObject({
    name: 'loginFailed',
    route: 'POST /login',
    status: 401,
    network: '127.0.0.0/24',
    level: 40,
  });
  expect(first?.subject).toBe(second?.subject);
  expect(first?.subject).not.toBe(third?.subject);
  expect(await counted('loginFailed')).toBe(3);

  const agent = await app.loginAs(user);
  expectRefusal(await agent.get('/admin/staff'), 403);
  expect(last()).toMatchObject({
    name: 'forbidden',
    actorId: user.id,
    role: 'CustomerService',
    route: 'GET /admin/staff',
  });

  const cookie = (token: string) => ({ cookie: `refreshToken=${token}` });
  expect((await app.visitor.post('/refresh-token', undefined, cookie(agent.refreshToken))).statusCode).toBe(200);
  expectRefusal(await app.visitor.post('/refresh-token', undefined, cookie(agent.refreshToken)), 401);
  expect(lines().slice(-2)).toMatchObject([{ name: 'refreshTokenReused' }, { name: 'sessionRefused' }]);

  expectRefusal(await app.visitor.post('/webhooks/sandbox', {}, { 'x-sandbox-signature': 'guessed' }), 403);
  expect(last()).toMatchObject({ name: 'noticeForged', route: 'POST /webhooks/:provider' });
  expectRefusal(await app.visitor.get('/metrics', { authorization: 'Bearer guessed' }), 401);
  expect(last()).toMatchObject({ name: 'secretRefused', route: 'GET /metrics' });
  expectRefusal(await app.visitor.post('/preview-access', { password: 'devinette' }), 400);
  expect(last()).toMatchObject({ name: 'secretRefused', route: 'POST /preview-access' });

  const admin = await app.loginAs('Admin');
  expect((await admin.get('/admin/audit-log/export')).statusCode).toBe(200);
  expect(last()).toMatchObject({ name: 'exportMade', actorId: admin.userId });
  const text = logLines.join('');
  for (const typed of [
    'agent@exemple',
    'Agent@exemple',
    'autre@exemple',
    'Faux_2026',
    DEMO_PASSWORD,
    'guessed',
    'devinette',
  ])
    expect(text).not.toContain(typed);
});

test('a limit that is passed is logged, and each event that is named can come', async () => {
  const narrow = await startTestApp({ settings: { RATE_LIMIT_FACTOR: '0.01' }, logLines });
  const registration = { isSubmission: true, firstName: 'Awa', phoneNumber: '622112233' };
  const ask = () => narrow.visitor.post('/register', registration);
  for (let count = 0; count < 10; count++) await ask();
  expectRefusal(await ask(), 429);
  expect(last()).toMatchObject({ name: 'rateLimited', route: 'POST /register' });
  const routes = narrow.app.endpoints.map(({ method, url }) => `${method} ${url}`);
  for (const { event, route } of securityRules)
    expect(
      routes.some((one) => route.test(one)),
      event,
    ).toBe(true);
  const sources = new Set([...securityRules.map(({ event }) => event), 'refreshTokenReused', 'uploadInfected']);
  expect([...sources].toSorted()).toEqual([...securityEvents].toSorted());
  await narrow.close();
});

test('whom to tell of a weakness is where RFC 9116 says, for some months, or not there', async () => {
  const reply = await app.visitor.get('/.well-known/security.txt');
  expect(reply.headers['content-type']).toBe('text/plain; charset=utf-8');
  const [, expires = ''] = /^Expires: (.+)$/m.exec(reply.body) ?? [];
  expect(reply.body).toBe(
    [
      'Contact: mailto:securite@oasis.example',
      `Expires: ${expires}`,
      'Preferred-Languages: fr',
      `Canonical: ${app.config.APP_URL}/.well-known/security.txt`,
      '',
    ].join('\n'),
  );
  const days = (new Date(expires).getTime() - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(90);
  expect(days).toBeLessThan(365);
  const without = await startTestApp();
  expectRefusal(await without.visitor.get('/.well-known/security.txt'), 404);
  await without.close();
  expectEntity(await app.visitor.post('/preview-access', { password: 'ouverture' }));
});
