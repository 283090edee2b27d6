import { setTimeout as sleep } from 'node:timers/promises';
import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditLog, factors, messages, sessions } from '../../src/server/db/schema/index.ts';
import { requiredFactorRoles } from '../../src/server/settings/factorPolicy.ts';
import { may } from '../../src/shared/auth/permissions.ts';
import type { OwnFactors, ProofOffer, ResetItem } from '../../src/shared/factors/views.ts';
import type { ManagedSettings } from '../../src/shared/settings/adminViews.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { expectEntity, expectInvalid, expectRefusal } from '../support/expectations.ts';
import { freshPhone, newUserForm } from '../support/people.ts';
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
const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
};

beforeAll(async () => {
  app = await startTestApp({ clock: () => now, settings: { APP_URL: ORIGIN } });
});
afterAll(() => app.close());

/** Logs in with password and application, as a session of its own. */
async function fullSession(person: Person, secret: string) {
  later(1);
  const { challenge } = await challengeOf(app, person);
  const reply = await app.visitor.post('/login/second-factor', { challenge, way: 'totp', code: codeAt(secret, now) });
  return { ...requestsTo(app.app, reply.json().accessToken), refreshToken: reply.json().refreshToken as string };
}

describe('what moves money, roles or personal data', () => {
  test('asks for a proof after ten minutes: by the password of who has no second factor', async () => {
    const admin = await passwordSession(app, await buildPerson(app, 'Admin'));
    const add = async () => admin.post('/add-new-user', await newUserForm(app.db));
    later(9);
    expectEntity(await add());
    later(2);
    expectRefusal(await add(), 403, 'STEP_UP_REQUIRED');
    expectRefusal(await admin.get('/admin/audit-log/export'), 403, 'STEP_UP_REQUIRED');
    expect((await admin.get('/admin/audit-log')).statusCode).toBe(200);

    expect(expectEntity<ProofOffer>(await admin.post('/recent-proof/options'))).toEqual({
      ways: ['password'],
      passkey: null,
    });
    expectInvalid(await admin.post('/recent-proof', { way: 'password', password: 'Devine_1' }), 'Password');
    expectInvalid(await admin.post('/recent-proof', { way: 'totp', code: '123456' }), 'Code');
    expectRefusal(await add(), 403, 'STEP_UP_REQUIRED');
    expectEntity(await admin.post('/recent-proof', { way: 'password', password: PASSWORD }));
    expectEntity(await add());
    later(11);
    expectRefusal(await add(), 403, 'STEP_UP_REQUIRED');
  });

  test('offers none to an account without a log-in, and says so', async () => {
    const names = { firstName: 'Awa', phoneNumber: freshPhone() };
    const registered = await app.visitor.post('/register', { isSubmission: true, ...names });
    const client = requestsTo(app.app, registered.json().accessToken);
    expectRefusal(await client.post('/recent-proof/options'), 409, 'NO_PASSWORD');
  });

  test('by the second factor of who has one, for that session alone', async () => {
    const person = await buildPerson(app, 'Admin');
    const first = await passwordSession(app, person);
    const { secret } = await enrolTotp(first, now);
    const second = await fullSession(person, secret);
    later(11);
    expectInvalid(await first.post('/recent-proof', { way: 'password', password: PASSWORD }), 'Password');
    expectInvalid(await first.post('/recent-proof', { way: 'totp', code: wrongCodeAt(secret, now) }), 'Code');
    const code = codeAt(secret, now);
    expectEntity(await first.post('/recent-proof', { way: 'totp', code }));
    expectInvalid(await second.post('/recent-proof', { way: 'totp', code }), 'Code');
    expectEntity(await first.post('/add-new-user', await newUserForm(app.db)));
    expectRefusal(await second.post('/add-new-user', await newUserForm(app.db)), 403, 'STEP_UP_REQUIRED');
    expectRefusal(await second.post('/second-factors/totp', { name: 'Du voleur' }), 403, 'STEP_UP_REQUIRED');

    const passkey = softPasskey(ORIGIN);
    const creation = expectEntity<{ challenge: string }>(await first.post('/second-factors/passkey-options'));
    expectEntity(await first.post('/second-factors/passkeys', { name: 'Clé', credential: passkey.create(creation) }));
    const { passkey: options } = expectEntity<ProofOffer>(await second.post('/recent-proof/options'));
    const credential = passkey.get(options as { challenge: string });
    expectInvalid(await first.post('/recent-proof', { way: 'passkey', credential }), 'Credential');
    expectEntity(await second.post('/recent-proof', { way: 'passkey', credential }));
    expectEntity(await second.post('/add-new-user', await newUserForm(app.db)));
  });

  test('a renewed access token brings no proof along', async () => {
    const { refreshToken } = await passwordSession(app, await buildPerson(app, 'Admin'));
    later(11);
    const renewed = await app.visitor.post('/refresh-token', undefined, { cookie: `refreshToken=${refreshToken}` });
    const session = requestsTo(app.app, renewed.json().accessToken);
    expectRefusal(await session.get('/admin/messages/export'), 403, 'STEP_UP_REQUIRED');
  });

  test('staff take all that is kept of a person along with a proof alone', async () => {
    const person = await buildPerson(app, 'Client');
    const admin = await passwordSession(app, await buildPerson(app, 'Admin'));
    later(11);
    expectRefusal(await admin.get(`/admin/people/${person.id}/data/export`), 403, 'STEP_UP_REQUIRED');
    expectEntity(await admin.post('/recent-proof', { way: 'password', password: PASSWORD }));
    expect((await admin.get(`/admin/people/${person.id}/data/export`)).statusCode).toBe(200);
  });

  test('each of them says so in its contract', () => {
    const guarded = app.app.endpoints.filter(({ needsRecentProof }) => needsRecentProof);
    expect(guarded.map(({ method, url }) => `${method} ${url}`).toSorted()).toEqual(
      expect.arrayContaining([
        'GET /admin/audit-log/export',
        'GET /admin/enterprises/export',
        'GET /admin/messages/export',
        'GET /admin/payments/export',
        'GET /admin/people/:id/data/export',
        'GET /admin/projects/export',
        'POST /add-new-user',
        'POST /admin/packages',
        'POST /second-factors/:id/removal',
        'PUT /admin/factor-resets/:id/approval',
        'PUT /admin/packages/:id',
        'PUT /admin/payments/:id/attention',
        'PUT /admin/settings/:id',
        'PUT /admin/staff/:id',
        'PUT /admin/staff/:id/activity',
        'PUT /admin/staff/:id/contact',
      ]),
    );
  });
});

describe('a role of which a second factor is required', () => {
  async function requireOf(factorRoles: string[]): Promise<void> {
    const admin = await app.loginAs('Admin');
    const {
      id,
      factorRolesAlways: _,
      ...form
    } = expectEntity<ManagedSettings>(await admin.get('/admin/settings/site'));
    // Who sets it for their own role is bound by it at once, so the reply is not read.
    expect((await admin.put(`/admin/settings/${id}`, { ...form, factorRoles })).statusCode).toBe(200);
  }

  test('reaches its enrolment and nothing else, and everything with it', async () => {
    const person = await buildPerson(app, 'SalesService');
    const running = await passwordSession(app, person);
    const untouched = await passwordSession(app, await buildPerson(app, 'CustomerService'));
    await requireOf(['SalesService']);
    try {
      // The session that runs already is bound too, and so is a new one.
      expectRefusal(await running.get(`/get-user-information/${person.id}`), 403, 'SECOND_FACTOR_REQUIRED');
      // Without the cookie of a browser, too, it can be ended.
      const left = requestsTo(app.app, (await giveLogin(app, person)).json().accessToken);
      expect((await left.post('/logout')).statusCode).toBe(200);
      expectRefusal(await left.get('/second-factors'), 401);
      expect((await untouched.get('/second-factors')).statusCode).not.toBe(403);
      const login = await giveLogin(app, person);
      expect(expectEntity(login)).toMatchObject({ redirectTo: '/double-verification' });
      const session = requestsTo(app.app, login.json().accessToken);
      const renewed = await app.visitor.post('/refresh-token', undefined, {
        cookie: `refreshToken=${login.json().refreshToken}`,
      });
      expect(renewed.json().entity.redirectTo).toBe('/double-verification');
      const half = requestsTo(app.app, renewed.json().accessToken);
      const closed = app.app.endpoints.filter(
        ({ permission }) =>
          permission &&
          may('SalesService', permission) &&
          !may('Visitor', permission) &&
          permission !== 'factors.enrol',
      );
      expect(closed.length).toBeGreaterThan(30);
      for (const { method, url } of closed) {
        const reply = await app.app.inject({
          method: method as 'GET',
          url: url.replaceAll(/:\w+/g, '00000000-0000-4000-8000-000000000000'),
          headers: { authorization: `Bearer ${renewed.json().accessToken}` },
        });
        expect(reply.statusCode, `${method} ${url}`).toBe(403);
        if (method !== 'HEAD') expect(reply.json().code, `${method} ${url}`).toBe('SECOND_FACTOR_REQUIRED');
      }

      expect(expectEntity<OwnFactors>(await half.get('/second-factors'))).toMatchObject({
        mustEnrol: true,
        isRequired: true,
      });
      const { id } = await enrolTotp(half, now);
      expect((await session.get('/second-factors')).statusCode).toBe(200);
      expect((await running.get('/second-factors')).statusCode).toBe(401);
      expect((await half.get(`/get-user-information/${person.id}`)).statusCode).not.toBe(403);
      expectRefusal(await half.post(`/second-factors/${id}/removal`), 409, 'FACTOR_REQUIRED');
    } finally {
      await requireOf([]);
    }
  });

  test('binds the log-ins that are under way when it is set', async () => {
    for (const delay of [0, 5, 10, 20, 30]) {
      const person = await buildPerson(app, 'SalesService');
      const logIns = [0, 1, 2, 3].map((turn) => sleep(turn * 15).then(() => giveLogin(app, person)));
      await Promise.all([...logIns, sleep(delay).then(() => requireOf(['SalesService']))]);
      const open = await app.db.select().from(sessions).where(eq(sessions.userId, person.id));
      expect(open.map(({ mustEnrol }) => mustEnrol)).toEqual([true, true, true, true]);
      await requireOf([]);
    }
  });

  test('is the admins’ under `serve` whatever the settings say; nobody’s in a demonstration', async () => {
    expect(await requiredFactorRoles({ db: app.db, config: app.config })).toEqual([]);
    const config = { ...app.config, factorRequiredOf: ['Admin'] as const };
    expect(await requiredFactorRoles({ db: app.db, config })).toEqual(['Admin']);
  });

  test('is free again when the requirement goes', async () => {
    const session = await passwordSession(app, await buildPerson(app, 'SalesService'));
    await requireOf(['SalesService', 'Entrepreneur']);
    expectRefusal(await session.get('/admin/search?q=bah'), 403, 'SECOND_FACTOR_REQUIRED');
    await requireOf([]);
    expect((await session.get('/admin/search?q=bah')).statusCode).not.toBe(403);
    const bound = and(eq(sessions.mustEnrol, true), isNull(sessions.revokedAt));
    expect(await app.db.select().from(sessions).where(bound)).toEqual([]);
  });
});

describe('somebody who lost every factor', () => {
  async function lost() {
    const person = await buildPerson(app, 'Admin');
    const session = await passwordSession(app, person);
    const { secret } = await enrolTotp(session, now);
    const { challenge } = await challengeOf(app, person);
    expectEntity(await app.visitor.post('/login/factor-reset', { challenge, note: 'Téléphone volé' }));
    const admins = await Promise.all([app.loginAs('Admin'), app.loginAs('Admin')]);
    const [reset] = expectEntity<ResetItem[]>(await admins[0].get('/admin/factor-resets')).filter(
      (one) => one.person.id === person.id,
    );
    return { person, session, secret, admins, resetId: reset?.id ?? '' };
  }
  const approve = (who: { put: TestApp['visitor']['put'] }, id: string, headers?: Record<string, string>) =>
    who.put(`/admin/factor-resets/${id}/approval`, undefined, headers);

  test('is let in again by two admins, each with a proof, and told of it', async () => {
    const { person, session, admins, resetId } = await lost();
    const [first, second] = admins;
    expectInvalid(await app.visitor.post('/login/factor-reset', { challenge: 'x'.repeat(43), note: ' ' }), 'Note');
    expectRefusal(
      await app.visitor.post('/login/factor-reset', { challenge: 'x'.repeat(43), note: 'Volé' }),
      409,
      'CHALLENGE_DEAD',
    );
    // Nobody approves their own, nobody approves twice, no other role approves.
    expectRefusal(await approve(session, resetId), 409, 'OWN_ACCOUNT');
    expectRefusal(await session.put(`/admin/factor-resets/${resetId}/refusal`), 409, 'OWN_ACCOUNT');
    expectRefusal(await approve(await app.loginAs('CustomerService'), resetId), 403);
    const [item] = expectEntity<ResetItem[]>(await approve(first, resetId)).filter(({ id }) => id === resetId);
    expect(item).toMatchObject({ status: 'Approved', note: 'Téléphone volé', approvedBy: { id: first.userId } });
    expectRefusal(await approve(first, resetId), 409, 'SAME_PERSON');
    later(11);
    expectRefusal(await approve(second, resetId), 403, 'STEP_UP_REQUIRED');
    expectEntity(await session.get('/second-factors'));
    expectEntity(await approve(await app.loginAs({ id: second.userId }), resetId));

    expectRefusal(await session.get('/second-factors'), 401);
    expect((await giveLogin(app, person)).json().accessToken).toMatch(/^ey/);
    expectRefusal(await approve(await app.loginAs({ id: second.userId }), resetId), 409, 'WRONG_STATE');
    const sent = await app.db.select().from(messages).where(eq(messages.recipient, person.email));
    expect(sent.map(({ subject }) => subject)).toEqual(
      expect.arrayContaining([
        'Sécurité de votre compte : moyens perdus, retrait demandé',
        'Sécurité de votre compte : double vérification effacée',
      ]),
    );
    const acts = await app.db.select().from(auditLog).where(eq(auditLog.entityId, resetId));
    expect(acts.map(({ action, actorId }) => [action, actorId])).toEqual([
      ['approve', first.userId],
      ['confirm', second.userId],
    ]);
  });

  test('is let in by approvals and kept out by a refusal that count once under their key', async () => {
    const { person, admins, resetId } = await lost();
    const idsAfter = async (reply: ReturnType<typeof approve>) =>
      expectEntity<ResetItem[]>(await reply).map(({ id }) => id);
    for (const [turn, admin] of admins.entries()) {
      const key = { 'idempotency-key': crypto.randomUUID() };
      for (const _ of ['sent', 'repeated']) {
        const open = await idsAfter(approve(admin, resetId, key));
        expect(open.includes(resetId)).toBe(turn === 0);
      }
    }
    const acts = await app.db.select().from(auditLog).where(eq(auditLog.entityId, resetId));
    expect(acts.map(({ action }) => action)).toEqual(['approve', 'confirm']);
    await enrolTotp(await passwordSession(app, person), now);
    const { challenge } = await challengeOf(app, person);
    expectEntity(await app.visitor.post('/login/factor-reset', { challenge, note: 'Perdu encore' }));
    const again = expectEntity<ResetItem[]>(await admins[0].get('/admin/factor-resets')).find(
      (one) => one.person.id === person.id,
    );
    const key = { 'idempotency-key': crypto.randomUUID() };
    for (const _ of ['sent', 'repeated'])
      expectEntity(await admins[0].put(`/admin/factor-resets/${again?.id}/refusal`, undefined, key));
  });

  test('of two admins who approve at once, one is the first and one the second', async () => {
    const { person, admins, resetId } = await lost();
    const replies = await Promise.all(admins.map((admin) => approve(admin, resetId)));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await app.db.select().from(factors).where(eq(factors.userId, person.id))).toEqual([]);
  });

  test('who finds the telephone again has nothing removed', async () => {
    const { person, secret, admins, resetId } = await lost();
    expectEntity(await approve(admins[0], resetId));
    await fullSession(person, secret);
    expectRefusal(await approve(await app.loginAs({ id: admins[1].userId }), resetId), 409, 'WRONG_STATE');
  });

  test('is refused by an admin, and may ask again', async () => {
    const { person, admins, resetId } = await lost();
    expectEntity(await admins[0].put(`/admin/factor-resets/${resetId}/refusal`));
    expectRefusal(await approve(admins[1], resetId), 409, 'WRONG_STATE');
    const { challenge } = await challengeOf(app, person);
    const ask = () => app.visitor.post('/login/factor-reset', { challenge, note: 'Encore perdu' });
    expectEntity(await ask());
    expectEntity(await ask());
    const open = expectEntity<ResetItem[]>(await admins[0].get('/admin/factor-resets'));
    expect(open.filter((one) => one.person.id === person.id)).toHaveLength(1);
  });
});
