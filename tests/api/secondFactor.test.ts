import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditLog, factors, messages, users } from '../../src/server/db/schema/index.ts';
import type { OwnFactors } from '../../src/shared/factors/views.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { expectEntity, expectInvalid, expectRefusal } from '../support/expectations.ts';
import { requestsTo } from '../support/requests.ts';
import {
  buildPerson,
  challengeOf,
  codeAt,
  enrolTotp,
  giveLogin,
  PASSWORD,
  type Person,
  passwordSession,
  wrongCodeAt,
} from '../support/secondFactor.ts';
import { softPasskey } from '../support/softPasskey.ts';

const ORIGIN = 'http://localhost:3000';
let app: TestApp;
let now = new Date('2026-11-21T10:00:00Z');
const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};

beforeAll(async () => {
  app = await startTestApp({ clock: () => now, settings: { APP_URL: ORIGIN } });
});
afterAll(() => app.close());
// Each test begins in a time step of its own.
beforeEach(() => later(60));

const finish = (challenge: string, rest: object) => app.visitor.post('/login/second-factor', { challenge, ...rest });
const byCode = (challenge: string, code: string) => finish(challenge, { way: 'totp', code });

async function enrolled(role: 'Admin' | 'Entrepreneur' = 'Admin') {
  const person = await buildPerson(app, role);
  const session = await passwordSession(app, person);
  const totp = await enrolTotp(session, now);
  later(30);
  return { person, session, ...totp };
}

async function addPasskey(who: Awaited<ReturnType<typeof passwordSession>>, name = 'Clé') {
  const passkey = softPasskey(ORIGIN);
  const options = expectEntity<{ challenge: string }>(await who.post('/second-factors/passkey-options'));
  expectEntity(await who.post('/second-factors/passkeys', { name, credential: passkey.create(options) }));
  return passkey;
}

const passkeyOptions = async (challenge: string) =>
  expectEntity<{ challenge: string; rpId: string; allowCredentials: { id: string }[] }>(
    await app.visitor.post('/login/passkey-options', { challenge }),
  );

async function messagesTo(person: Person): Promise<string[]> {
  const rows = await app.db
    .select({ subject: messages.subject })
    .from(messages)
    .where(eq(messages.recipient, person.email));
  return rows.map(({ subject }) => subject ?? '');
}

async function actsOf(person: Person): Promise<string[]> {
  const rows = await app.db
    .select({ action: auditLog.action })
    .from(auditLog)
    .where(and(eq(auditLog.entity, 'users'), eq(auditLog.entityId, person.id)));
  return rows.map(({ action }) => action);
}

describe('an authenticator application', () => {
  test('is asked for after the password, which alone opens nothing', async () => {
    const { person, secret } = await enrolled();
    const reply = await giveLogin(app, person);
    expect(reply.json()).toMatchObject({ isSuccess: true, entity: null, accessToken: null, refreshToken: null });
    expect(reply.json().secondFactor.ways).toEqual(['totp', 'recovery']);
    expect(reply.cookies).toEqual([]);
    const { challenge } = reply.json().secondFactor;
    expectRefusal(await requestsTo(app.app, challenge).get('/second-factors'), 401);
    expectRefusal(await app.visitor.post('/refresh-token', undefined, { cookie: `refreshToken=${challenge}` }), 401);

    const session = await byCode(challenge, codeAt(secret, now));
    expect(expectEntity(session)).toMatchObject({ id: person.id, redirectTo: '/gestion-interne/admin/dashboard' });
    expect(session.cookies.map(({ name }) => name)).toContain('refreshToken');
    expectEntity(await requestsTo(app.app, session.json().accessToken).get('/second-factors'));
  });

  test('takes a code of half a minute ago or ahead, none older, and each once', async () => {
    const { person, secret } = await enrolled();
    const at = (seconds: number) => codeAt(secret, new Date(now.getTime() + seconds * 1000));
    later(300);
    expectInvalid(await byCode((await challengeOf(app, person)).challenge, at(-60)), 'Code');
    expectInvalid(await byCode((await challengeOf(app, person)).challenge, at(60)), 'Code');
    expectEntity(await byCode((await challengeOf(app, person)).challenge, at(-30)));
    const replayed = await byCode((await challengeOf(app, person)).challenge, at(-30));
    expect(expectInvalid(replayed, 'Code').errorMessage).toMatch(/déjà servi/);
    expectEntity(await byCode((await challengeOf(app, person)).challenge, at(30)));
    // An earlier one that was never used is older than the last one.
    expectInvalid(await byCode((await challengeOf(app, person)).challenge, at(0)), 'Code');
    expect(await messagesTo(person)).toContain('Sécurité de votre compte : code présenté deux fois');
  });

  test('of two who send the same code at once one gets a session', async () => {
    const { person, secret } = await enrolled();
    const [one, two] = [await challengeOf(app, person), await challengeOf(app, person)];
    const code = codeAt(secret, now);
    const replies = await Promise.all([byCode(one.challenge, code), byCode(two.challenge, code)]);
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400]);
  });

  test('its secret is not readable in the database, nor by another row', async () => {
    const { person, secret } = await enrolled();
    const other = await enrolled();
    const rows = await app.db.select().from(factors);
    expect(JSON.stringify(rows)).not.toContain(secret);
    const [foreign] = rows.filter(({ userId }) => userId === other.person.id);
    await app.db
      .update(factors)
      .set({ sealedSecret: foreign?.sealedSecret ?? '' })
      .where(eq(factors.userId, person.id));
    const reply = await byCode((await challengeOf(app, person)).challenge, codeAt(other.secret, now));
    expect(expectInvalid(reply, 'Code').errorMessage).toMatch(/ne peut plus être vérifié/);
  });
});

describe('a challenge', () => {
  test('ends with its use, after five minutes and after five tries, of which the person is told', async () => {
    const { person, secret } = await enrolled();
    const used = await challengeOf(app, person);
    expectEntity(await byCode(used.challenge, codeAt(secret, now)));
    later(30);
    expectRefusal(await byCode(used.challenge, codeAt(secret, now)), 409, 'CHALLENGE_DEAD');

    const old = await challengeOf(app, person);
    later(301);
    expectRefusal(await byCode(old.challenge, codeAt(secret, now)), 409, 'CHALLENGE_DEAD');

    const guessed = await challengeOf(app, person);
    for (let attempt = 0; attempt < 5; attempt++)
      expectInvalid(await byCode(guessed.challenge, wrongCodeAt(secret, now)), 'Code');
    expectRefusal(await byCode(guessed.challenge, codeAt(secret, now)), 409, 'CHALLENGE_DEAD');
    expect(await messagesTo(person)).toContain('Sécurité de votre compte : mot de passe connu, code faux');
  });

  test('is for its own person alone', async () => {
    const victim = await enrolled();
    const thief = await enrolled();
    const { challenge } = await challengeOf(app, victim.person);
    expectInvalid(await byCode(challenge, codeAt(thief.secret, now)), 'Code');
    expectInvalid(await finish(challenge, { way: 'recovery', code: thief.recoveryCodes[0] ?? '' }), 'Code');
    expectRefusal(await byCode('x'.repeat(43), codeAt(thief.secret, now)), 409, 'CHALLENGE_DEAD');
  });

  test('ends with the account and with the password it was got by', async () => {
    const { person, secret, session } = await enrolled();
    const before = await challengeOf(app, person);
    const changed = { newPassword: 'Siguiri_26', confirmNewPassword: 'Siguiri_26' };
    expectEntity(await session.put('/update-password', { userId: person.id, password: PASSWORD, ...changed }));
    expectRefusal(await byCode(before.challenge, codeAt(secret, now)), 409, 'CHALLENGE_DEAD');

    const gone = await enrolled();
    const { challenge } = await challengeOf(app, gone.person);
    await app.db.update(users).set({ deactivatedAt: now }).where(eq(users.id, gone.person.id));
    expectRefusal(await byCode(challenge, codeAt(gone.secret, now)), 409, 'CHALLENGE_DEAD');
    expectRefusal(await giveLogin(app, gone.person), 401);
  });
});

describe('a passkey', () => {
  test('opens a session with what it signed for this log-in, once', async () => {
    const { person, session } = await enrolled();
    const passkey = await addPasskey(session);
    const { challenge, ways } = await challengeOf(app, person);
    expect(ways).toEqual(['passkey', 'totp', 'recovery']);
    const options = await passkeyOptions(challenge);
    expect(options).toMatchObject({ rpId: 'localhost', allowCredentials: [{ id: passkey.id }] });
    const credential = passkey.get(options);
    expectEntity(await finish(challenge, { way: 'passkey', credential }));

    const again = await challengeOf(app, person);
    expectInvalid(await finish(again.challenge, { way: 'passkey', credential }), 'Credential');
  });

  test('is refused for another address, another challenge, another person’s log-in and a copy', async () => {
    const { person, session } = await enrolled();
    const passkey = await addPasskey(session);
    const thief = await enrolled();
    const thiefsKey = await addPasskey(thief.session);
    const attempt = async (make: (options: Awaited<ReturnType<typeof passkeyOptions>>) => object) => {
      const { challenge } = await challengeOf(app, person);
      const reply = await finish(challenge, { way: 'passkey', credential: make(await passkeyOptions(challenge)) });
      expectInvalid(reply, 'Credential');
    };
    await attempt((options) => passkey.get(options, { origin: 'https://evil.example' }));
    await attempt((options) => passkey.get(options, { rpId: 'evil.example' }));
    await attempt((options) => passkey.get(options, { challenge: 'AAAA' }));
    // The thief's own key, under its own name and under the victim's.
    await attempt((options) => thiefsKey.get(options));
    await attempt((options) => thiefsKey.get(options, { id: passkey.id }));
    const thiefs = await passkeyOptions((await challengeOf(app, thief.person)).challenge);
    await attempt(() => passkey.get(thiefs));
    passkey.goBack();
    await attempt((options) => passkey.get(options));
  });

  test('a challenge of the log-in makes no key, nor one of another session', async () => {
    const { person, session } = await enrolled();
    const passkey = softPasskey(ORIGIN);
    await addPasskey(session);
    const { challenge } = await challengeOf(app, person);
    const forLogin = await passkeyOptions(challenge);
    const add = (credential: object) => session.post('/second-factors/passkeys', { name: 'Clé', credential });
    expectInvalid(await add(passkey.create({ ...forLogin, rp: { id: 'localhost' } })), 'Credential');
    const other = await enrolled();
    const foreign = expectEntity<{ challenge: string }>(await other.session.post('/second-factors/passkey-options'));
    expectInvalid(await add(passkey.create(foreign)), 'Credential');
  });

  test('is not offered where the address is a bare number', async () => {
    const bare = await startTestApp({ clock: () => now, settings: { APP_URL: 'http://127.0.0.1:3000' } });
    try {
      const session = await passwordSession(bare, await buildPerson(bare, 'Admin'));
      expect(expectEntity<OwnFactors>(await session.get('/second-factors')).passkeysOffered).toBe(false);
      expectInvalid(await session.post('/second-factors/passkey-options'), 'Credential');
      await enrolTotp(session, now);
    } finally {
      await bare.close();
    }
  });
});

describe('recovery codes', () => {
  test('open a session once each, however they are typed, and the person is told', async () => {
    const { person, recoveryCodes } = await enrolled();
    expect(recoveryCodes).toHaveLength(10);
    const [first = '', second = ''] = recoveryCodes;
    const use = async (code: string) => finish((await challengeOf(app, person)).challenge, { way: 'recovery', code });
    const reply = await use(` ${first.toUpperCase().replaceAll('-', ' ')}`);
    expectEntity(reply);
    expectInvalid(await use(first), 'Code');
    const twice = await Promise.all([use(second), use(second)]);
    expect(twice.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400]);
    const session = requestsTo(app.app, reply.json().accessToken);
    expect(expectEntity<OwnFactors>(await session.get('/second-factors')).recoveryCodesLeft).toBe(8);
    expect(await messagesTo(person)).toContain('Sécurité de votre compte : code de secours utilisé');
    expect(await actsOf(person)).toEqual(expect.arrayContaining(['addFactor', 'useRecoveryCode']));

    const { recoveryCodes: fresh } = expectEntity<{ recoveryCodes: string[] }>(
      await session.post('/second-factors/recovery-codes'),
    );
    expectInvalid(await use(recoveryCodes[2] ?? ''), 'Code');
    expectEntity(await use(fresh[0] ?? ''));
  });
});

describe('one’s own factors', () => {
  test('the first one ends the sessions that the password alone had opened', async () => {
    const person = await buildPerson(app, 'Entrepreneur');
    const [here, elsewhere] = [await passwordSession(app, person), await passwordSession(app, person)];
    await enrolTotp(here, now);
    expectEntity(await here.get('/second-factors'));
    expectRefusal(await elsewhere.get('/second-factors'), 401);
    expect(await messagesTo(person)).toContain('Sécurité de votre compte : double vérification ajoutée');
  });

  test('are listed, renamed and removed by their owner alone', async () => {
    const { person, session, id } = await enrolled('Entrepreneur');
    const stranger = await enrolled('Entrepreneur');
    expectRefusal(await stranger.session.put(`/second-factors/${id}`, { name: 'À moi' }), 404);
    expectRefusal(await stranger.session.post(`/second-factors/${id}/removal`), 404);
    expectInvalid(await session.put(`/second-factors/${id}`, { name: ' ' }), 'Name');
    expectEntity(await session.put(`/second-factors/${id}`, { name: 'Vieux téléphone' }));
    const own = expectEntity<OwnFactors>(await session.get('/second-factors'));
    expect(own.factors).toMatchObject([{ id, kind: 'totp', name: 'Vieux téléphone' }]);
    expectEntity(await session.post(`/second-factors/${id}/removal`));
    expect((await giveLogin(app, person)).json().accessToken).toMatch(/^ey/);
    expect(await messagesTo(person)).toContain('Sécurité de votre compte : double vérification retirée');
    expect(await actsOf(person)).toEqual(expect.arrayContaining(['addFactor', 'renameFactor', 'removeFactor']));
  });

  test('an application that showed no right code does not count', async () => {
    const person = await buildPerson(app, 'Admin');
    const session = await passwordSession(app, person);
    const { id, secret } = expectEntity<{ id: string; secret: string }>(
      await session.post('/second-factors/totp', { name: 'Téléphone' }),
    );
    expectInvalid(await session.put(`/second-factors/${id}/confirmation`, { code: wrongCodeAt(secret, now) }), 'Code');
    expect((await giveLogin(app, person)).json().accessToken).toMatch(/^ey/);
    const stranger = await passwordSession(app, await buildPerson(app, 'Admin'));
    expectRefusal(await stranger.put(`/second-factors/${id}/confirmation`, { code: codeAt(secret, now) }), 404);
  });
});

test('guessing is bounded by account and address, beyond the tries of one log-in', async () => {
  const strict = await startTestApp({ clock: () => now, settings: { APP_URL: ORIGIN, RATE_LIMIT_FACTOR: '1' } });
  try {
    const person = await buildPerson(strict, 'Admin');
    const { secret } = await enrolTotp(await passwordSession(strict, person), now);
    const statuses: number[] = [];
    for (let round = 0; round < 4; round++) {
      const { challenge } = await challengeOf(strict, person);
      for (let attempt = 0; attempt < 5; attempt++) {
        const reply = await strict.app.inject({
          method: 'POST',
          url: '/login/second-factor',
          // One line of IPv6 has as many addresses as it likes.
          remoteAddress: `2c0f:eb68:7:7::${round}${attempt}`,
          payload: { challenge, way: 'totp', code: wrongCodeAt(secret, now) },
        });
        statuses.push(reply.statusCode);
      }
    }
    expect(statuses.filter((status) => status === 400)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  } finally {
    await strict.close();
  }
});

test('a changed JWT_SECRET reads the secrets of the one before while that is configured, and writes them anew', async () => {
  const { person, secret } = await enrolled();
  const rotated = { ...app.config, JWT_SECRET: 'another secret of the tests, thirty-two or more' };
  const { takeTotpCode } = await import('../../src/server/factors/totp.ts');
  const factorOf = async () => {
    const [row] = await app.db.select().from(factors).where(eq(factors.userId, person.id));
    if (!row) throw new Error('No factor');
    return row;
  };
  const at = (config: typeof app.config) => ({ ...app.newContext(), config });
  expect(await takeTotpCode(at(rotated), await factorOf(), codeAt(secret, now))).toBe('unreadable');
  const both = { ...rotated, JWT_SECRET_PREVIOUS: app.config.JWT_SECRET };
  expect(await takeTotpCode(at(both), await factorOf(), codeAt(secret, now))).toBe('right');
  later(30);
  expect(await takeTotpCode(at(rotated), await factorOf(), codeAt(secret, now))).toBe('right');
});
