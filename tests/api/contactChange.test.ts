import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sendResetLink } from '../../src/server/auth/sendResetLink.ts';
import { auditLog, messages, users } from '../../src/server/db/schema/index.ts';
import type { EnterpriseDetails } from '../../src/shared/enterprises/agentViews.ts';
import type { PersonDetails } from '../../src/shared/staff/views.ts';
import { type SignedIn, startTestApp, type TestApp } from '../support/app.ts';
import { buildContractor, buildUser, DEMO_PASSWORD } from '../support/builders.ts';
import { expectEntity, expectInvalid, expectRefusal } from '../support/expectations.ts';
import { buildInvited, freshPhone } from '../support/people.ts';
import { withKey } from '../support/submission.ts';

const NOBODY = '01890000-0000-7000-8000-000000000000';

let app: TestApp;
let admin: SignedIn;

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.loginAs('Admin');
});
afterAll(() => app.close());

type User = typeof users.$inferSelect;

const read = async (id: string) => expectEntity<PersonDetails>(await admin.get(`/admin/staff/${id}`));
const put = (who: SignedIn, id: string, body: object, headers = {}) =>
  who.put(`/admin/staff/${id}/contact`, body, headers);
/** Sends what the dialog would, with these changes. */
const change = async (id: string, changes: object, who = admin) => {
  const { phoneNumber, email, version } = await read(id);
  return put(who, id, { phoneNumber, email, version, ...changes });
};
const userOf = async (id: string) => (await app.db.select().from(users).where(eq(users.id, id)))[0];
const logIn = (loginIdentifier: string) => app.visitor.post('/login', { loginIdentifier, password: DEMO_PASSWORD });
const withPassword = (role: User['role'] = 'CustomerService') => buildUser(app.db, { role, password: DEMO_PASSWORD });
const actsOn = (id: string) =>
  app.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.entity, 'users'), eq(auditLog.entityId, id)));
const messagesTo = (...recipients: (string | null)[]) =>
  app.db
    .select()
    .from(messages)
    .where(
      inArray(
        messages.recipient,
        recipients.map((one) => one ?? ''),
      ),
    );
const tokenOf = (body = '') => /token=([\w-]+)/.exec(body)?.[1] ?? '';
const choosePassword = (token: string) =>
  app.visitor.put('/reset-password', { token, newPassword: 'Nouveau#2027', confirmNewPassword: 'Nouveau#2027' });

describe('another phone number and e-mail address', () => {
  test.each(['CustomerService', 'Client', 'Entrepreneur'] as const)(
    'of a %s are what they sign in with',
    async (role) => {
      const person = role === 'Entrepreneur' ? (await buildContractor(app.db)).user : await withPassword(role);
      await app.db
        .update(users)
        .set({ passwordHash: (await withPassword()).passwordHash })
        .where(eq(users.id, person.id));
      const digits = freshPhone();
      const typed = `${digits.slice(0, 3)} ${digits.slice(3, 5)} ${digits.slice(5, 7)} ${digits.slice(7)}`;
      const saved = expectEntity<PersonDetails>(
        await change(person.id, { phoneNumber: typed, email: ` Neuf${digits}@Exemple.TEST ` }),
      );
      expect(saved).toMatchObject({ phoneNumber: `+224${digits}`, email: `neuf${digits}@exemple.test`, role });
      for (const former of [person.phoneNumber, person.email ?? '']) expectRefusal(await logIn(former), 401);
      for (const present of [digits, `neuf${digits}@exemple.test`]) expectEntity(await logIn(present));
    },
  );

  test('are in the audit log, as they were and as they are', async () => {
    const person = await withPassword();
    const email = `journal${freshPhone()}@exemple.test`;
    expectEntity(await change(person.id, { email }));
    expect(await actsOn(person.id)).toMatchObject([
      { action: 'update', actorId: admin.userId, before: { email: person.email }, after: { email } },
    ]);
    expectEntity(await change(person.id, { email }));
    expect(await actsOn(person.id)).toHaveLength(1);
  });

  test('end every session of the person, and none of an admin who changes their own', async () => {
    const person = await withPassword();
    const devices = [await app.loginAs(person), await app.loginAs(person)];
    expectEntity(await change(person.id, { phoneNumber: freshPhone() }));
    for (const device of devices) {
      expectRefusal(await device.get('/admin/support-tickets'), 401);
      const cookie = { cookie: `refreshToken=${device.refreshToken}` };
      expectRefusal(await app.visitor.post('/refresh-token', undefined, cookie), 401);
    }
    const self = await withPassword('Admin');
    const [here, elsewhere] = [await app.loginAs(self), await app.loginAs(self)];
    expectEntity(await change(self.id, { phoneNumber: freshPhone() }, here));
    expect((await here.get('/admin/staff')).statusCode).toBe(200);
    expectRefusal(await elsewhere.get('/admin/staff'), 401);
  });

  test('end the links that were sent; one asked for at the former number leads to nobody', async () => {
    const person = await withPassword();
    await sendResetLink(app.newContext(), { identifier: person.phoneNumber, requestId: person.id });
    const [sent] = await messagesTo(person.phoneNumber);
    const phoneNumber = freshPhone();
    expectEntity(await change(person.id, { phoneNumber }));
    expectRefusal(await choosePassword(tokenOf(sent?.body)), 409, 'LINK_DEAD');
    await sendResetLink(app.newContext(), { identifier: person.phoneNumber, requestId: `${person.id} again` });
    expect((await messagesTo(person.phoneNumber)).filter(({ template }) => template === 'passwordReset')).toHaveLength(
      1,
    );
    await sendResetLink(app.newContext(), { identifier: phoneNumber, requestId: `${person.id} anew` });
    const [anew] = await messagesTo(`+224${phoneNumber}`);
    expectEntity(await choosePassword(tokenOf(anew?.body)));
  });

  test('are told at the former ones, which learn nothing of the new', async () => {
    const person = await withPassword();
    const phoneNumber = freshPhone();
    expectEntity(await change(person.id, { phoneNumber }));
    const told = await messagesTo(person.phoneNumber, person.email);
    expect(told.map(({ channel, template }) => `${channel} ${template}`).toSorted()).toEqual([
      'email contactChanged',
      'sms contactChanged',
    ]);
    for (const { body } of told) expect(body).toMatch(/\(num[ée]ro\)/);
    for (const { body } of told) expect(body.replace(/\D/g, '')).not.toContain(phoneNumber);
    expect(await messagesTo(`+224${phoneNumber}`)).toEqual([]);

    const other = await withPassword();
    expectEntity(await change(other.id, { email: '' }));
    expect(await userOf(other.id)).toMatchObject({ email: null, phoneNumber: other.phoneNumber });
    expect(await messagesTo(other.phoneNumber, other.email)).toMatchObject([
      { channel: 'email', body: expect.stringContaining('(adresse e-mail)') },
    ]);
  });

  test('sent twice under one key is one change', async () => {
    const person = await withPassword();
    const { version } = await read(person.id);
    const key = withKey();
    const body = { phoneNumber: freshPhone(), email: '', version };
    for (let time = 0; time < 2; time++) expectEntity(await put(admin, person.id, body, key));
    expect(await actsOn(person.id)).toHaveLength(1);
    expect(await messagesTo(person.phoneNumber)).toHaveLength(1);
  });
});

describe('who has no password', () => {
  test('is invited anew at the new number, when they were invited', async () => {
    const invited = await buildInvited(app.db);
    expectEntity(await admin.post(`/admin/staff/${invited.id}/invitation`));
    const [former] = await messagesTo(invited.phoneNumber);
    const phoneNumber = freshPhone();
    expect(expectEntity(await change(invited.id, { phoneNumber }))).toMatchObject({ hasPassword: false });
    expectRefusal(await choosePassword(tokenOf(former?.body)), 409, 'LINK_DEAD');
    const [later] = await messagesTo(`+224${phoneNumber}`);
    expect(later?.template).toBe('invitation');
    expect((await messagesTo(invited.phoneNumber)).map(({ template }) => template)).toEqual(['invitation']);
    expectEntity(await choosePassword(tokenOf(later?.body)));
  });

  test('gets no link while the account is closed', async () => {
    const invited = await buildInvited(app.db, { deactivatedAt: new Date() });
    const phoneNumber = freshPhone();
    expectEntity(await change(invited.id, { phoneNumber }));
    expect(await messagesTo(`+224${phoneNumber}`, invited.phoneNumber)).toEqual([]);
  });

  test('stays signed in where the request was sent from, takes no number and is told nothing, as a client by submission', async () => {
    const client = await buildUser(app.db);
    const device = await app.loginAs(client);
    const { phoneNumber, email } = await withPassword();
    expectEntity(await change(client.id, { phoneNumber, email }));
    expect((await device.get(`/get-user-information/${client.id}`)).statusCode).toBe(200);
    expect(await messagesTo(client.phoneNumber, client.email)).toEqual([]);
  });
});

describe('is refused', () => {
  test('to everybody but an admin', async () => {
    const person = await withPassword();
    for (const role of ['CustomerService', 'SalesService', 'Entrepreneur', 'Client'] as const)
      expectRefusal(await change(person.id, { phoneNumber: freshPhone() }, await app.loginAs(role)), 403);
    // Not even one's own: the profile has the phone alone.
    expectRefusal(await change(person.id, { email: 'a@b.gn' }, await app.loginAs(person)), 403);
    expectRefusal(await app.visitor.put(`/admin/staff/${person.id}/contact`, {}), 401);
    expect(await userOf(person.id)).toMatchObject({ phoneNumber: person.phoneNumber, email: person.email });
  });

  test('for nobody', async () => {
    const body = { phoneNumber: freshPhone(), version: 'x' };
    expectRefusal(await put(admin, NOBODY, body), 404);
    expectInvalid(await put(admin, 'moi', body), 'Id');
  });

  test('at the number or address that another account has, signed up or invited', async () => {
    const person = await withPassword();
    const [known, invited] = [await withPassword('Entrepreneur'), await buildInvited(app.db)];
    const taken = expectInvalid(await change(person.id, { phoneNumber: known.phoneNumber }), 'PhoneNumber');
    expect(taken.errors).toEqual({ PhoneNumber: ['Ce numéro appartient déjà à un autre compte'] });
    expectInvalid(await change(person.id, { email: known.email?.toUpperCase() }), 'Email');
    const { phoneNumber, email } = invited;
    expectInvalid(await change(person.id, { phoneNumber, email }), 'PhoneNumber', 'Email');
    expectInvalid(await change(invited.id, { phoneNumber: known.phoneNumber }), 'PhoneNumber');
    expect(await actsOn(person.id)).toEqual([]);
  });

  test('where two people get the same number at once: one has it', async () => {
    for (let round = 0; round < 3; round++) {
      const [one, other] = [await withPassword(), await buildInvited(app.db)];
      const phoneNumber = freshPhone();
      const replies = await Promise.all([change(one.id, { phoneNumber }), change(other.id, { phoneNumber })]);
      expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400]);
    }
  });

  test.each([
    [{ phoneNumber: '62' }, 'PhoneNumber'],
    [{ phoneNumber: '' }, 'PhoneNumber'],
    [{ phoneNumber: null }, 'PhoneNumber'],
    [{ email: 'pas une adresse' }, 'Email'],
    [{ email: `${'x'.repeat(250)}@exemple.test` }, 'Email'],
    [{ version: '' }, 'Version'],
  ])('bad input is told at its field: %j', async (changes, field) => {
    const person = await withPassword();
    expectInvalid(await change(person.id, changes), field);
    expect(await userOf(person.id)).toMatchObject({ phoneNumber: person.phoneNumber, email: person.email });
  });

  test('of an older version, whichever form was faster', async () => {
    const { id, phoneNumber } = await withPassword();
    const seen = await read(id);
    const { firstName, lastName, occupiedPosition, role } = seen;
    const corrected = { firstName, lastName, occupiedPosition, role, languages: [], version: seen.version };
    expectEntity(await admin.put(`/admin/staff/${id}`, { ...corrected, occupiedPosition: 'Accueil' }));
    expectRefusal(await put(admin, id, { phoneNumber: freshPhone(), version: seen.version }), 409, 'STALE');
    expect((await userOf(id))?.phoneNumber).toBe(phoneNumber);
    const again = await read(id);
    expectEntity(await put(admin, id, { phoneNumber: freshPhone(), version: again.version }));
    expectRefusal(await admin.put(`/admin/staff/${id}`, { ...corrected, version: again.version }), 409, 'STALE');
  });
});

test('an enterprise names the person who acts for it, for an admin to open', async () => {
  const { user, enterprise } = await buildContractor(app.db);
  const details = expectEntity<EnterpriseDetails>(await admin.get(`/get-enterprise-details/${enterprise.id}`));
  expect(details.personId).toBe(user.id);
});
