import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashPassword } from '../../src/server/auth/password.ts';
import { sessions, users } from '../../src/server/db/schema/index.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { expectEntity, expectInvalid, expectRefusal } from '../support/expectations.ts';
import { requestsTo } from '../support/requests.ts';
import { enrolTotp } from '../support/secondFactor.ts';
import { withKey } from '../support/submission.ts';

const password = 'Kankan_2026';
let app: TestApp;
let now = new Date('2026-11-21T10:00:00Z');

beforeAll(async () => {
  app = await startTestApp({ clock: () => now, settings: { RATE_LIMIT_FACTOR: '1' } });
  const passwordHash = await hashPassword(password);
  await app.db.insert(users).values([
    {
      role: 'CustomerService',
      email: 'agent@oasis.test',
      phoneNumber: '+224620111111',
      passwordHash,
      firstName: 'Fatou',
    },
    { role: 'Client', email: 'parti@oasis.test', phoneNumber: '+224620222222', passwordHash, deactivatedAt: now },
    { role: 'Client', email: 'sans@oasis.test', phoneNumber: '+224620333333' },
  ]);
});
afterAll(() => app.close());

const cookieOf = (reply: { cookies: { name: string; value: string }[] }) =>
  reply.cookies.find(({ name }) => name === 'refreshToken')?.value ?? '';
const login = (loginIdentifier: string, secret = password) =>
  app.visitor.post('/login', { loginIdentifier, password: secret });
const renew = (token: string, key?: string) =>
  app.visitor.post('/refresh-token', undefined, { cookie: `refreshToken=${token}`, ...(key ? withKey(key) : {}) });

describe('log-in', () => {
  test.each(['agent@oasis.test', ' AGENT@oasis.test ', '620 11 11 11', '+224620111111'])(
    'takes %s',
    async (identifier) => {
      const reply = await login(identifier);
      const entity = expectEntity<{ redirectTo: string; role: string }>(reply);
      expect(entity).toMatchObject({ role: 'CustomerService', redirectTo: '/oasis-interne/gestion-de-projets' });
      expect(reply.json().accessToken).toMatch(/^ey/);
      const cookie = reply.cookies.find(({ name }) => name === 'refreshToken');
      expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/', maxAge: 12 * 3600 });
    },
  );

  test('says the same of a wrong password, an unknown person, a deactivated one and one without a password', async () => {
    const replies = await Promise.all([
      login('agent@oasis.test', 'Wrong_1'),
      login('personne@oasis.test'),
      login('parti@oasis.test'),
      login('sans@oasis.test', ''.padEnd(8, 'x')),
    ]);
    const bodies = replies.map((reply) => expectRefusal(reply, 401).errorMessage);
    expect(new Set(bodies)).toEqual(new Set(['Identifiant ou mot de passe incorrect']));
  });

  test('names the empty fields', async () => {
    expectInvalid(
      await app.visitor.post('/login', { loginIdentifier: ' ', password: '' }),
      'LoginIdentifier',
      'Password',
    );
    expectRefusal(await app.visitor.post('/login', 'not json', { 'content-type': 'application/json' }), 400);
    expectRefusal(await app.visitor.post('/login', 'a=b', { 'content-type': 'text/csv' }), 415);
    expectRefusal(await app.visitor.post('/login', { loginIdentifier: 'x'.repeat(300_000), password: 'y' }), 413);
  });

  test('stops after ten failures for one identifier, and says when to come back', async () => {
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 11; attempt++)
      statuses.push((await login('cible@oasis.test', 'Wrong_1')).statusCode);
    expect(statuses).toEqual([...Array(10).fill(401), 429]);
    const refused = await login('cible@oasis.test', 'Wrong_1');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await login('agent@oasis.test')).statusCode).toBe(200);
  });
});

describe('the session', () => {
  test('is renewed, and each refresh token serves once', async () => {
    const first = cookieOf(await login('agent@oasis.test'));
    const renewed = await renew(first, 'a-key-of-sixteen-or-more');
    expectEntity(renewed);
    const second = cookieOf(renewed);
    expect(second).not.toBe(first);
    expectEntity(await renew(second));
  });

  test('a reply lost on the way is asked for again under the same key, and gives the same token', async () => {
    const first = cookieOf(await login('agent@oasis.test'));
    const [one, two] = [await renew(first, 'the-same-key-both-times'), await renew(first, 'the-same-key-both-times')];
    expect(cookieOf(two)).toBe(cookieOf(one));
    expectEntity(await renew(cookieOf(two), 'another-key-later-on'));
  });

  test('the return of an old token ends the whole family, access tokens included', async () => {
    const opened = await login('agent@oasis.test');
    const first = cookieOf(opened);
    const userId = opened.json().entity.id;
    const second = cookieOf(await renew(first, 'the-key-of-the-honest'));
    expectRefusal(await renew(first, 'the-key-of-the-thief'), 401);
    expectRefusal(await renew(second), 401);
    const authorization = `Bearer ${opened.json().accessToken}`;
    expectRefusal(await app.visitor.get(`/get-user-information/${userId}`, { authorization }), 401);
  });

  test('ends by log-out, without use, and with the account', async () => {
    const loggedOut = cookieOf(await login('agent@oasis.test'));
    const left = await app.visitor.post('/logout', undefined, { cookie: `refreshToken=${loggedOut}` });
    expect(left.cookies[0]).toMatchObject({ name: 'refreshToken', value: '' });
    expectRefusal(await renew(loggedOut), 401);

    const old = cookieOf(await login('agent@oasis.test'));
    now = new Date('2026-12-22T10:00:00Z');
    expectRefusal(await renew(old), 401);

    const signedIn = await app.loginAs('Client');
    expectEntity(await signedIn.get(`/get-user-information/${signedIn.userId}`));
    await app.db.update(users).set({ deactivatedAt: now }).where(eq(users.id, signedIn.userId));
    expectRefusal(await signedIn.get(`/get-user-information/${signedIn.userId}`), 401);
  });

  test('of a caller without cookies ends by log-out with the access token', async () => {
    const own = await app.loginAs('Client');
    const mine = () => own.get(`/get-user-information/${own.userId}`);
    expectEntity(await mine());
    expect((await own.post('/logout')).statusCode).toBe(200);
    expectRefusal(await mine(), 401);
  });

  test('a forged or unsigned access token is nobody', async () => {
    const { userId } = await app.loginAs('Admin');
    const [session] = await app.db.select().from(sessions).where(eq(sessions.userId, userId));
    const payload = Buffer.from(JSON.stringify({ sub: userId, sid: session?.id, exp: 9_999_999_999 })).toString(
      'base64url',
    );
    const header = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
    for (const token of [`${header}.${payload}.`, 'ey.ey.ey', 'x']) {
      expectRefusal(
        await app.visitor.get(`/get-user-information/${userId}`, { authorization: `Bearer ${token}` }),
        401,
      );
    }
  });
});

describe('registration', () => {
  const client = {
    isSubmission: true,
    firstName: 'Awa',
    lastName: '',
    phoneNumber: '622112233',
    email: '',
    languageId: '',
  };

  test('of a client always makes a fresh account, never a session for one there is', async () => {
    const ids = new Set<string>();
    for (const _ of [1, 2]) {
      const reply = await app.visitor.post('/register', { ...client, phoneNumber: '620111111' });
      ids.add(expectEntity<{ id: string; role: string }>(reply).id);
      expect(reply.json().entity.role).toBe('Client');
    }
    expect(ids.size).toBe(2);
  });

  test('repeated under one key is one account', async () => {
    const key = withKey();
    const replies = await Promise.all(Array.from({ length: 8 }, () => app.visitor.post('/register', client, key)));
    expect(new Set(replies.map((reply) => expectEntity<{ id: string }>(reply).id)).size).toBe(1);
    expectRefusal(await app.visitor.post('/register', { ...client, firstName: 'Binta' }, key), 422);
    expectInvalid(await app.visitor.post('/register', client, withKey('short')), 'IdempotencyKey');
  });

  test('of a contractor repeated under its key takes the password as it is now, for a key is none', async () => {
    const [key, newPassword] = [withKey(), 'Labe#2027'];
    const form = { email: 'cle@oasis.test', phoneNumber: '620 66 66 66', password, role: 'Entrepreneur' };
    const register = (typed: string) => app.visitor.post('/register', { ...form, password: typed }, key);
    const { id } = expectEntity<{ id: string }>(await register(password));
    const lost = await register(password);
    expect(expectEntity<{ id: string }>(lost).id).toBe(id);
    expectRefusal(await register(newPassword), 409, 'ACCOUNT_EXISTS');
    const owner = requestsTo(app.app, lost.json().accessToken);
    const change = { userId: id, password, newPassword, confirmNewPassword: newPassword };
    expectEntity(await owner.put('/update-password', change));
    expectRefusal(await register(password), 409, 'ACCOUNT_EXISTS');
    expectEntity(await register(newPassword));
    await enrolTotp(owner, now);
    expectRefusal(await register(newPassword), 409, 'ACCOUNT_EXISTS');
  });

  test('by an agent keeps the agent signed in as the agent', async () => {
    const agent = await app.loginAs('CustomerService');
    const reply = await agent.post('/register', client);
    expect(reply.json()).toMatchObject({ isSuccess: true, accessToken: null, refreshToken: null });
    expect(reply.cookies).toEqual([]);
  });

  test('with a dead token is refused instead of taken for a visitor’s', async () => {
    expectRefusal(await app.visitor.post('/register', client, { authorization: 'Bearer x.y.z' }), 401);
  });

  test('names what is wrong at each field', async () => {
    expectInvalid(
      await app.visitor.post('/register', { isSubmission: true, email: 'x' }),
      'Email',
      'FirstName',
      'LastName',
      'PhoneNumber',
    );
    const weak = { email: 'e@x.gn', phoneNumber: '620999999', password: 'faible', role: 'Entrepreneur' };
    expectInvalid(await app.visitor.post('/register', weak), 'Password');
  });

  test('of a contractor refuses an address or number that has an account', async () => {
    const form = { email: 'neuf@oasis.test', phoneNumber: '620 44 44 44', password, role: 'Entrepreneur' };
    expect(expectEntity<{ role: string }>(await app.visitor.post('/register', form)).role).toBe('Entrepreneur');
    expectRefusal(await app.visitor.post('/register', { ...form, phoneNumber: '620 55 55 55' }), 409, 'ACCOUNT_EXISTS');
    expectRefusal(await app.visitor.post('/register', { ...form, email: 'autre@oasis.test' }), 409, 'ACCOUNT_EXISTS');
    expectRefusal(
      await app.visitor.post('/register', { ...form, email: 'x@oasis.test', phoneNumber: '620777777', role: 'Admin' }),
      400,
    );
  });
});
