import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditLog, enterprises, languages, users } from '../../src/server/db/schema/index.ts';
import type { SessionEntity } from '../../src/shared/auth/views.ts';
import { NO_ID } from '../../src/shared/ids.ts';
import type { UserView } from '../../src/shared/users/views.ts';
import { type SignedIn, startTestApp, type TestApp } from '../support/app.ts';
import { buildContractor, buildUser } from '../support/builders.ts';
import { expectEntity, expectInvalid, expectRefusal } from '../support/expectations.ts';
import { type Places, places } from '../support/submission.ts';

let app: TestApp;
let here: Places;

beforeAll(async () => {
  app = await startTestApp();
  here = await places(app.db);
});
afterAll(() => app.close());

async function contractor() {
  const { user, enterprise } = await buildContractor(app.db);
  return { user, enterprise, requests: await app.loginAs(user) };
}
const save = (who: SignedIn, changes: object = {}) =>
  who.put('/save-user-informations', { userId: who.userId, firstName: 'Awa', lastName: 'Bah', ...changes });

test('one’s own details are saved, and what the browser keeps of them comes back', async () => {
  const { user, enterprise, requests } = await contractor();
  const entity = expectEntity<SessionEntity>(
    await save(requests, { occupiedPosition: 'Gérante', phoneNumber: user.phoneNumber, enterpriseId: enterprise.id }),
  );
  expect(entity).toEqual({
    id: user.id,
    firstName: 'Awa',
    lastName: 'Bah',
    fullName: 'Awa Bah',
    role: 'Entrepreneur',
    enterpriseId: enterprise.id,
    redirectTo: '/tableaux-de-bords/entrepreneurs',
    phoneToConfirm: null,
  });
  const view = expectEntity<UserView>(await requests.get(`/get-user-information/${user.id}`));
  expect(view).toMatchObject({ occupiedPosition: 'Gérante', phoneNumber: user.phoneNumber, hasPassword: true });
});

test('an account is read by its person and by admins: other staff see people where they work with them', async () => {
  const client = await app.loginAs('Client');
  const read = async (role: 'Client' | 'Entrepreneur' | 'CustomerService' | 'SalesService' | 'Admin') =>
    (await (await app.loginAs(role)).get(`/get-user-information/${client.userId}`)).statusCode;
  expect(await read('Admin')).toBe(200);
  for (const role of ['Client', 'Entrepreneur', 'CustomerService', 'SalesService'] as const)
    expect([role, await read(role)]).toEqual([role, 403]);
});

test('what is left out or empty stays as it is', async () => {
  const { user, requests } = await contractor();
  expectEntity(await save(requests, { phoneNumber: '', languageId: NO_ID, city: '', address: '' }));
  const view = expectEntity<UserView>(await requests.get(`/get-user-information/${user.id}`));
  expect(view).toMatchObject({ phoneNumber: user.phoneNumber, occupiedPosition: user.occupiedPosition });
});

test('nobody changes their role, nor anything else along with it', async () => {
  const { user, requests } = await contractor();
  const reply = await save(requests, { role: 'Admin', firstName: 'Autre' });
  expect(expectInvalid(reply, 'Role').errorMessage).toContain('Votre rôle ne se change pas ici');
  const [row] = await app.db.select().from(users).where(eq(users.id, user.id));
  expect(row).toMatchObject({ role: 'Entrepreneur', firstName: user.firstName });
  expect(expectEntity<SessionEntity>(await save(requests, { role: 'Entrepreneur' })).role).toBe('Entrepreneur');
});

test('the address and the city are those of one’s own enterprise, and the audit log keeps what they were', async () => {
  const { user, enterprise, requests } = await contractor();
  const moved = { enterpriseId: enterprise.id, address: 'Marché de Madina', city: here.cityId };
  expectEntity(await save(requests, moved));
  expectEntity(await save(requests, moved));
  const acts = await app.db.select().from(auditLog).where(eq(auditLog.entityId, enterprise.id));
  expect(acts).toMatchObject([
    {
      actorId: user.id,
      action: 'update',
      entity: 'enterprises',
      before: { address: enterprise.address },
      after: { address: 'Marché de Madina' },
    },
  ]);
  const [row] = await app.db.select().from(enterprises).where(eq(enterprises.id, enterprise.id));
  expect(row).toMatchObject({ address: 'Marché de Madina', cityId: here.cityId });
  expectInvalid(await save(requests, { ...moved, city: '01890000-0000-7000-8000-000000000000' }), 'City');
});

describe('somebody else’s', () => {
  test.each(['Client', 'Entrepreneur', 'CustomerService', 'SalesService', 'Admin'] as const)(
    'account is not changed by %s',
    async (role) => {
      const other = await buildUser(app.db);
      expectRefusal(await save(await app.loginAs(role), { userId: other.id }), 403);
    },
  );

  test('enterprise is not changed through one’s own account, and nothing is half done', async () => {
    const { user, requests } = await contractor();
    const { enterprise } = await contractor();
    expectRefusal(await save(requests, { enterpriseId: enterprise.id, address: 'Ailleurs' }), 403);
    const [row] = await app.db.select().from(users).where(eq(users.id, user.id));
    expect(row?.firstName).toBe(user.firstName);
  });
});

describe('names', () => {
  test('a contractor has both', async () => {
    const { requests } = await contractor();
    expectInvalid(await save(requests, { firstName: ' ', lastName: '' }), 'FirstName', 'LastName');
    expectInvalid(await save(requests, { firstName: '' }), 'FirstName');
  });

  test('a client has at least one', async () => {
    const client = await app.loginAs('Client');
    expect(expectEntity<SessionEntity>(await save(client, { firstName: '' })).fullName).toBe('Bah');
    expectInvalid(await save(client, { firstName: '', lastName: '' }), 'FirstName', 'LastName');
  });
});

test('a client chooses one language in place of the former', async () => {
  const [first, second] = await app.db.select().from(languages).orderBy(asc(languages.position));
  const user = await buildUser(app.db, { languageIds: [first?.id ?? ''] });
  const client = await app.loginAs(user);
  expectEntity(await save(client, { languageId: second?.id }));
  const view = expectEntity<UserView>(await client.get(`/get-user-information/${user.id}`));
  expect(view.languages.map(({ value }) => value)).toEqual([second?.id]);
  expectInvalid(await save(client, { languageId: '01890000-0000-7000-8000-000000000000' }), 'LanguageId');
});

test('who speaks several loses none by saving what is shown, and only the first by choosing another', async () => {
  const [first, second, third] = await app.db.select().from(languages).orderBy(asc(languages.position));
  const user = await buildUser(app.db, { languageIds: [first?.id ?? '', third?.id ?? ''] });
  const client = await app.loginAs(user);
  const spoken = async () =>
    expectEntity<UserView>(await client.get(`/get-user-information/${user.id}`)).languages.map(({ value }) => value);
  expectEntity(await save(client, { languageId: first?.id }));
  expect(await spoken()).toEqual([first?.id, third?.id]);
  expectEntity(await save(client, { languageId: second?.id }));
  expect(await spoken()).toEqual([second?.id, third?.id]);
  expectEntity(await save(client, { languageId: third?.id }));
  expect(await spoken()).toEqual([third?.id]);
});

test('bad input is named at each field', async () => {
  const { requests } = await contractor();
  const bad = { phoneNumber: '12', city: 'Conakry', enterpriseId: 'x', languageId: 'y', lastName: 'z'.repeat(81) };
  expectInvalid(await save(requests, bad), 'PhoneNumber', 'City', 'EnterpriseId', 'LanguageId', 'LastName');
});
