import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SearchKind } from '../../src/shared/search/rules.ts';
import type { SearchResults } from '../../src/shared/search/views.ts';
import { type SignedIn, startTestApp, type TestApp } from '../support/app.ts';
import { buildContractor, buildEnterprise, buildProject, buildUser } from '../support/builders.ts';
import { expectEntity, expectInvalid, expectRefusal } from '../support/expectations.ts';
import { buildTicket } from '../support/people.ts';

let app: TestApp;
let admin: SignedIn;
let agent: SignedIn;
let colleague: SignedIn;
let seller: SignedIn;

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.loginAs('Admin');
  agent = await app.loginAs('CustomerService');
  colleague = await app.loginAs('CustomerService');
  seller = await app.loginAs('SalesService');
});
afterAll(() => app.close());

const search = async (who: SignedIn, text: string) =>
  expectEntity<SearchResults>(await who.get(`/admin/search?q=${encodeURIComponent(text)}`));
const idsOf = async (who: SignedIn, kind: SearchKind, text: string) =>
  (await search(who, text))[kind].items.map(({ id }) => id);

test('finds everything of one name, without accents, the newest first', async () => {
  const project = await buildProject(app.db, { firstName: 'Zénab', lastName: 'Koïvogui' });
  const later = await buildProject(app.db, { firstName: 'Zénab', lastName: 'Koïvogui' });
  const enterprise = await buildEnterprise(app.db, { name: 'Koïvogui et Fils' });
  const person = await buildUser(app.db, { firstName: 'Zénab', lastName: 'Koïvogui', role: 'SalesService' });
  const ticket = await buildTicket(app.db, { name: 'Zénab Koïvogui' });
  const found = await search(admin, 'koivogui');
  expect(found.projects.items.map(({ id }) => id)).toEqual(
    [project, later].toSorted((a, b) => b.submittedAt.getTime() - a.submittedAt.getTime()).map(({ id }) => id),
  );
  expect(found.enterprises.items).toMatchObject([{ id: enterprise.id, accountNumber: enterprise.accountNumber }]);
  expect(found.people.items.map(({ id }) => id)).toContain(person.id);
  expect(found.tickets.items).toMatchObject([{ id: ticket.id, status: 'Open' }]);
  expect((await search(admin, 'ZENAB koivogui')).enterprises.items).toEqual([]);
});

test('finds a phone in any writing, an account number in any writing, an address and an id', async () => {
  const project = await buildProject(app.db, { phoneNumber: '+224657123498' });
  for (const written of ['657123498', '657 12 34 98', '+224 657 12 34 98', '00224657123498', '657-12-34']) {
    expect(await idsOf(admin, 'projects', written)).toEqual([project.id]);
  }
  expect(await idsOf(admin, 'projects', project.id)).toEqual([project.id]);
  const { enterprise, user } = await buildContractor(app.db);
  const { accountNumber } = enterprise;
  for (const written of [accountNumber, accountNumber.toLowerCase(), ` ${accountNumber.slice(4)} `]) {
    expect(await idsOf(seller, 'enterprises', written)).toEqual([enterprise.id]);
  }
  expect(await idsOf(admin, 'people', user.email ?? '')).toEqual([user.id]);
});

test('a name of two letters is a name, not a part of every other', async () => {
  const short = await buildProject(app.db, { firstName: 'Oumou', lastName: 'Bâ' });
  await buildProject(app.db, { firstName: 'Oumou', lastName: 'Barry' });
  expect(await idsOf(admin, 'projects', 'oumou ba')).toEqual([short.id]);
});

test('gives few of each kind and says that there are more', async () => {
  for (let count = 0; count < 7; count++) await buildEnterprise(app.db, { name: `Nimba Travaux ${count}` });
  const { enterprises } = await search(admin, 'nimba travaux');
  expect(enterprises.items).toHaveLength(5);
  expect(enterprises.hasMore).toBe(true);
  expect((await search(admin, 'nimba travaux 3')).enterprises).toMatchObject({ items: [{}], hasMore: false });
});

test('each role finds only what it may open', async () => {
  const name = 'Wonkifong';
  const free = await buildProject(app.db, { lastName: name, status: 'Submitted' });
  const own = await buildProject(app.db, { lastName: name, status: 'Assigned', agentId: agent.userId });
  const theirs = await buildProject(app.db, { lastName: name, status: 'Assigned', agentId: colleague.userId });
  const { enterprise, user } = await buildContractor(app.db, { name });
  const client = await buildUser(app.db, { lastName: name });
  const open = await buildTicket(app.db, { name });
  const taken = await buildTicket(app.db, { name, agentId: colleague.userId });
  const contractor = await buildUser(app.db, { role: 'Entrepreneur', lastName: name, enterpriseId: enterprise.id });

  const sorted = async (who: SignedIn, kind: SearchKind) => (await idsOf(who, kind, name)).toSorted();
  expect(await sorted(admin, 'projects')).toEqual([free.id, own.id, theirs.id].toSorted());
  expect(await sorted(agent, 'projects')).toEqual([free.id, own.id].toSorted());
  expect(await sorted(seller, 'projects')).toEqual([]);
  expect(await sorted(admin, 'tickets')).toEqual([open.id, taken.id].toSorted());
  expect(await sorted(agent, 'tickets')).toEqual([open.id]);
  expect(await sorted(seller, 'tickets')).toEqual([]);
  expect(await sorted(agent, 'enterprises')).toEqual([]);
  expect(await sorted(seller, 'enterprises')).toEqual([enterprise.id]);
  expect(await sorted(admin, 'people')).toEqual([client.id, contractor.id].toSorted());
  expect(await sorted(agent, 'people')).toEqual([]);
  expect(await sorted(seller, 'people')).toEqual([contractor.id]);
  expect(await idsOf(agent, 'projects', theirs.id)).toEqual([]);
  expect(await idsOf(seller, 'people', client.id)).toEqual([]);
  expect(user.enterpriseId).toBe(enterprise.id);
  expectRefusal(await (await app.loginAs('Client')).get(`/admin/search?q=${name}`), 403);
  expectRefusal(await app.visitor.get(`/admin/search?q=${name}`), 401);
});

test('too short, odd or too long a text finds nothing and breaks nothing', async () => {
  const nothing = { items: [], hasMore: false };
  const empty = { projects: nothing, enterprises: nothing, people: nothing, tickets: nothing };
  for (const text of ['', ' ', 'a', '+', "'", '%%%', '\\\\', '___', "x' or 1=1 --", '😀😀', '|||| %{smart_count}'])
    expect(await search(admin, text)).toEqual(empty);
  expectInvalid(await admin.get(`/admin/search?q=${'a'.repeat(101)}`), 'Q');
  expectInvalid(await admin.get('/admin/search'), 'Q');
});
