import { setTimeout as sleep } from 'node:timers/promises';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { issuePasswordLink } from '../../src/server/auth/passwordLink.ts';
import { sendResetLink } from '../../src/server/auth/sendResetLink.ts';
import { messages, passwordResets, sessions, users } from '../../src/server/db/schema/index.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { buildUser } from '../support/builders.ts';
import { expectEntity, expectInvalid, expectRefusal } from '../support/expectations.ts';
import { withKey } from '../support/submission.ts';

const HOUR = 3_600_000;
const old = 'Kankan_2026';
const fresh = 'Labe#2027';
const start = new Date('2026-11-21T10:00:00Z');
let app: TestApp;
let now = start;

beforeAll(async () => {
  app = await startTestApp({ clock: () => now, works: true, settings: { RATE_LIMIT_FACTOR: '1' } });
});
afterAll(() => app.close());

const request = (identifier: unknown, address = '10.0.0.1') =>
  app.app.inject({
    method: 'POST',
    url: '/request-password-reset',
    headers: { 'content-type': 'application/json' },
    remoteAddress: address,
    payload: JSON.stringify(identifier),
  });
const reset = (token: string, newPassword = fresh, confirmNewPassword = newPassword) =>
  app.visitor.put('/reset-password', { token, newPassword, confirmNewPassword });
const login = (loginIdentifier: string, password: string) => app.visitor.post('/login', { loginIdentifier, password });
const person = () => buildUser(app.db, { role: 'Entrepreneur', password: old });

/** The link of the message that the job wrote to this recipient. */
async function linkSentTo(recipient: string) {
  return vi.waitFor(
    async () => {
      const [message] = await app.db.select().from(messages).where(eq(messages.recipient, recipient));
      expect(message).toBeDefined();
      return { message, token: /token=([\w-]+)/.exec(message?.body ?? '')?.[1] ?? '' };
    },
    { timeout: 15_000, interval: 100 },
  );
}

const linkTo = (recipient: string) => and(eq(messages.recipient, recipient), eq(messages.template, 'passwordReset'));

const tokenFor = async (userId: string) =>
  (await issuePasswordLink(app.newContext(), userId, HOUR)).split('token=')[1] ?? '';

describe('asking for a link', () => {
  test('by phone sends one SMS, by address one e-mail; the link is stored hashed', async () => {
    const user = await person();
    expectEntity(await request(user.phoneNumber.replace('+224', '')));
    const sms = await linkSentTo(user.phoneNumber);
    expect(sms.message).toMatchObject({ channel: 'sms', template: 'passwordReset', segments: 1 });
    expectEntity(await request(` ${user.email?.toUpperCase()} `));
    const email = await linkSentTo(user.email ?? '');
    expect(email.message?.channel).toBe('email');
    expect(sms.token.length).toBeGreaterThanOrEqual(32);
    const stored = await app.db.select().from(passwordResets).where(eq(passwordResets.userId, user.id));
    expect(stored).toHaveLength(2);
    for (const { tokenHash } of stored) expect([sms.token, email.token]).not.toContain(tokenHash);
  });

  test('tells nobody who exists: one reply for all, and nothing sent to those without an account', async () => {
    const known = await person();
    const gone = await buildUser(app.db, { password: old, deactivatedAt: now });
    const bySubmission = await buildUser(app.db);
    const asked = [known.email, 'personne@nulle.part', gone.email, bySubmission.email, '628 00 11 22'];
    const replies = await Promise.all(asked.map((identifier) => request(identifier)));
    const seen = replies.map(({ statusCode, body, headers }) => {
      const { date: _, 'x-request-id': __, ...rest } = headers;
      return JSON.stringify([statusCode, body, Object.keys(rest).toSorted()]);
    });
    expect(new Set(seen).size).toBe(1);
    await linkSentTo(known.email ?? '');
    for (const { email } of [gone, bySubmission])
      expect(await app.db.$count(messages, eq(messages.recipient, email ?? ''))).toBe(0);
  });

  test('does the same work for everybody: the request only leaves a job', async () => {
    const user = await person();
    const before = await app.db.$count(passwordResets);
    const enqueue = vi.spyOn(app.jobs, 'enqueue');
    await request(user.email);
    await request('inconnu@nulle.part');
    expect(enqueue.mock.calls.filter(([, name]) => name === 'auth.resetLink')).toHaveLength(2);
    enqueue.mockRestore();
    await linkSentTo(user.email ?? '');
    expect(await app.db.$count(passwordResets)).toBe(before + 1);
  });

  test('keeps the link from staff, who see that it was sent', async () => {
    const user = await person();
    await request(user.email);
    const { token } = await linkSentTo(user.email ?? '');
    const admin = await app.loginAs('Admin');
    const search = (q: string | null) =>
      admin.get(`/admin/messages?filter=${encodeURIComponent(JSON.stringify({ q }))}`);
    const seen = await search(user.email);
    expect(seen.body).toContain('/reset-password?token=…');
    expect(seen.body).not.toContain(token);
    // Nor does the search tell how it begins.
    for (const beginning of [token.slice(0, 8), `token=${token.slice(0, 5)}`])
      expect((await search(beginning)).body).not.toContain(user.email);
  });

  test('the job run again sends no second message', async () => {
    const user = await person();
    const job = { identifier: user.email ?? '', requestId: 'the same' };
    await sendResetLink(app.newContext(), job);
    await sendResetLink(app.newContext(), job);
    expect(await app.db.$count(messages, eq(messages.recipient, user.email ?? ''))).toBe(1);
  });

  test('asked for twice at once sends one message, whose link works; a minute later another', async () => {
    const user = await person();
    const [identifier, sentTo] = [user.email ?? '', linkTo(user.email ?? '')];
    const ask = (requestId: string) => sendResetLink(app.newContext(), { identifier, requestId: user.id + requestId });
    await Promise.all([ask('tap'), ask('second tap'), ask('other tab')]);
    expect(await app.db.$count(messages, sentTo)).toBe(1);
    now = new Date(start.getTime() + 60_000);
    await ask('later');
    expect(await app.db.$count(messages, sentTo)).toBe(2);
    const { token } = await linkSentTo(identifier);
    expectEntity(await reset(token));
    // The link that is on its way leads nowhere any more: whoever has forgotten again gets another.
    await ask('forgotten again');
    expect(await app.db.$count(messages, sentTo)).toBe(3);
    now = start;
  });

  test('reaches somebody invited who has not chosen a password yet', async () => {
    const invited = await buildUser(app.db);
    await tokenFor(invited.id);
    await sendResetLink(app.newContext(), { identifier: invited.email ?? '', requestId: 'invited' });
    expect(await app.db.$count(messages, eq(messages.recipient, invited.email ?? ''))).toBe(1);
  });

  test.each([[''], ['   '], ['personne'], ['62000'], [{ loginIdentifier: 'x@y.gn' }], [null]])(
    'names %j as wrong at its field',
    async (identifier) => {
      expectInvalid(await request(identifier), 'LoginIdentifier');
    },
  );

  test('is limited for one identifier and address, whether it exists or not', async () => {
    const user = await person();
    for (const identifier of [user.email, 'jamais@nulle.part']) {
      const statuses: number[] = [];
      for (let time = 0; time < 4; time++) statuses.push((await request(identifier, '10.0.1.1')).statusCode);
      expect(statuses).toEqual([200, 200, 200, 429]);
    }
  });
});

describe('choosing a new password', () => {
  test('a look says whether a link still works, and neither uses it up nor tells whose it is', async () => {
    const user = await person();
    const token = await tokenFor(user.id);
    const look = (given: unknown) => app.visitor.post('/reset-password/check', { token: given });
    for (const _ of [1, 2]) expect((await look(token)).json()).toMatchObject({ entity: null });
    expectEntity(await reset(token));
    expectRefusal(await look(token), 409, 'LINK_DEAD');
    expectRefusal(await look('devine'), 409, 'LINK_DEAD');
    expectInvalid(await look(''), 'Token');
    const late = await tokenFor(user.id);
    now = new Date(now.getTime() + HOUR + 1);
    expectRefusal(await look(late), 409, 'LINK_DEAD');
    now = start;
  });

  test('works once, ends all sessions and all other links', async () => {
    const user = await person();
    const device = await app.loginAs(user);
    const [token, another] = [await tokenFor(user.id), await tokenFor(user.id)];
    expectEntity(await reset(token));
    expectRefusal(await reset(token, 'Autre_2026'), 409, 'LINK_DEAD');
    expectRefusal(await reset(another, 'Autre_2026'), 409, 'LINK_DEAD');
    expectRefusal(await device.get(`/get-user-information/${user.id}`), 401);
    expectRefusal(
      await app.visitor.post('/refresh-token', undefined, { cookie: `refreshToken=${device.refreshToken}` }),
      401,
    );
    expectRefusal(await login(user.phoneNumber, old), 401);
    expectEntity(await login(user.phoneNumber, fresh));
  });

  test('asked for again after a lost reply is done, and not by the link alone', async () => {
    const user = await person();
    const form = { token: await tokenFor(user.id), newPassword: fresh, confirmNewPassword: fresh };
    const key = withKey();
    for (const _ of [1, 2]) expectEntity(await app.visitor.put('/reset-password', form, key));
    const other = { ...form, newPassword: 'Faranah_22', confirmNewPassword: 'Faranah_22' };
    expectRefusal(await app.visitor.put('/reset-password', other, key), 422);
    expectRefusal(await app.visitor.put('/reset-password', form), 409, 'LINK_DEAD');
  });

  test('asked twice at once is done once', async () => {
    const user = await person();
    const token = await tokenFor(user.id);
    const replies = await Promise.all([reset(token, 'Kissidou_1'), reset(token, 'Faranah_22')]);
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const chosen = replies[0]?.statusCode === 200 ? 'Kissidou_1' : 'Faranah_22';
    expectEntity(await login(user.email ?? '', chosen));
  });

  test('ends after an hour, and with the account', async () => {
    const user = await person();
    const token = await tokenFor(user.id);
    now = new Date(start.getTime() + HOUR);
    expectRefusal(await reset(token), 409, 'LINK_DEAD');
    now = new Date(start.getTime() + HOUR - 1);
    await app.db.update(users).set({ deactivatedAt: start }).where(eq(users.id, user.id));
    expectRefusal(await reset(token), 409, 'LINK_DEAD');
    await app.db.update(users).set({ deactivatedAt: null }).where(eq(users.id, user.id));
    expectEntity(await reset(token));
    now = start;
  });

  test('bad input is told at its field and leaves the link working', async () => {
    const token = await tokenFor((await person()).id);
    expectInvalid(await reset(token, 'faible'), 'NewPassword');
    const { errors } = expectInvalid(await reset(token, fresh, 'Autre_2026'), 'ConfirmNewPassword');
    expect(errors).toEqual({ ConfirmNewPassword: ['Les mots de passe ne correspondent pas'] });
    expectInvalid(await app.visitor.put('/reset-password', {}), 'Token', 'NewPassword', 'ConfirmNewPassword');
    expectRefusal(await reset('devine'), 409, 'LINK_DEAD');
    expectEntity(await reset(token));
  });

  test('opens the door again to whoever had failed too often', async () => {
    const user = await person();
    for (let attempt = 0; attempt < 11; attempt++) await login(user.email ?? '', 'Faux_2026');
    expect((await login(user.email ?? '', old)).statusCode).toBe(429);
    expectEntity(await reset(await tokenFor(user.id)));
    expectEntity(await login(user.email ?? '', fresh));
  });

  test('of an invited person whose number has an account by now is refused', async () => {
    const other = await person();
    const invited = await buildUser(app.db, { phoneNumber: other.phoneNumber });
    expectRefusal(await reset(await tokenFor(invited.id)), 409, 'ACCOUNT_EXISTS');
  });
});

describe('changing a known password', () => {
  const change = (who: { put: TestApp['visitor']['put'] }, userId: string, changes: object = {}) =>
    who.put('/update-password', {
      userId,
      password: old,
      newPassword: fresh,
      confirmNewPassword: fresh,
      ...changes,
    });

  test('asked for again after a lost reply is done, though the former one is no longer right', async () => {
    const user = await person();
    const who = await app.loginAs(user);
    const form = { userId: user.id, password: old, newPassword: fresh, confirmNewPassword: fresh };
    const key = withKey();
    for (const _ of [1, 2]) expectEntity(await who.put('/update-password', form, key));
    // With another password it is another form: it would be told that it was done, and was not.
    const other = { ...form, newPassword: 'Faranah_22', confirmNewPassword: 'Faranah_22' };
    expectRefusal(await who.put('/update-password', other, key), 422);
    expectInvalid(await who.put('/update-password', form), 'Password');
  });

  test('ends the other sessions, not this one, and the links sent before', async () => {
    const user = await person();
    const [here, elsewhere] = [await app.loginAs(user), await app.loginAs(user)];
    const token = await tokenFor(user.id);
    // The present one once more would change nothing, and whoever was told to change it would think that it is.
    expectInvalid(await change(here, user.id, { newPassword: old, confirmNewPassword: old }), 'NewPassword');
    expectEntity(await change(here, user.id));
    expectEntity(await here.get(`/get-user-information/${user.id}`));
    expectRefusal(await elsewhere.get(`/get-user-information/${user.id}`), 401);
    expectRefusal(await reset(token), 409, 'LINK_DEAD');
    expectEntity(await login(user.email ?? '', fresh));
    const open = await app.db.select().from(sessions).where(eq(sessions.userId, user.id));
    expect(open.filter(({ revokedAt }) => revokedAt === null)).toHaveLength(2);
  });

  test.each([0, 0, 5, 15, 30, 60])('%s ms beside a reset never writes over it', async (delay) => {
    const user = await person();
    const [here, token] = [await app.loginAs(user), await tokenFor(user.id)];
    const chosen = 'Kissidou_1';
    const [ofOwner, ofOther] = await Promise.all([
      sleep(delay).then(() => reset(token, chosen)),
      change(here, user.id),
    ]);
    if (ofOwner.statusCode === 200) expectInvalid(ofOther, 'Password');
    else expectRefusal(ofOwner, 409, 'LINK_DEAD');
    const [valid, dead] = ofOwner.statusCode === 200 ? [chosen, fresh] : [fresh, chosen];
    expectEntity(await login(user.email ?? '', valid));
    expectRefusal(await login(user.email ?? '', dead), 401);
  });

  test('needs the present one, and is limited', async () => {
    const user = await person();
    const here = await app.loginAs(user);
    expectInvalid(await change(here, user.id, { password: 'Faux_2026' }), 'Password');
    expectInvalid(await change(here, user.id, { password: '' }), 'Password');
    expectInvalid(await change(here, user.id, { confirmNewPassword: '' }), 'ConfirmNewPassword');
    expectInvalid(await change(here, user.id, { confirmNewPassword: 'Autre_2026' }), 'ConfirmNewPassword');
    expectInvalid(await change(here, user.id, { newPassword: 'court', confirmNewPassword: 'court' }), 'NewPassword');
    const same = { newPassword: old, confirmNewPassword: old };
    for (let time = 0; time < 10; time++) expectInvalid(await change(here, user.id, same), 'NewPassword');
    const statuses: number[] = [];
    for (let time = 0; time < 10; time++)
      statuses.push((await change(here, user.id, { password: 'Faux_2026' })).statusCode);
    expect(statuses).toEqual([...Array(9).fill(400), 429]);
    expect((await change(here, user.id)).statusCode).toBe(429);
  });

  test('is of one’s own only, also for an admin, and of accounts that have one', async () => {
    const user = await person();
    expectRefusal(await change(await app.loginAs('Admin'), user.id), 403);
    expectRefusal(await change(app.visitor, user.id), 401);
    const bySubmission = await app.loginAs('Client');
    expectInvalid(await change(bySubmission, bySubmission.userId), 'Password');
  });
});
