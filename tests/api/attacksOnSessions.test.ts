import { createHmac, generateKeyPairSync, sign } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { issuePasswordLink } from '../../src/server/auth/passwordLink.ts';
import { messages, sessions } from '../../src/server/db/schema/index.ts';
import { signAccessToken } from '../../src/server/http/authentication.ts';
import type { Role } from '../../src/shared/auth/roles.ts';
import { accessTable } from '../support/accessTable.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { buildContractor, buildProject, buildUser } from '../support/builders.ts';
import { expectEntity, expectRefusal } from '../support/expectations.ts';
import { pages, subscriber, wishOf } from '../support/providers/paying.ts';
import { buildPerson, enrolTotp, giveLogin, passwordSession } from '../support/secondFactor.ts';
import { withKey } from '../support/submission.ts';

const PASSWORD = 'Kankan_2026';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ works: true });
});
afterAll(() => app.close());

describe('a header or cookie that was tampered with', () => {
  test('neither moves the caller to another address nor changes the method', async () => {
    const limited = await startTestApp({ settings: { RATE_LIMIT_FACTOR: '0.025' } });
    const statuses: number[] = [];
    for (let count = 0; count < 4; count++) {
      const reply = await limited.visitor.post(
        '/register',
        { isSubmission: true, firstName: 'Awa', phoneNumber: '622112233' },
        { 'x-forwarded-for': `10.0.0.${count}`, forwarded: `for=10.0.1.${count}`, 'x-real-ip': `10.0.2.${count}` },
      );
      statuses.push(reply.statusCode);
    }
    expect(statuses).toEqual([200, 200, 200, 429]);
    await limited.close();
    const { id } = await buildProject(app.db);
    const override = { 'x-http-method-override': 'DELETE', 'x-original-url': '/admin/staff', 'x-rewrite-url': '/' };
    expect((await app.visitor.get(`/get-project-details/${id}`, override)).statusCode).toBe(401);
    expect((await app.visitor.get('/get-cities', override)).json()).toBeInstanceOf(Array);
  });

  test('a link in a message leads to this site, whatever host was asked', async () => {
    const user = await buildUser(app.db, { role: 'Entrepreneur', password: PASSWORD });
    const evil = { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'content-type': 'application/json' };
    expectEntity(await app.visitor.post('/request-password-reset', JSON.stringify(user.email), evil));
    const body = await vi.waitFor(
      async () => {
        const [sent] = await app.db
          .select()
          .from(messages)
          .where(eq(messages.recipient, user.email ?? ''));
        expect(sent).toBeDefined();
        return sent?.body ?? '';
      },
      { timeout: 20_000, interval: 100 },
    );
    expect(body).toContain(`${app.config.APP_URL}/reset-password?token=`);
    expect(body).not.toContain('evil.example');
  });

  test('a refresh token with one letter changed, two at once, or too long is nobody', async () => {
    const { refreshToken } = await app.loginAs('Client');
    const other = refreshToken.startsWith('A') ? 'B' : 'A';
    for (const cookie of [
      `refreshToken=${other}${refreshToken.slice(1)}`,
      `refreshToken=${refreshToken.toUpperCase()}`,
      `refreshToken=x; refreshToken=${refreshToken}`,
      `refreshToken=${'x'.repeat(7000)}`,
      'refreshToken=%00',
      'refreshToken=%E0%A4%A',
    ])
      expectRefusal(await app.visitor.post('/refresh-token', undefined, { cookie }), 401);
    expectEntity(await app.visitor.post('/refresh-token', undefined, { cookie: `refreshToken=${refreshToken}` }));
  });

  test('a refresh token used twice at once opens one session at most, and then none', async () => {
    const { refreshToken } = await app.loginAs('Client');
    const replies = await Promise.all(
      Array.from({ length: 6 }, () =>
        app.visitor.post('/refresh-token', undefined, { cookie: `refreshToken=${refreshToken}` }),
      ),
    );
    const opened = replies.filter(({ statusCode }) => statusCode === 200);
    expect(opened).toHaveLength(1);
    const next = opened[0]?.cookies.find(({ name }) => name === 'refreshToken')?.value ?? '';
    expectRefusal(await app.visitor.post('/refresh-token', undefined, { cookie: `refreshToken=${next}` }), 401);
  });
});

describe('a log-in at the moment at which all sessions end', () => {
  /** A row that the act comes to last is held, so that it has done all but end the sessions. */
  async function whileEnding(
    userId: string,
    act: () => Promise<unknown>,
    meanwhile: () => Promise<LightMyRequestResponse>,
  ) {
    const held = Promise.withResolvers<void>();
    const release = Promise.withResolvers<void>();
    const holding = app.db.transaction(async (tx) => {
      await tx.select().from(sessions).where(eq(sessions.userId, userId)).for('update');
      held.resolve();
      await release.promise;
    });
    await held.promise;
    const acting = act();
    await vi.waitFor(async () => expect(await waitingForLocks()).toBe(1), { timeout: 10_000 });
    const replying = meanwhile();
    // It is answered, or waits for the act too.
    await Promise.race([
      replying,
      vi.waitFor(async () => expect(await waitingForLocks()).toBe(2), { timeout: 10_000 }),
    ]);
    release.resolve();
    await Promise.all([holding, acting]);
    return replying;
  }

  async function waitingForLocks(): Promise<number> {
    const { rows } = await app.database.query(
      `select count(*)::int as total from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      [],
    );
    return (rows[0] as { total: number }).total;
  }

  async function withSession() {
    const person = await buildPerson(app, 'Entrepreneur');
    return { person, session: await passwordSession(app, person) };
  }

  const isPostgres = inject('databaseTemplate').kind === 'postgres';

  test.runIf(isPostgres)('with the former password opens none that outlives it', async () => {
    const { person } = await withSession();
    const link = await issuePasswordLink(app.newContext(), person.id, 60_000);
    const newPassword = 'Labe#2027';
    const body = { token: link.split('token=')[1], newPassword, confirmNewPassword: newPassword };
    const reply = await whileEnding(
      person.id,
      async () => expectEntity(await app.visitor.put('/reset-password', body)),
      () => giveLogin(app, person),
    );
    expectRefusal(reply, 401);
    expect((await giveLogin(app, person, newPassword)).json().accessToken).toMatch(/^ey/);
  });

  test.runIf(isPostgres)('with the password alone opens none beside a second factor that is being added', async () => {
    const { person, session } = await withSession();
    const reply = await whileEnding(
      person.id,
      () => enrolTotp(session, new Date()),
      () => giveLogin(app, person),
    );
    expect(reply.json()).toMatchObject({ accessToken: null, secondFactor: { ways: ['totp', 'recovery'] } });
  });
});

test('the cookie of a site with an address of its own travels by TLS only, wherever its process listens', async () => {
  const site = await startTestApp({ settings: { HOST: '127.0.0.1', APP_URL: 'https://oasis.example' } });
  const { cookies, headers } = await site.visitor.post('/register', {
    isSubmission: true,
    firstName: 'Awa',
    phoneNumber: '622112233',
  });
  expect(cookies).toMatchObject([{ name: 'refreshToken', secure: true, httpOnly: true, sameSite: 'Strict' }]);
  expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  await site.close();
});

describe('an access token', () => {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const hmac = (digest: string, header: object, payload: object, key: string | Buffer) => {
    const signed = `${encode(header)}.${encode(payload)}`;
    return `${signed}.${createHmac(digest, key).update(signed).digest('base64url')}`;
  };

  test('that is not signed by this server, as it signs, and for a session that runs, is nobody', async () => {
    const victim = await app.loginAs('Admin');
    const [session] = await app.db.select().from(sessions).where(eq(sessions.userId, victim.userId));
    const claims = { sub: victim.userId, sid: session?.id, iat: 1_700_000_000, exp: 9_999_999_999 };
    const key = app.config.JWT_SECRET;
    const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const pem = publicKey.export({ type: 'spki', format: 'pem' });
    const rs = `${encode({ alg: 'RS256', typ: 'JWT', jwk: publicKey.export({ format: 'jwk' }) })}.${encode(claims)}`;
    const [head, body, signature = ''] = victim.token.split('.');
    const own = await app.loginAs('Client');
    const forgeries = {
      none: `${encode({ alg: 'none' })}.${encode(claims)}.`,
      None: `${encode({ alg: 'None' })}.${encode(claims)}.`,
      'none with a signature': `${encode({ alg: 'none' })}.${body}.${signature}`,
      'another key': hmac('sha256', { alg: 'HS256' }, claims, 'another secret of thirty-two letters or more'),
      'an empty key': hmac('sha256', { alg: 'HS256' }, claims, ''),
      'a public key as secret': hmac('sha256', { alg: 'HS256' }, claims, pem),
      RS256: `${rs}.${sign('sha256', Buffer.from(rs), privateKey).toString('base64url')}`,
      'HS512 with the right key': hmac('sha512', { alg: 'HS512' }, claims, key),
      'a key by its place': hmac('sha256', { alg: 'HS256', kid: '../../../dev/null' }, claims, ''),
      expired: hmac('sha256', { alg: 'HS256' }, { ...claims, exp: 1_700_000_900 }, key),
      'without a session': hmac('sha256', { alg: 'HS256' }, { ...claims, sid: undefined }, key),
      'without a person': hmac('sha256', { alg: 'HS256' }, { ...claims, sub: undefined }, key),
      'of somebody else’s session': app.app.jwt.sign({ sub: victim.userId, sid: own.sessionId }),
      'with its payload changed': `${head}.${encode({ ...claims, role: 'Admin' })}.${signature}`,
      'cut short': victim.token.slice(0, -1),
      'a refresh token': victim.refreshToken,
    };
    for (const [kind, token] of Object.entries(forgeries)) {
      const reply = await app.visitor.get(`/get-user-information/${victim.userId}`, {
        authorization: `Bearer ${token}`,
      });
      expect([kind, reply.statusCode]).toEqual([kind, 401]);
    }
    expectEntity(await victim.get(`/get-user-information/${victim.userId}`));
  });

  test('gives nothing by the role in it: a person may do what they are, and has their own enterprise', async () => {
    const { user: member } = await buildContractor(app.db);
    const signedIn = await app.loginAs(member);
    const askedAs = async (path: string, role: Role) => {
      const token = signAccessToken(app.app, { userId: member.id, sessionId: signedIn.sessionId, role });
      return app.visitor.get(path, { authorization: `Bearer ${token}` });
    };
    expect((await askedAs('/admin/staff', 'Admin')).statusCode).toBe(403);
    await buildProject(app.db, { status: 'Available' });
    const own = `/get-available-projects/${member.id}`;
    const asThey = await signedIn.get(own);
    expect(asThey.statusCode).toBe(200);
    for (const role of ['Client', 'Admin'] as const) {
      const reply = await askedAs(own, role);
      expect([reply.statusCode, reply.body]).toEqual([200, asThey.body]);
    }
  });
});

describe('who has an account', () => {
  const ROUNDS = 11;
  const median = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

  /** Both in turn, so that whatever else the machine does falls on both. */
  async function compare(one: () => Promise<unknown>, other: () => Promise<unknown>): Promise<number> {
    const times: [number[], number[]] = [[], []];
    for (let round = 0; round <= ROUNDS; round++) {
      for (const [index, call] of [one, other].entries()) {
        const startedAt = performance.now();
        await call();
        // The first of each warms up.
        if (round > 0) times[index]?.push(performance.now() - startedAt);
      }
    }
    return median(times[0]) / median(times[1]);
  }

  test('is not told by the time of a log-in or of a forgotten password', async () => {
    const user = await buildUser(app.db, { role: 'Entrepreneur', password: PASSWORD });
    const login = (loginIdentifier: string) => () =>
      app.visitor.post('/login', { loginIdentifier, password: 'Devine_2026' });
    const ratio = await compare(login(user.email ?? ''), login('personne@nulle.part'));
    // One hash more or less would be a factor of twenty.
    expect(ratio).toBeGreaterThan(1 / 3);
    expect(ratio).toBeLessThan(3);
    const reset = (identifier: string) => () =>
      app.visitor.post('/request-password-reset', JSON.stringify(identifier), { 'content-type': 'application/json' });
    const resets = await compare(reset(user.email ?? ''), reset('personne@nulle.part'));
    expect(resets).toBeGreaterThan(1 / 4);
    expect(resets).toBeLessThan(4);
  });
});

describe('an address to come back to', () => {
  test.each([
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'http://127.0.0.1:3000@evil.example/',
    'http://127.0.0.1.evil.example/',
    'http:\\\\evil.example',
  ])('of a payment is never %s', async (elsewhere) => {
    const who = await subscriber(app);
    const wish = await wishOf(app, who);
    for (const changed of [{ returnUrl: elsewhere }, { cancelUrl: elsewhere }])
      expect((await who.post('/checkout', { ...wish, ...pages, ...changed }, withKey())).statusCode).toBe(400);
  });
});

describe('a page of somebody else', () => {
  test('reaches nothing by the cookie alone', async () => {
    const { refreshToken } = await app.loginAs('Admin');
    // The cookie opens the one, a password the other.
    const open = ['POST /refresh-token', 'POST /login'];
    const guarded = accessTable.filter(
      ({ endpoint, expected }) => expected.Visitor === '401/401' && !open.includes(endpoint),
    );
    expect(guarded.length).toBeGreaterThan(80);
    for (const { endpoint } of guarded) {
      const [method, path = ''] = endpoint.split(' ') as ['GET' | 'POST' | 'PUT' | 'DELETE', string];
      const reply = await app.app.inject({
        method,
        url: path.replace(/:\w+/g, '01890000-0000-7000-8000-000000000000'),
        headers: { cookie: `refreshToken=${refreshToken}`, origin: 'https://evil.example' },
      });
      expect([endpoint, reply.statusCode]).toEqual([endpoint, 401]);
    }
  });

  test('sends no form that an endpoint reads, and is told nothing', async () => {
    const form = { cookie: 'refreshToken=x', origin: 'https://evil.example' };
    for (const type of ['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=x']) {
      const reply = await app.visitor.post('/login', '{"loginIdentifier":"a@b.gn","password":"x"}', {
        ...form,
        'content-type': type,
      });
      expect([type, reply.statusCode]).toEqual([type, 415]);
      expect(reply.headers['access-control-allow-origin']).toBeUndefined();
    }
    const preflight = await app.app.inject({
      method: 'OPTIONS',
      url: '/login',
      headers: { origin: 'null', 'access-control-request-method': 'POST' },
    });
    expect(preflight.headers['access-control-allow-origin']).toBeUndefined();
    const { cookies } = await app.visitor.post('/register', {
      isSubmission: true,
      firstName: 'Awa',
      phoneNumber: '622112233',
    });
    expect(cookies).toMatchObject([{ name: 'refreshToken', httpOnly: true, sameSite: 'Strict' }]);
  });
});
