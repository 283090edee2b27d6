import { eq, inArray } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sendResetLink } from '../../src/server/auth/sendResetLink.ts';
import { enterprises, messages, rateLimits, ticketEntries, users } from '../../src/server/db/schema/index.ts';
import { createProviders } from '../../src/server/messages/createProviders.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { buildContractor, buildProject, buildUser } from '../support/builders.ts';
import { expectEntity, expectInvalid, expectRefusal } from '../support/expectations.ts';
import { freshPhone } from '../support/people.ts';
import { senderOf } from '../support/senderOf.ts';
import { buildSms } from '../support/sms/buildSms.ts';
import { type Places, places, submissionOf, withKey } from '../support/submission.ts';

const start = new Date('2026-03-10T12:00:00Z');
let app: TestApp;
let now = start;
let here: Places;

beforeAll(async () => {
  app = await startTestApp({
    clock: () => now,
    allowsErrors: true,
    settings: { RATE_LIMIT_FACTOR: '1', SMS_DAILY_SEGMENTS: '40', SMS_DAILY_SEGMENTS_PER_RECIPIENT: '10' },
  });
  here = await places(app.db);
});
afterAll(() => app.close());
beforeEach(() => {
  now = start;
});
afterEach(async () => {
  await app.db.delete(ticketEntries);
  await app.db.delete(messages);
  await app.db.delete(rateLimits);
});

const from = (remoteAddress: string) => ({
  register: (body: object) =>
    app.app.inject({ method: 'POST', url: '/register', remoteAddress, payload: { isSubmission: true, ...body } }),
  submit: (token: string, clientId: string) =>
    app.app.inject({
      method: 'POST',
      url: '/save-project-infos',
      remoteAddress,
      headers: { authorization: `Bearer ${token}`, ...withKey() },
      payload: submissionOf(clientId, here),
    }),
});

/** A visitor's request, through the two calls the wizard makes, from this address. */
async function submitFrom(address: string, person: object) {
  const registered = await from(address).register({ firstName: 'Awa', ...person });
  const { id } = expectEntity<{ id: string }>(registered);
  return from(address).submit(registered.json().accessToken, id);
}

const send = (id: string) => senderOf(app, createProviders(app.config))(app.newContext(), id);

/** As the jobs would: what waits, in its order. */
async function sendAll(): Promise<void> {
  const waiting = await app.db.select().from(messages).where(eq(messages.status, 'Queued')).orderBy(messages.id);
  for (const { id } of waiting) await send(id);
}

const sentTo = async (recipient: string) =>
  (await app.db.select().from(messages).where(eq(messages.recipient, recipient))).map(({ status }) => status);

const resetFor = (identifier: string, address = '41.77.1.9') =>
  sendResetLink(app.newContext(), { identifier, requestId: crypto.randomUUID(), address });

test('whoever is refused uses up nothing of what others at their address may send', async () => {
  const address = '41.78.1.9';
  const tokenOf = async () => (await from(address).register({ firstName: 'Awa', phoneNumber: freshPhone() })).json();
  const { accessToken, entity } = await tokenOf();
  const answers = [];
  // More than an address may send in an hour, a quarter of it allowed to one person.
  for (let index = 0; index < 155; index++) answers.push(await from(address).submit(accessToken, here.cityId));
  expect(answers.filter(({ statusCode }) => statusCode === 403)).toHaveLength(40);
  expectRefusal(await from(address).submit(accessToken, entity.id), 429);
  const other = await tokenOf();
  expectEntity(await from(address).submit(other.accessToken, other.entity.id));
});

describe('a flood of requests with telephone numbers of others', () => {
  test('loses no request, and leaves SMS for the link of an admin', async () => {
    const admin = await buildUser(app.db, { role: 'Admin', password: 'Kankan_2026' });
    for (let index = 0; index < 42; index++) {
      const phoneNumber = `6211${String(index).padStart(5, '0')}`;
      expectEntity(await submitFrom('41.77.1.9', { phoneNumber }));
    }
    await sendAll();
    await resetFor(admin.phoneNumber);
    await sendAll();
    const rows = await app.db.select().from(messages);
    expect(rows.filter(({ status }) => status === 'Sent')).toHaveLength(25);
    expect(await sentTo(admin.phoneNumber)).toEqual(['Sent']);
    const chief = await app.loginAs(admin);
    const listed = (await chief.get('/admin/messages')).json<{ lastError: string | null }[]>();
    expect(listed.find(({ lastError }) => lastError)?.lastError).toMatch(/plafond de SMS du jour/);
  });

  test('reaches one telephone or mailbox five times an hour at most, two of them links', async () => {
    const owner = await buildUser(app.db, { role: 'Entrepreneur', password: 'Kankan_2026' });
    const email = owner.email ?? '';
    for (let index = 0; index < 6; index++)
      expectEntity(await submitFrom(`41.77.${index}.9`, { phoneNumber: owner.phoneNumber, email }));
    await sendAll();
    for (const recipient of [owner.phoneNumber, email]) {
      const states = await sentTo(recipient);
      expect(states.toSorted()).toEqual(['Failed', 'Failed', 'Failed', 'Sent', 'Sent', 'Sent']);
      for (let index = 0; index < 3; index++) {
        await resetFor(recipient, `41.80.${index}.1`);
        now = new Date(now.getTime() + 60_000);
      }
      await sendAll();
      const sent = await app.db.select().from(messages).where(eq(messages.recipient, recipient));
      expect(sent.filter(({ status }) => status === 'Sent')).toHaveLength(5);
      expect(sent.find(({ status }) => status === 'Failed')?.lastError).toMatch(/ce destinataire/);
    }
    now = new Date(start.getTime() + 61 * 60_000);
    await resetFor(email);
    await sendAll();
    expect((await sentTo(email)).filter((status) => status === 'Sent')).toHaveLength(6);
  });

  test('what is not sent can be sent by staff', async () => {
    const rows = [];
    for (let index = 0; index < 4; index++)
      rows.push(
        await buildSms(app.db, { createdAt: now, originAddress: '41.77.1.9/32', originNetwork: '41.77.1.0/24' }),
      );
    await sendAll();
    const [held] = await app.db.select().from(messages).where(eq(messages.status, 'Failed'));
    const admin = await app.loginAs('Admin');
    expectEntity(await admin.put(`/admin/messages/${held?.id}/retry`));
    await send(held?.id ?? '');
    expect((await app.db.select().from(messages)).map(({ status }) => status)).toEqual(rows.map(() => 'Sent'));
  });
});

describe('messages that visitors cause', () => {
  const cause = async (count: number, address: string, network: string) => {
    const made = [];
    for (let index = 0; index < count; index++) {
      const recipient = `visitor.${crypto.randomUUID()}@exemple.gn`;
      const origin = { originAddress: `${address}/32`, originNetwork: network };
      const { id } = await buildSms(app.db, { channel: 'email', subject: 's', recipient, createdAt: now, ...origin });
      await send(id);
      made.push(id);
    }
    const rows = await app.db.select().from(messages).where(inArray(messages.id, made));
    return { sent: rows.filter(({ status }) => status === 'Sent').length, rows };
  };

  test('are bounded by address and by network, in an hour and in a day', async () => {
    const first = await cause(61, '41.77.1.1', '41.77.1.0/24');
    expect(first.sent).toBe(60);
    expect(first.rows.find(({ status }) => status === 'Failed')?.lastError).toMatch(/adresse internet/);
    expect((await cause(60, '41.77.1.2', '41.77.1.0/24')).sent).toBe(60);
    const last = await cause(61, '41.77.1.3', '41.77.1.0/24');
    expect(last.sent).toBe(60);
    expect((await cause(1, '41.77.1.4', '41.77.1.0/24')).rows[0]?.lastError).toMatch(/réseau/);
    expect((await cause(1, '41.77.2.4', '41.77.2.0/24')).sent).toBe(1);
    now = new Date(start.getTime() + 61 * 60_000);
    expect((await cause(1, '41.77.1.1', '41.77.1.0/24')).sent).toBe(1);
  });
});

describe('requests from one network', () => {
  let narrow: TestApp;
  beforeAll(async () => {
    narrow = await startTestApp({ settings: { RATE_LIMIT_FACTOR: '0.05', PREVIEW_PASSWORD: 'Avant-première 2026' } });
  });
  afterAll(() => narrow.close());

  const register = (remoteAddress: string) =>
    narrow.app.inject({
      method: 'POST',
      url: '/register',
      remoteAddress,
      payload: { isSubmission: true, firstName: 'Awa', phoneNumber: '622112233' },
    });

  test('are refused beyond many, with a sentence and the time to wait', async () => {
    for (let index = 0; index < 6; index++) expect((await register('2c0f:eb68:1:2::1')).statusCode).toBe(200);
    const refused = await register('2c0f:eb68:1:2::7');
    expect(expectRefusal(refused, 429).errorMessage).toMatch(/^Trop de demandes viennent de votre réseau/);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(60);
    for (let index = 0; index < 12; index++)
      expect((await register(`2c0f:eb68:1:${index + 10}::1`)).statusCode).toBe(200);
    expectRefusal(await register('2c0f:eb68:1:99::1'), 429);
    expect((await register('2c0f:eb68:2:1::1')).statusCode).toBe(200);
    for (let index = 0; index < 18; index++) expect((await register(`197.149.1.${index}`)).statusCode).toBe(200);
    expectRefusal(await register('::ffff:197.149.1.200'), 429);
  });

  test('are one caller’s from all addresses of an IPv6 line, what only a caller is counted by included', async () => {
    const guess = (remoteAddress: string) =>
      narrow.app.inject({
        method: 'POST',
        url: '/preview-access',
        remoteAddress,
        payload: { password: crypto.randomUUID() },
      });
    for (let index = 1; index <= 3; index++) expect((await guess(`2c0f:eb68:3:1::${index}`)).statusCode).toBe(400);
    expectRefusal(await guess('2c0f:eb68:3:1:abcd::9'), 429);
    expect((await guess('2c0f:eb68:3:2::1')).statusCode).toBe(400);
  });

  test('are counted over all accounts, staff apart', async () => {
    const place = await places(narrow.db);
    const submit = async (role: 'Client' | 'CustomerService') => {
      const client = await buildUser(narrow.db, { role: 'Client' });
      const { token } = await narrow.loginAs(role === 'Client' ? client : role);
      return narrow.app.inject({
        method: 'POST',
        url: '/save-project-infos',
        remoteAddress: '102.176.9.9',
        headers: { authorization: `Bearer ${token}`, ...withKey() },
        payload: submissionOf(client.id, place),
      });
    };
    for (let index = 0; index < 8; index++) expectEntity(await submit('Client'));
    const refused = await submit('Client');
    expectRefusal(refused, 429);
    expect(refused.headers['retry-after']).toBeDefined();
    expectEntity(await submit('CustomerService'));
  });
});

describe('a name', () => {
  beforeEach(() => {
    now = new Date();
  });

  const lure = 'https://evil.example/gagnez';
  const person = { isSubmission: true, phoneNumber: '622112233', lastName: 'Bah' };
  const newUser = { phoneNumber: '622112234', roleId: 'Client', languages: [crypto.randomUUID()] };

  test.each([lure, 'evil.example', 'Awa 622112233', '<b>Awa</b>', 'A'.repeat(41)])(
    'is refused at its field where it is none: %s',
    async (name) => {
      const refusal = expectInvalid(await app.visitor.post('/register', { ...person, firstName: name }), 'FirstName');
      expect(refusal.errors?.FirstName?.[0]).toMatch(/en lettres|40 caractères/);
      const contact = { name, email: 'a@exemple.gn', subject: 'Aide', message: 'Bonjour' };
      expectInvalid(await app.visitor.post('/contact', contact), 'Name');
      const agent = await app.loginAs('CustomerService');
      const added = await agent.post('/add-new-user', { ...newUser, firstName: name });
      expectInvalid(added, 'FirstName');
      const someone = await app.loginAs('Client');
      expectInvalid(
        await someone.put('/save-user-informations', { userId: someone.userId, firstName: name }),
        'FirstName',
      );
    },
  );

  test.each(['N’Famara', "M'Mah", 'Jean-Luc d’Almeida', 'Aïssatou', 'محمد', 'ߞߊ߲ߞߊ߲'])('is taken: %s', async (name) => {
    const entity = expectEntity<{ fullName: string }>(
      await app.visitor.post('/register', { ...person, firstName: name }),
    );
    expect(entity.fullName).toBe(`${name} Bah`);
  });

  test('of a company bears no address and no number', async () => {
    const contractor = await buildContractor(app.db, { package: 'Premium' });
    const signedIn = await app.loginAs(contractor.user);
    const registrationNumber = 'GN.TCC.2024.B.01234';
    const body = { id: contractor.enterprise.id, address: 'Kaloum', cityId: here.cityId, registrationNumber };
    for (const name of ['Gagnez evil.example', 'Appelez 620 11 22 33', 'https://evil.example'])
      expectInvalid(await signedIn.put('/update-enterprise-infos', { ...body, name }), 'Name');
    expectEntity(await signedIn.put('/update-enterprise-infos', { ...body, name: 'S.A.R.L. Barry & Fils n° 2' }));
  });

  test('that was stored before is not said in a message', async () => {
    const client = await buildUser(app.db, { role: 'Client' });
    await app.db.update(users).set({ firstName: lure, lastName: 'Gagnez 622112233' }).where(eq(users.id, client.id));
    const agent = await app.loginAs('CustomerService');
    expectEntity(await agent.post('/save-project-infos', submissionOf(client.id, here), withKey()));
    const contractor = await buildContractor(app.db, { package: 'Premium' });
    await app.db
      .update(enterprises)
      .set({ name: `Prix: ${lure}` })
      .where(eq(enterprises.id, contractor.enterprise.id));
    const project = await buildProject(app.db, { status: 'Available', email: 'client@exemple.gn' });
    const signedIn = await app.loginAs(contractor.user);
    expectEntity(
      await signedIn.put('/accept-project/', { id: project.id, entrepreneurId: contractor.user.id }, withKey()),
    );
    const texts = (await app.db.select().from(messages)).map(({ subject, body }) => `${subject} ${body}`);
    expect(texts).toHaveLength(4);
    for (const text of texts) expect(text).not.toMatch(/evil|622112233/);
    expect(texts.some((text) => text.includes('Bonjour Gagnez,'))).toBe(true);
  });

  test('and what a stranger wrote is not carried to a mailbox by our answer', async () => {
    const contact = {
      name: 'Awa',
      email: 'victime@exemple.gn',
      subject: `Gagnez ${lure}`,
      message: `Ici : ${lure} vite`,
    };
    const { id } = expectEntity<{ id: string }>(await app.visitor.post('/contact', contact));
    const agent = await app.loginAs('CustomerService');
    const ticket = expectEntity<{ version: string }>(await agent.get(`/admin/support-tickets/${id}`));
    const entry = { kind: 'Reply', body: 'Bonjour', version: ticket.version };
    expectEntity(await agent.post(`/admin/support-tickets/${id}/entries`, entry, withKey()));
    const [reply] = await app.db.select().from(messages);
    expect(`${reply?.subject} ${reply?.body}`).not.toContain('evil');
    expect(reply?.body).toContain('Ici : … vite');
  });
});
