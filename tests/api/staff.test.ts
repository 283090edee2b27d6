import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  auditLog,
  enterprises,
  messages,
  projects,
  users,
  verificationRequests,
} from '../../src/server/db/schema/index.ts';
import { commonTexts } from '../../src/shared/common/texts.ts';
import { fullName } from '../../src/shared/format/fullName.ts';
import type { AddedUser, HandedOver, PersonDetails, StaffItem } from '../../src/shared/staff/views.ts';
import { type SignedIn, startTestApp, type TestApp } from '../support/app.ts';
import { buildContractor, buildEnterprise, buildProject, buildUser, DEMO_PASSWORD } from '../support/builders.ts';
import { expectEntity, expectInvalid, expectRefusal } from '../support/expectations.ts';
import { buildInvited, buildTicket, languageIds, newUserForm } from '../support/people.ts';
import { withKey } from '../support/submission.ts';

const NOBODY = '01890000-0000-7000-8000-000000000000';
const DAY_MS = 86_400_000;

let now = new Date();
let app: TestApp;
let admin: SignedIn;
let agent: SignedIn;
let seller: SignedIn;

beforeAll(async () => {
  app = await startTestApp({ clock: () => now });
  admin = await app.loginAs('Admin');
  agent = await app.loginAs('CustomerService');
  seller = await app.loginAs('SalesService');
});
/** Sessions of staff end, and some of these tests move the clock by days. */
beforeEach(async () => {
  admin = await app.loginAs({ id: admin.userId });
  agent = await app.loginAs({ id: agent.userId });
  seller = await app.loginAs({ id: seller.userId });
});
afterAll(() => app.close());

const add = async (who: SignedIn, changes: object = {}, headers = {}) =>
  who.post('/add-new-user', await newUserForm(app.db, changes), headers);
const added = async (changes: object = {}) => expectEntity<AddedUser>(await add(admin, changes));
const read = async (id: string) => expectEntity<PersonDetails>(await admin.get(`/admin/staff/${id}`));
const correct = (who: SignedIn, person: PersonDetails, changes: object = {}) =>
  who.put(`/admin/staff/${person.id}`, {
    firstName: person.firstName,
    lastName: person.lastName,
    occupiedPosition: person.occupiedPosition,
    role: person.role,
    languages: person.languages.map(({ value }) => value),
    version: person.version,
    ...changes,
  });
const setActive = (who: SignedIn, id: string, isActive: boolean) =>
  who.put(`/admin/staff/${id}/activity`, { isActive });
const userOf = async (id: string) => (await app.db.select().from(users).where(eq(users.id, id)))[0];
const actsOn = (id: string) =>
  app.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.entity, 'users'), eq(auditLog.entityId, id)));
const linksTo = async (recipient: string) => {
  const sent = await app.db
    .select()
    .from(messages)
    .where(and(eq(messages.template, 'invitation'), eq(messages.recipient, recipient)))
    .orderBy(messages.createdAt, messages.id);
  return sent.map(({ body }) => /token=([\w-]+)/.exec(body)?.[1] ?? '');
};
const choosePassword = (token: string, newPassword = 'Nouveau#2027') =>
  app.visitor.put('/reset-password', { token, newPassword, confirmNewPassword: newPassword });
const list = (filter: object = {}, sort: string[] = ['fullName', 'ASC']) =>
  admin.get(
    `/admin/staff?range=[0,9]&sort=${encodeURIComponent(JSON.stringify(sort))}&filter=${encodeURIComponent(JSON.stringify(filter))}`,
  );

describe('adding a user', () => {
  test('sends the link by SMS and e-mail; with it they choose a password and sign in', async () => {
    const form = await newUserForm(app.db, { roleId: 'CustomerService', city: '' });
    const person = expectEntity<AddedUser>(await admin.post('/add-new-user', form));
    expect(person).toMatchObject({ fullName: 'Néné Sow', role: 'CustomerService', sentBy: ['sms', 'email'] });
    expect(await read(person.id)).toMatchObject({ state: 'Invited', languages: [{ value: form.languages[0] }] });
    const [token] = await linksTo(form.email);
    expect(await linksTo(`+224${form.phoneNumber}`)).toEqual([token]);
    expectRefusal(await app.visitor.post('/login', { loginIdentifier: form.email, password: DEMO_PASSWORD }), 401);
    expectEntity(await choosePassword(token ?? ''));
    const login = await app.visitor.post('/login', { loginIdentifier: form.phoneNumber, password: 'Nouveau#2027' });
    expect(expectEntity(login)).toMatchObject({ role: 'CustomerService', fullName: 'Néné Sow' });
    expect((await read(person.id)).state).toBe('Active');
    expect(await actsOn(person.id)).toMatchObject([
      { action: 'add', actorId: admin.userId, after: { role: 'CustomerService', firstName: 'Néné' } },
    ]);
    expectRefusal(await admin.post(`/admin/staff/${person.id}/invitation`), 409, 'WRONG_STATE');
  });

  test('goes by SMS alone where there is no address', async () => {
    expect((await added({ email: '' })).sentBy).toEqual(['sms']);
  });

  test('an agent adds clients and contractors, and cannot make anybody staff', async () => {
    for (const who of [agent, seller]) {
      for (const roleId of ['Client', 'Entrepreneur']) expectEntity(await add(who, { roleId }));
      for (const roleId of ['Admin', 'CustomerService', 'SalesService']) expectRefusal(await add(who, { roleId }), 403);
      // What the form does not have is not taken from the body.
      const form = await newUserForm(app.db, {
        roleId: 'Client',
        role: 'Admin',
        passwordHash: 'x',
        enterpriseId: NOBODY,
        deactivatedAt: null,
        id: NOBODY,
      });
      const { id } = expectEntity<AddedUser>(await who.post('/add-new-user', form));
      expect(id).not.toBe(NOBODY);
      expect(await userOf(id)).toMatchObject({ role: 'Client', passwordHash: null, enterpriseId: null });
    }
  });

  test('says what is wrong at each field', async () => {
    const reply = await admin.post('/add-new-user', { email: 'x', phoneNumber: '62', languages: [], roleId: 'King' });
    const { errors } = expectInvalid(reply, 'Email', 'FirstName', 'Languages', 'PhoneNumber', 'RoleId');
    expect(errors).toMatchObject({
      PhoneNumber: [commonTexts['common.phoneInvalid']],
      RoleId: ['Ce champ est réquis'],
      Languages: ['Ce champ est réquis'],
    });
    expectInvalid(await add(admin, { city: NOBODY }), 'City');
    expectInvalid(await add(admin, { languages: [NOBODY] }), 'Languages');
  });

  test('whose phone or address belongs to an account is told at that field, whether signed up or invited', async () => {
    const known = await buildUser(app.db, { role: 'Entrepreneur' });
    expectInvalid(await add(admin, { phoneNumber: known.phoneNumber }), 'PhoneNumber');
    expectInvalid(await add(admin, { email: known.email?.toUpperCase() }), 'Email');
    const invited = await buildInvited(app.db);
    expectInvalid(await add(agent, { phoneNumber: invited.phoneNumber, email: invited.email }), 'Email', 'PhoneNumber');
    // A client by submission has proved nothing: they do not stand in the way.
    const client = await buildUser(app.db);
    expectEntity(await add(agent, { phoneNumber: client.phoneNumber, email: client.email }));
  });

  test('sent twice is one user, by its key or at the same moment without one', async () => {
    const key = withKey();
    const form = await newUserForm(app.db);
    const first = expectEntity<AddedUser>(await admin.post('/add-new-user', form, key));
    const again = expectEntity<AddedUser>(await admin.post('/add-new-user', form, key));
    expect(again.id).toBe(first.id);
    expect(await linksTo(form.email)).toHaveLength(1);

    for (let round = 0; round < 3; round++) {
      const other = await newUserForm(app.db, { email: '' });
      const replies = await Promise.all([admin, agent, seller].map((who) => who.post('/add-new-user', other)));
      expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400, 400]);
    }
  });

  test('the link works for three days and once; a new one ends it', async () => {
    const form = await newUserForm(app.db);
    const { id } = expectEntity<AddedUser>(await admin.post('/add-new-user', form));
    now = new Date(now.getTime() + DAY_MS);
    expectEntity(await (await app.loginAs({ id: admin.userId })).post(`/admin/staff/${id}/invitation`));
    const [former, later] = await linksTo(form.email);
    expectRefusal(await choosePassword(former ?? ''), 409, 'LINK_DEAD');
    now = new Date(now.getTime() + 3 * DAY_MS + 1000);
    expectRefusal(await choosePassword(later ?? ''), 409, 'LINK_DEAD');
    expectEntity(await (await app.loginAs({ id: admin.userId })).post(`/admin/staff/${id}/invitation`));
    const last = (await linksTo(form.email)).at(-1) ?? '';
    now = new Date(now.getTime() + 3 * DAY_MS - 60_000);
    expectEntity(await choosePassword(last));
    expectRefusal(await choosePassword(last), 409, 'LINK_DEAD');
  });

  test('the link of a deactivated person leads nowhere', async () => {
    const form = await newUserForm(app.db);
    const { id } = expectEntity<AddedUser>(await admin.post('/add-new-user', form));
    const [token] = await linksTo(form.email);
    expectEntity(await setActive(admin, id, false));
    expectRefusal(await choosePassword(token ?? ''), 409, 'LINK_DEAD');
    expectRefusal(await admin.post(`/admin/staff/${id}/invitation`), 409, 'WRONG_STATE');
  });
});

describe('the staff list', () => {
  test('holds staff alone, found by name without accents, role and state', async () => {
    const invited = await buildInvited(app.db, { firstName: 'Hélène', lastName: 'Loua', role: 'SalesService' });
    const found = async (filter: object) => (await list({ q: 'helene LOUA', ...filter })).json<StaffItem[]>();
    expect(await found({})).toMatchObject([{ id: invited.id, state: 'Invited', lastSeenAt: null }]);
    expect(await found({ role: 'SalesService', state: 'Invited' })).toHaveLength(1);
    expect(await found({ role: 'Admin' })).toEqual([]);
    expect(await found({ state: 'Active' })).toEqual([]);
    expectEntity(await setActive(admin, invited.id, false));
    expect(await found({ state: 'Invited' })).toEqual([]);
    expect(await found({ state: 'Deactivated' })).toHaveLength(1);
    const client = await buildUser(app.db, { role: 'Client', firstName: 'Hélène', lastName: 'Loua' });
    expect((await found({})).map(({ id }) => id)).not.toContain(client.id);
    const byPhone = await list({ q: invited.phoneNumber.replace('+224', '').replace(/(\d{3})(\d\d)/, '$1 $2 ') });
    expect(byPhone.json<StaffItem[]>().map(({ id }) => id)).toEqual([invited.id]);
    expect(byPhone.headers['content-range']).toBe('staff 0-0/1');
  });

  test('knows when somebody was last there, and does not write it at each request', async () => {
    const busy = await app.loginAs('Entrepreneur');
    await busy.get(`/get-user-information/${busy.userId}`);
    const first = (await userOf(busy.userId))?.lastSeenAt;
    expect(first).toEqual(now);
    now = new Date(now.getTime() + 4 * 60_000);
    await busy.get(`/get-user-information/${busy.userId}`);
    expect((await userOf(busy.userId))?.lastSeenAt).toEqual(first);
    now = new Date(now.getTime() + 2 * 60_000);
    await busy.get(`/get-user-information/${busy.userId}`);
    expect((await userOf(busy.userId))?.lastSeenAt).toEqual(now);
    expectEntity(await admin.get(`/get-user-information/${admin.userId}`));
    const [latest] = (await list({}, ['lastSeenAt', 'DESC'])).json<StaffItem[]>();
    expect(latest).toMatchObject({ id: admin.userId, lastSeenAt: now.toISOString() });
  });
});

describe('correcting a person', () => {
  test('writes names, position, languages and role, and ends the sessions of who has another role', async () => {
    const colleague = await app.loginAs('CustomerService');
    const person = await read(colleague.userId);
    const [, second] = await languageIds(app.db);
    const saved = expectEntity<PersonDetails>(
      await correct(admin, person, { lastName: 'Bangoura', occupiedPosition: 'Accueil', languages: [second] }),
    );
    expect(saved).toMatchObject({ lastName: 'Bangoura', occupiedPosition: 'Accueil', languages: [{ value: second }] });
    expect((await colleague.get(`/get-user-information/${colleague.userId}`)).statusCode).toBe(200);
    expectEntity(await correct(admin, saved, { role: 'SalesService' }));
    expectRefusal(await colleague.get(`/get-user-information/${colleague.userId}`), 401);
    expect(
      (await actsOn(colleague.userId)).map(({ action, after }) => [action, Object.keys(after ?? {}).toSorted()]),
    ).toEqual([
      ['update', ['languages', 'lastName', 'occupiedPosition']],
      ['update', ['role']],
    ]);
  });

  test('takes nothing else from the body', async () => {
    const colleague = await buildUser(app.db, { role: 'SalesService' });
    const person = await read(colleague.id);
    const extra = { phoneNumber: '620000000', email: 'x@y.gn', passwordHash: null, enterpriseId: NOBODY };
    expectEntity(await correct(admin, person, { firstName: 'Awa', ...extra }));
    const { phoneNumber, email, passwordHash } = colleague;
    expect(await userOf(colleague.id)).toMatchObject({ firstName: 'Awa', phoneNumber, email, passwordHash });
  });

  test('of an older version is refused, and says who changed it when', async () => {
    const { id } = await buildUser(app.db, { role: 'SalesService' });
    const seen = await read(id);
    expectEntity(await correct(admin, seen, { lastName: 'Premier' }));
    const { errorMessage } = expectRefusal(await correct(admin, seen, { lastName: 'Second' }), 409, 'STALE');
    expect(errorMessage).toMatch(/^Mariama Admin a modifié cette fiche le \d/);
    expect((await userOf(id))?.lastName).toBe('Premier');
  });

  test('makes nobody staff who is not, nor the other way round', async () => {
    const { user } = await buildContractor(app.db);
    expectInvalid(await correct(admin, await read(user.id), { role: 'Admin' }), 'Role');
    const colleague = await buildUser(app.db, { role: 'SalesService' });
    expectInvalid(await correct(admin, await read(colleague.id), { role: 'Client' }), 'Role');
    expectInvalid(await correct(admin, await read(colleague.id), { firstName: '', lastName: '' }), 'FirstName');
  });

  test('leaves one’s own role alone', async () => {
    const self = await read(admin.userId);
    expectRefusal(await correct(admin, self, { role: 'SalesService' }), 409, 'OWN_ACCOUNT');
    expectEntity(await correct(admin, self, { occupiedPosition: 'Direction' }));
  });
});

describe('closing an account', () => {
  test('throws the person out of every device at once, and lets them in again afterwards', async () => {
    const person = await buildUser(app.db, { role: 'CustomerService', password: DEMO_PASSWORD });
    const devices = [await app.loginAs(person), await app.loginAs(person)];
    const logIn = () => app.visitor.post('/login', { loginIdentifier: person.phoneNumber, password: DEMO_PASSWORD });
    for (const device of devices) expect((await device.get('/admin/support-tickets')).statusCode).toBe(200);
    const closed = expectEntity<PersonDetails>(await setActive(admin, person.id, false));
    expect(closed).toMatchObject({ state: 'Deactivated', deactivatedAt: now.toISOString() });
    for (const device of devices) {
      expectRefusal(await device.get('/admin/support-tickets'), 401);
      const cookie = { cookie: `refreshToken=${device.refreshToken}` };
      expectRefusal(await app.visitor.post('/refresh-token', undefined, cookie), 401);
    }
    expectRefusal(await logIn(), 401);
    expectEntity(await setActive(admin, person.id, false));
    expectEntity(await setActive(admin, person.id, true));
    for (const device of devices) expectRefusal(await device.get('/admin/support-tickets'), 401);
    expectEntity(await logIn());
    expect((await actsOn(person.id)).map(({ action }) => action)).toEqual(['deactivate', 'reactivate']);
  });

  test('is not for oneself', async () => {
    expectRefusal(await setActive(admin, admin.userId, false), 409, 'OWN_ACCOUNT');
    expectRefusal(await setActive(admin, admin.userId.toUpperCase(), false), 409, 'OWN_ACCOUNT');
    expectRefusal(await setActive(admin, NOBODY, false), 404);
    expectRefusal(await setActive(agent, admin.userId, false), 403);
  });

  test('of two admins against each other leaves one, whichever way they do it', async () => {
    for (let round = 0; round < 6; round++) {
      const [first, second] = [await app.loginAs('Admin'), await app.loginAs('Admin')];
      const [one, other] = [await read(first.userId), await read(second.userId)];
      const demotes = round % 2 === 1;
      const replies = await Promise.all([
        setActive(first, second.userId, false),
        demotes ? correct(second, one, { role: 'SalesService' }) : setActive(second, first.userId, false),
      ]);
      expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 401]);
      const left = [await userOf(one.id), await userOf(other.id)].filter(
        (person) => person?.role === 'Admin' && person.deactivatedAt === null,
      );
      expect(left).toHaveLength(1);
    }
  });
});

describe('the work of somebody', () => {
  test('is counted, and goes to whoever may have it, with a row in the log for each record', async () => {
    const leaving = await buildUser(app.db, { role: 'CustomerService' });
    const heir = await buildUser(app.db, { role: 'CustomerService' });
    const open = await buildProject(app.db, { status: 'Assigned', agentId: leaving.id });
    const done = await buildProject(app.db, { status: 'Done', agentId: leaving.id });
    const followed = await buildEnterprise(app.db, { assignedAgentId: leaving.id });
    const ticket = await buildTicket(app.db, { agentId: leaving.id });
    const held = { enterpriseId: followed.id, holderId: leaving.id, waitingSince: new Date(), createdAt: new Date() };
    const [request] = await app.db.insert(verificationRequests).values(held).returning();
    expectEntity(await setActive(admin, leaving.id, false));
    const requestsOf = async (id: string) =>
      (await admin.get(`/admin/verification-requests?filter={"agentId":"${id}"}`)).json<{ id: string }[]>();
    expect(await requestsOf(leaving.id)).toMatchObject([{ id: request?.id }]);
    expect((await read(leaving.id)).work).toEqual({ projects: 1, enterprises: 1, verifications: 1, tickets: 1 });

    const give = (body: object) => admin.put(`/admin/staff/${leaving.id}/work`, body);
    expectInvalid(await give({ projectAgentId: seller.userId }), 'ProjectAgentId');
    expectInvalid(await give({ enterpriseAgentId: heir.id, ticketAgentId: leaving.id }), 'EnterpriseAgentId');
    const moved = expectEntity<HandedOver>(
      await give({ projectAgentId: heir.id, enterpriseAgentId: seller.userId, ticketAgentId: heir.id }),
    );
    expect(moved).toEqual({
      projects: 1,
      enterprises: 1,
      tickets: 1,
      heirs: [
        { id: heir.id, name: fullName(heir), work: { projects: 1, enterprises: 0, verifications: 0, tickets: 1 } },
        {
          id: seller.userId,
          name: expect.stringMatching(/./),
          work: { projects: 0, enterprises: 1, verifications: 1, tickets: 0 },
        },
      ],
    });
    expect((await read(leaving.id)).work).toEqual({ projects: 0, enterprises: 0, verifications: 0, tickets: 0 });
    // A second admin, whose page still shows it, is not told that their choice holds.
    expectRefusal(await give({ projectAgentId: admin.userId }), 409, 'WRONG_STATE');
    const holder = async (id: string) => (await app.db.select().from(projects).where(eq(projects.id, id)))[0]?.agentId;
    expect([await holder(open.id), await holder(done.id)]).toEqual([heir.id, leaving.id]);
    const [enterprise] = await app.db.select().from(enterprises).where(eq(enterprises.id, followed.id));
    expect(enterprise?.assignedAgentId).toBe(seller.userId);
    const toCheck = await admin.get(`/admin/verification-requests/${request?.id}`);
    expect(toCheck.json()).toMatchObject({ holderId: seller.userId, acts: [{ action: 'assign' }] });
    expect(await requestsOf(leaving.id)).toEqual([]);
    for (const id of [open.id, followed.id, ticket.id]) {
      const acts = await app.db.select().from(auditLog).where(eq(auditLog.entityId, id));
      expect(acts).toMatchObject([{ action: 'handOver', actorId: admin.userId }]);
    }
    const url = `/get-submitted-projects/${admin.userId}?filter={"agentId":"${heir.id}"}`;
    expect(expectEntity<{ id: string }[]>(await admin.get(url)).map(({ id }) => id)).toEqual([open.id]);
    const theirs = await admin.get(`/admin/enterprises?filter={"agentId":"${seller.userId}"}`);
    expect(theirs.json<{ id: string }[]>().map(({ id }) => id)).toEqual([followed.id]);
  });
});
