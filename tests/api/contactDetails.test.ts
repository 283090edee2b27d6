import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditLog, messages, users } from '../../src/server/db/schema/index.ts';
import type { SessionEntity } from '../../src/shared/auth/views.ts';
import type { ContactChange } from '../../src/shared/security/views.ts';
import { type SignedIn, startTestApp, type TestApp } from '../support/app.ts';
import { buildUser } from '../support/builders.ts';
import { expectEntity, expectInvalid, expectRefusal } from '../support/expectations.ts';
import { freshPhone } from '../support/people.ts';
import { withKey } from '../support/submission.ts';

const PASSWORD = 'Kindia_2026';
const NEW_PASSWORD = 'Mamou#2027';
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const start = new Date('2026-11-21T10:00:00Z');

let app: TestApp;
let now = start;

beforeAll(async () => {
  app = await startTestApp({ clock: () => now });
});
beforeEach(() => {
  now = start;
});
afterAll(() => app.close());

type User = typeof users.$inferSelect;

async function person(role: User['role'] = 'Entrepreneur') {
  const user = await buildUser(app.db, { role, password: PASSWORD });
  return { user, email: user.email ?? '', who: await app.loginAs(user) };
}
const begin = (who: SignedIn, wish: object, headers = {}) =>
  who.post('/account/contact-change', { password: PASSWORD, ...wish }, headers);
const toPhone = (phoneNumber: string) => ({ channel: 'phone', phoneNumber });
const confirm = (who: SignedIn, code: string) => who.post('/account/contact-change/confirm', { code });
const sentTo = (recipient: string) =>
  app.db.select().from(messages).where(eq(messages.recipient, recipient)).orderBy(desc(messages.createdAt));
const codeTo = async (recipient: string) => /\b\d{6}\b/.exec((await sentTo(recipient))[0]?.body ?? '')?.[0] ?? '';
const tokenTo = async (recipient: string) =>
  /annuler-changement\?token=([\w-]+)/.exec((await sentTo(recipient))[0]?.body ?? '')?.[1] ?? '';
const userOf = async (id: string) => (await app.db.select().from(users).where(eq(users.id, id)))[0];
const login = (loginIdentifier: string, password = PASSWORD) =>
  app.visitor.post('/login', { loginIdentifier, password });
const undo = (token: string, newPassword = NEW_PASSWORD, headers = {}) =>
  app.visitor.post('/account/undo-change', { token, newPassword, confirmNewPassword: newPassword }, headers);

async function changePhone(who: SignedIn) {
  const phoneNumber = `+224${freshPhone()}`;
  expectEntity(await begin(who, toPhone(phoneNumber)));
  expectEntity(await confirm(who, await codeTo(phoneNumber)));
  return phoneNumber;
}

describe('another phone number or e-mail address of one’s own', () => {
  test.each(['Client', 'Entrepreneur', 'CustomerService', 'Admin'] as const)(
    'takes a %s the password and the code sent to it; the former is told',
    async (role) => {
      const { user, email, who } = await person(role);
      const digits = freshPhone();
      expectInvalid(await begin(who, { ...toPhone(digits), password: 'Devine_2026' }), 'Password');
      expect(await sentTo(`+224${digits}`)).toEqual([]);

      const pending = expectEntity<ContactChange>(await begin(who, toPhone(digits)));
      expect(pending).toMatchObject({ channel: 'phone', expiresAt: '2026-11-21T10:10:00.000Z' });
      expect(expectEntity(await who.get('/account/contact-change'))).toEqual(pending);
      expect((await userOf(user.id))?.phoneNumber).toBe(user.phoneNumber);

      const code = await codeTo(`+224${digits}`);
      expectEntity(await confirm(who, ` ${code.slice(0, 3)} ${code.slice(3)}`));
      // Once more, as after a reply that was lost.
      expectEntity(await confirm(who, code));
      expect((await userOf(user.id))?.phoneNumber).toBe(`+224${digits}`);
      expect(expectEntity(await who.get('/account/contact-change'))).toBeNull();
      expectRefusal(await login(user.phoneNumber), 401);
      expectEntity(await login(digits));
      for (const recipient of [user.phoneNumber, email]) {
        const told = await sentTo(recipient);
        expect(told).toHaveLength(1);
        expect(told[0]).toMatchObject({ template: 'accountChanged', segments: recipient === email ? 0 : 1 });
        expect(told[0]?.body).not.toContain(digits);
      }
      const acts = await app.db
        .select()
        .from(auditLog)
        .where(and(eq(auditLog.entityId, user.id)));
      expect(acts).toMatchObject([{ actorId: user.id, after: { phoneNumber: `+224${digits}` } }]);
    },
  );

  test('goes the same way for an e-mail address', async () => {
    const { user, who } = await person();
    const email = `neuf${freshPhone()}@exemple.test`;
    expectEntity(await begin(who, { channel: 'email', email: ` ${email.toUpperCase()} ` }));
    expectEntity(await confirm(who, await codeTo(email)));
    expect((await userOf(user.id))?.email).toBe(email);
    expect(await tokenTo(user.email ?? '')).not.toBe('');
    expect(await tokenTo(user.phoneNumber)).not.toBe('');
  });

  test('cannot be had through the profile: the rest is saved, and the reply says what is to be confirmed', async () => {
    const { user, who } = await person();
    const digits = freshPhone();
    const saved = await who.put('/save-user-informations', {
      userId: user.id,
      firstName: 'Awa',
      lastName: 'Bah',
      phoneNumber: digits,
    });
    expect(expectEntity<SessionEntity>(saved)).toMatchObject({ fullName: 'Awa Bah', phoneToConfirm: `+224${digits}` });
    expect((await userOf(user.id))?.phoneNumber).toBe(user.phoneNumber);
  });

  test('is written at once where nobody signs in with it', async () => {
    const user = await buildUser(app.db, { role: 'Client' });
    const who = await app.loginAs(user);
    const digits = freshPhone();
    const form = { userId: user.id, firstName: 'Awa', phoneNumber: digits };
    expect(expectEntity(await who.put('/save-user-informations', form))).toMatchObject({ phoneToConfirm: null });
    expect((await userOf(user.id))?.phoneNumber).toBe(`+224${digits}`);
    expectRefusal(await begin(who, toPhone(freshPhone())), 409, 'NO_PASSWORD');
  });

  test('says nothing of whether another account has it; the one who has it is told, once a day', async () => {
    const { who } = await person();
    const holder = await buildUser(app.db, { role: 'Entrepreneur', password: PASSWORD });
    const free = freshPhone();
    const seen = [];
    for (const phoneNumber of [holder.phoneNumber, free]) {
      const replies = [await begin(who, toPhone(phoneNumber))];
      for (let tries = 0; tries < 6; tries++) replies.push(await confirm(who, '000000'));
      seen.push(replies.map(({ statusCode, body }) => [statusCode, body.replace(/"value":"[\d ]+"/, '')]));
    }
    expect(seen[0]).toEqual(seen[1]);
    expect(seen[0]?.map(([status]) => status)).toEqual([200, 400, 400, 400, 400, 409, 409]);
    expectEntity(await begin(who, toPhone(holder.phoneNumber)));
    expect(await sentTo(holder.phoneNumber)).toMatchObject([{ template: 'contactTaken', segments: 1 }]);
    expect((await userOf(holder.id))?.phoneNumber).toBe(holder.phoneNumber);
  });

  test('dies with its code: after five tries, at the same moment too, after ten minutes, or given up', async () => {
    const { user, who } = await person();
    const digits = freshPhone();
    expectEntity(await begin(who, toPhone(digits)));
    const code = await codeTo(`+224${digits}`);
    const wrong = code === '111111' ? '222222' : '111111';
    const replies = await Promise.all(Array.from({ length: 8 }, () => confirm(who, wrong)));
    expect(replies.filter(({ statusCode }) => statusCode === 400)).toHaveLength(4);
    expectRefusal(await confirm(who, code), 409, 'CODE_DEAD');

    const late = freshPhone();
    expectEntity(await begin(who, toPhone(late)));
    now = new Date(start.getTime() + 11 * MINUTE);
    expectRefusal(await confirm(who, await codeTo(`+224${late}`)), 409, 'CODE_DEAD');

    const dropped = freshPhone();
    expectEntity(await begin(who, toPhone(dropped)));
    expectEntity(await who.post('/account/contact-change/cancel'));
    expectRefusal(await confirm(who, await codeTo(`+224${dropped}`)), 409, 'CODE_DEAD');
    expect((await userOf(user.id))?.phoneNumber).toBe(user.phoneNumber);
  });

  test('asked for again under one key sends one code; another code ends the one before', async () => {
    const { who } = await person();
    const [first, second] = [freshPhone(), freshPhone()];
    const key = withKey();
    for (const _ of [1, 2]) expectEntity(await begin(who, toPhone(first), key));
    expect(await sentTo(`+224${first}`)).toHaveLength(1);
    expectEntity(await begin(who, toPhone(second)));
    const { errorMessage } = expectInvalid(await confirm(who, await codeTo(`+224${first}`)), 'Code');
    // It is the one that they received, and yet not the right one.
    expect(errorMessage).toContain('seul celui du dernier message sert');
    expectEntity(await confirm(who, await codeTo(`+224${second}`)));
  });

  test('is limited by person, and its password by session', async () => {
    const limited = await startTestApp({ settings: { RATE_LIMIT_FACTOR: '1' } });
    const user = await buildUser(limited.db, { role: 'Entrepreneur', password: PASSWORD });
    const who = await limited.loginAs(user);
    const statuses: number[] = [];
    for (let count = 0; count < 6; count++) statuses.push((await begin(who, toPhone(freshPhone()))).statusCode);
    expect(statuses).toEqual([...Array(5).fill(200), 429]);
    const guesses: number[] = [];
    const thief = await limited.loginAs(user);
    for (let count = 0; count < 11; count++)
      guesses.push((await begin(thief, { ...toPhone(freshPhone()), password: 'Devine_2026' })).statusCode);
    expect(guesses).toEqual([...Array(10).fill(400), 429]);
    await limited.close();
  });

  test('its code is stored hashed and hidden from staff, and so is the link', async () => {
    const { user, who } = await person();
    const phoneNumber = await changePhone(who);
    const stored = await app.database.query('select * from contact_changes where user_id = $1', [user.id]);
    expect(JSON.stringify(stored.rows)).not.toContain(await codeTo(phoneNumber));
    const admin = await app.loginAs('Admin');
    const read = async (recipient: string) => {
      const filter = encodeURIComponent(JSON.stringify({ q: recipient }));
      return (await admin.get(`/admin/messages?filter=${filter}`)).json<{ body: string }[]>()[0]?.body ?? '';
    };
    expect(await read(phoneNumber)).not.toMatch(/\d{6}/);
    expect(await read(user.email ?? '')).toContain('annuler-changement?token=…');
  });
});

describe('the link of the message that tells of a change', () => {
  test('undoes it and all after it, ends all sessions and codes, and sets a new password', async () => {
    const { user, email, who } = await person();
    await changePhone(who);
    const token = await tokenTo(user.phoneNumber);
    const other = `voleur${freshPhone()}@exemple.test`;
    expectEntity(await begin(who, { channel: 'email', email: other }));
    expectEntity(await confirm(who, await codeTo(other)));
    expectEntity(await begin(who, toPhone(freshPhone())));

    expectInvalid(await undo(token, 'Password1!'), 'NewPassword');
    const key = withKey();
    const undone = await undo(token, NEW_PASSWORD, key);
    expectEntity(undone);
    // A reply that was lost.
    expectEntity(await undo(token, NEW_PASSWORD, key));
    expect(await userOf(user.id)).toMatchObject({ phoneNumber: user.phoneNumber, email });
    expectRefusal(await who.get('/account/sessions'), 401);
    expectRefusal(await login(email), 401);
    expectEntity(await login(email, NEW_PASSWORD));
    expectEntity(await login(user.phoneNumber, NEW_PASSWORD));
    expectRefusal(await undo(token), 409, 'LINK_DEAD');
    const [act] = await app.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.entityId, user.id), eq(auditLog.action, 'undoChange')));
    expect(act).toMatchObject({ actorId: user.id, after: { phoneNumber: user.phoneNumber, email } });
  });

  test('a look says whether it still works, and neither uses it up nor tells whose it is', async () => {
    const { user, who } = await person();
    await changePhone(who);
    const token = await tokenTo(user.phoneNumber);
    const look = (given: string) => app.visitor.post('/account/undo-change/check', { token: given });
    for (const _ of [1, 2]) expect((await look(token)).json()).toMatchObject({ entity: null });
    expect((await who.get('/account/sessions')).statusCode).toBe(200);
    expectEntity(await undo(token));
    expectRefusal(await look(token), 409, 'LINK_DEAD');
    expectRefusal(await look('devine'), 409, 'LINK_DEAD');
    expectInvalid(await look(''), 'Token');
  });

  test('works for seven days, and not where the former number has become another account’s', async () => {
    const { user, who } = await person();
    await changePhone(who);
    const token = await tokenTo(user.phoneNumber);
    now = new Date(start.getTime() + 7 * DAY + MINUTE);
    expectRefusal(await undo(token), 409, 'LINK_DEAD');
    now = new Date(start.getTime() + 7 * DAY - MINUTE);
    await buildUser(app.db, { role: 'Entrepreneur', password: PASSWORD, phoneNumber: user.phoneNumber });
    expectRefusal(await undo(token), 409, 'ACCOUNT_EXISTS');
    expectRefusal(await undo('guessed'), 409, 'LINK_DEAD');
  });

  test('comes with a new password too, changed or reset, and ends the sessions that know it', async () => {
    const { user, email, who } = await person();
    const changed = { userId: user.id, password: PASSWORD, newPassword: 'Labe#2027', confirmNewPassword: 'Labe#2027' };
    expectEntity(await who.put('/update-password', changed));
    expect((await sentTo(email))[0]?.body).toContain('mot de passe');
    expectEntity(await undo(await tokenTo(email)));
    expectRefusal(await who.get('/account/sessions'), 401);
    expectRefusal(await login(email, 'Labe#2027'), 401);
    expectEntity(await login(email, NEW_PASSWORD));
  });
});
