import { readFileSync } from 'node:fs';
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { messages } from '../../src/server/db/schema/index.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { buildUser } from '../support/builders.ts';
import { expectEntity } from '../support/expectations.ts';
import { endpoints } from '../support/fuzz/contract.ts';
import { pages, subscriber, wishOf } from '../support/providers/paying.ts';
import { withKey } from '../support/submission.ts';

/** Every secret that an installation may have, each with a value that is found wherever it goes. */
const secrets = {
  JWT_SECRET: 'leak-jwt-0123456789abcdef0123456789abcdef',
  JWT_SECRET_PREVIOUS: 'leak-jwt-previous-0123456789abcdef0123',
  PREVIEW_PASSWORD: 'leak-preview-password',
  METRICS_TOKEN: 'leak-metrics-token',
  SMS_WEBHOOK_SECRET: 'leak-sms-webhook-secret-01',
  NIMBA_SERVICE_ID: 'leak-nimba-service',
  NIMBA_SECRET_TOKEN: 'leak-nimba-token',
  ORANGE_SMS_CLIENT_ID: 'leak-orange-sms-id',
  ORANGE_SMS_CLIENT_SECRET: 'leak-orange-sms-secret',
  SMTP_URL: 'smtp://leak-smtp-user:leak-smtp-password@127.0.0.1:9',
  DJOMY_CLIENT_ID: 'leak-djomy-id',
  DJOMY_CLIENT_SECRET: 'leak-djomy-secret',
  ORANGE_MONEY_CLIENT_ID: 'leak-om-id',
  ORANGE_MONEY_CLIENT_SECRET: 'leak-om-secret',
  ORANGE_MONEY_MERCHANT_KEY: 'leak-om-merchant',
  STRIPE_SECRET_KEY: 'sk_test_leakstripe',
  STRIPE_WEBHOOK_SECRET: 'whsec_leakstripe',
  S3_ACCESS_KEY_ID: 'leak-s3-id',
  S3_SECRET_ACCESS_KEY: 'leak-s3-secret',
  OTEL_EXPORTER_OTLP_HEADERS: 'x-key=leak-otel-header',
};
/** Nobody answers there: what a provider's failure says is logged. */
const unreachable = {
  SMS_PROVIDER: 'nimba',
  NIMBA_SENDER_NAME: 'OASIS',
  NIMBA_BASE_URL: 'http://127.0.0.1:9',
  EMAIL_PROVIDER: 'smtp',
  PAYMENT_PROVIDER: 'stripe',
  STRIPE_API_URL: 'http://127.0.0.1:9',
  DJOMY_BASE_URL: 'http://127.0.0.1:9',
  ORANGE_MONEY_BASE_URL: 'http://127.0.0.1:9',
};
const parts = Object.values(secrets).flatMap((value) => value.match(/(leak|sk_test_leak|whsec_leak)[\w-]*/g) ?? []);

const PASSWORD = 'Kankan_2026';
const logLines: string[] = [];
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ settings: { ...secrets, ...unreachable, LOG_LEVEL: 'trace' }, works: true, logLines });
});
afterAll(() => app.close());

const found = (text: string, wanted: readonly string[]) => wanted.filter((one) => text.includes(one));

test('the list above has every setting that is a secret', () => {
  const example = readFileSync(join(import.meta.dirname, '../../.env.example'), 'utf8');
  const names = [
    ...example.matchAll(
      /^([A-Z0-9_]*(?:SECRET|TOKEN|PASSWORD|KEY|CLIENT_ID|SERVICE_ID|HEADERS|SMTP_URL)[A-Z0-9_]*)=/gm,
    ),
  ]
    .map(([, name = '']) => name)
    .filter((name) => !name.endsWith('_TOKEN_PATH'));
  expect(names.toSorted()).toEqual(Object.keys(secrets).toSorted());
});

test('real traffic tells no secret of the installation, in no reply and no line of the log', async () => {
  const bodies: string[] = [];
  const admin = await app.loginAs('Admin');
  const ids = [admin.userId, 'site', 'stripe'];
  for (const { method, path } of endpoints) {
    for (const caller of [app.visitor, admin]) {
      const url = path.replace(/\{\w+\}/g, ids[bodies.length % ids.length] ?? '');
      const reply = await (method === 'GET' ? caller.get(url) : caller[method === 'PUT' ? 'put' : 'post'](url, {}));
      bodies.push(JSON.stringify(reply.headers), reply.body);
    }
  }
  const payer = await subscriber(app);
  const checkout = await payer.post('/checkout', { ...(await wishOf(app, payer)), ...pages }, withKey());
  expect(checkout.statusCode).toBeGreaterThanOrEqual(400);
  bodies.push(checkout.body);
  for (const page of ['/', '/accueil', '/connexion', '/gestion-interne', '/nulle-part'])
    bodies.push((await app.visitor.get(page, { accept: 'text/html' })).body);
  await app.visitor.post('/webhooks/stripe', { id: 'evt' }, { 'stripe-signature': 't=1,v1=leaking' });
  expect(bodies.length).toBeGreaterThan(200);
  expect(logLines.length).toBeGreaterThan(100);
  expect(found(bodies.join('\n'), parts)).toEqual([]);
  expect(found(logLines.join('\n'), parts)).toEqual([]);
});

test('what people prove themselves by is in no line of the log, and sent to nobody but them', async () => {
  const user = await buildUser(app.db, { role: 'Entrepreneur', password: PASSWORD });
  const login = await app.visitor.post('/login', { loginIdentifier: user.email, password: PASSWORD });
  const { accessToken } = login.json();
  const cookie = login.cookies.find(({ name }) => name === 'refreshToken')?.value ?? '';
  const asked = { 'content-type': 'application/json' };
  expectEntity(await app.visitor.post('/request-password-reset', JSON.stringify(user.email), asked));
  const token = await vi.waitFor(
    async () => {
      const [sent] = await app.db
        .select()
        .from(messages)
        .where(eq(messages.recipient, user.email ?? ''));
      // The provider does not answer, so that the attempt is told in the log and kept with the message.
      expect(sent?.lastError).toBeTruthy();
      return /token=([\w-]+)/.exec(sent?.body ?? '')?.[1] ?? '';
    },
    { timeout: 30_000, interval: 200 },
  );
  await app.visitor.get(`/reset-password?token=${token}`, { accept: 'text/html' });
  await app.visitor.put('/reset-password', { token, newPassword: 'Labe_2027', confirmNewPassword: 'autre' });
  await app.visitor.get(`/get-user-information/${user.id}`, { authorization: `Bearer ${accessToken}` });
  const renewed = await app.visitor.post('/refresh-token', undefined, { cookie: `refreshToken=${cookie}` });
  expect(renewed.statusCode).toBe(200);
  const proofs = [PASSWORD, 'Labe_2027', accessToken, cookie, token, user.email ?? '', user.phoneNumber];
  expect(proofs.every((proof) => proof.length > 5)).toBe(true);
  expect(found(logLines.join('\n'), proofs)).toEqual([]);
  const seen = await (await app.loginAs('Admin')).get('/admin/messages');
  expect(found(seen.body + renewed.body, [token, cookie, PASSWORD, ...parts])).toEqual([]);
  const { passwordHash } = user;
  expect(found(seen.body + logLines.join('\n'), [passwordHash ?? 'none'])).toEqual([]);
});

test('the built site holds no setting of the server', async () => {
  const dist = join(import.meta.dirname, '../../dist');
  const markers = ['JWT_SECRET', 'DATABASE_URL', 'STRIPE_SECRET_KEY', 'S3_SECRET_ACCESS_KEY', 'postgres://', ...parts];
  let read = 0;
  for await (const file of glob('{site,admin,ssr}/**/*.{js,css,html,json,map,webmanifest}', { cwd: dist })) {
    expect([file, found(await readFile(join(dist, file), 'utf8'), markers)]).toEqual([file, []]);
    read += 1;
  }
  expect(read).toBeGreaterThan(20);
});
