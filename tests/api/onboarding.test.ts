import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import {
  cities,
  enterpriseCities,
  enterpriseServices,
  enterprises,
  files,
  messages,
  services,
  users,
} from '../../src/server/db/schema/index.ts';
import { ACCOUNT_CHARACTERS } from '../../src/server/enterprises/accountNumber.ts';
import { announceProject } from '../../src/server/projects/announceProject.ts';
import type { EnterpriseView, RegisteredEnterprise } from '../../src/shared/enterprises/views.ts';
import type { FileItem } from '../../src/shared/files/views.ts';
import { NO_ID } from '../../src/shared/ids.ts';
import { type SignedIn, startTestApp, type TestApp } from '../support/app.ts';
import { buildContractor, buildProject, buildUser } from '../support/builders.ts';
import { expectEntity, expectInvalid, expectRefusal } from '../support/expectations.ts';
import { pdf } from '../support/sampleFiles.ts';
import { type Places, places, withKey } from '../support/submission.ts';

let app: TestApp;
let here: Places;

beforeAll(async () => {
  app = await startTestApp();
  here = await places(app.db);
});
afterAll(() => app.close());

let made = 0;
const newNumber = () => {
  made += 1;
  return `GN.TCC.2026.B.${String(made).padStart(5, '0')}`;
};

/** Somebody who signed up and has no enterprise yet. */
async function newcomer(changes: object = {}): Promise<SignedIn> {
  return app.loginAs(await buildUser(app.db, { role: 'Entrepreneur', ...changes }));
}

/** The characters that chance draws next, of which account numbers are made. */
function drawNext(characters: string): void {
  const draw = vi.spyOn(crypto, 'randomInt');
  for (const character of characters) draw.mockImplementationOnce(() => ACCOUNT_CHARACTERS.indexOf(character));
  syncBuiltinESMExports();
  onTestFinished(() => {
    draw.mockRestore();
    syncBuiltinESMExports();
  });
}

const register = (who: SignedIn, changes: object = {}, headers = withKey()) =>
  who.post(
    '/save-company-informations',
    {
      name: 'Bah Carrelage',
      address: 'Kipé',
      cityId: here.cityId,
      registrationNumber: '',
      services: [here.serviceId],
      ...changes,
    },
    headers,
  );
const registered = async (who: SignedIn, changes: object = {}) =>
  expectEntity<RegisteredEnterprise>(await register(who, changes));
const viewOf = async (who: SignedIn, id: string) =>
  expectEntity<EnterpriseView>(await who.get(`/get-enterprise-informations/${id}`));

describe('describing one’s enterprise', () => {
  test('makes it Pending with an account number, for its contractor, who is welcomed', async () => {
    const who = await newcomer();
    const { id, accountNumber } = await registered(who, { registrationNumber: 'gn.tcc.2020.a.00077' });
    expect(accountNumber).toMatch(/^ENT-[A-HJ-NP-Z2-9]{6}$/);
    expect(await viewOf(who, id)).toMatchObject({
      name: 'Bah Carrelage',
      status: 'Pending',
      accountNumber,
      registrationNumber: 'GN.TCC.2020.A.00077',
      services: [{ value: here.serviceId }],
      city: { id: here.cityId },
      alertBySms: true,
      alertByEmail: true,
    });
    const [user] = await app.db.select().from(users).where(eq(users.id, who.userId));
    expect(user?.enterpriseId).toBe(id);
    const told = await app.db
      .select()
      .from(messages)
      .where(eq(messages.recipient, user?.phoneNumber ?? ''));
    expect(told).toMatchObject([{ template: 'enterpriseRegistered', segments: 1 }]);
    expect(told[0]?.body).toContain(accountNumber);
  });

  test('needs a city only: a person alone is their own company', async () => {
    const who = await newcomer({ firstName: 'Awa', lastName: 'Bah' });
    const { id } = await registered(who, { name: '', address: '', services: [] });
    expect(await viewOf(who, id)).toMatchObject({ name: 'Awa Bah', address: '', registrationNumber: null });
    const nameless = await newcomer({ firstName: '', lastName: '' });
    expectInvalid(await register(nameless, { name: '' }), 'Name');
  });

  test('takes services as ids or as options of a select, each once and never none', async () => {
    const who = await newcomer();
    const chosen = [here.serviceId, { label: 'Le même', value: here.serviceId }, { value: NO_ID }];
    const { id } = await registered(who, { services: chosen });
    expect((await viewOf(who, id)).services.map(({ value }) => value)).toEqual([here.serviceId]);
  });

  test('repeated under one key is one enterprise; without it the second is refused', async () => {
    const who = await newcomer();
    const key = withKey();
    const replies = await Promise.all([1, 2, 3, 4].map(() => register(who, {}, key)));
    expect(new Set(replies.map((reply) => expectEntity<RegisteredEnterprise>(reply).id)).size).toBe(1);
    expectRefusal(await register(who), 409, 'ENTERPRISE_EXISTS');

    const hasty = await newcomer();
    const both = await Promise.all([register(hasty), register(hasty)]);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  });

  test('with a known registration number is told to call, and joins nothing', async () => {
    const registrationNumber = newNumber();
    const { id } = await registered(await newcomer(), { registrationNumber });
    const stranger = await newcomer();
    const refusal = expectRefusal(
      await register(stranger, { registrationNumber: registrationNumber.toLowerCase() }),
      409,
      'COMPANY_EXISTS',
    );
    expect(refusal.errorMessage).toMatch(/a déjà été créé.*contactez le service/);
    expectRefusal(await stranger.get(`/get-enterprise-informations/${id}`), 403);
    expectEntity(await register(stranger, { registrationNumber: newNumber() }));
  });

  test.each([
    ['without its dots', (number: string) => number.replaceAll('.', '')],
    ['with spaces', (number: string) => number.replaceAll('.', ' ')],
    ['with strokes, in small letters', (number: string) => number.replaceAll('.', '/').toLowerCase()],
  ])('a number written %s is the same company, and is kept in the mask', async (_how, written) => {
    const registrationNumber = newNumber();
    const first = await newcomer();
    const { id } = await registered(first, { registrationNumber: written(registrationNumber) });
    expect((await viewOf(first, id)).registrationNumber).toBe(registrationNumber);
    for (const again of [registrationNumber, written(registrationNumber)])
      expectRefusal(await register(await newcomer(), { registrationNumber: again }), 409, 'COMPANY_EXISTS');
  });

  test('a number that was kept without its dots is the same company too', async () => {
    const registrationNumber = newNumber();
    const former = await contractor({ registrationNumber: registrationNumber.replaceAll('.', '') });
    expectRefusal(await register(await newcomer(), { registrationNumber }), 409, 'COMPANY_EXISTS');
    const own = { id: former.enterprise.id, name: 'Même numéro', cityId: here.cityId, registrationNumber };
    const saved = await former.requests.put('/update-enterprise-infos', own);
    expect(expectEntity<EnterpriseView>(saved).registrationNumber).toBe(registrationNumber);
  });

  test('two who give the same number at once make one enterprise', async () => {
    const registrationNumber = newNumber();
    const both = await Promise.all([newcomer(), newcomer()]);
    const replies = await Promise.all(both.map((who) => register(who, { registrationNumber })));
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect(await app.db.$count(enterprises, eq(enterprises.registrationNumber, registrationNumber))).toBe(1);
  });

  test('an account number that is taken is drawn again', async () => {
    const { accountNumber: taken } = await registered(await newcomer());
    const who = await newcomer();
    drawNext(`${taken}${taken}ENT-ABCDEF`.replaceAll('ENT-', ''));
    expect((await registered(who)).accountNumber).toBe('ENT-ABCDEF');
  });

  test('is for contractors, and bad input is told at its field', async () => {
    for (const role of ['Client', 'CustomerService', 'SalesService', 'Admin'] as const)
      expectRefusal(await register(await app.loginAs(role)), 403);
    const who = await newcomer();
    expectInvalid(await register(who, { cityId: '' }), 'CityId');
    expectInvalid(await register(who, { cityId: '01890000-0000-7000-8000-000000000000' }), 'CityId');
    expectInvalid(await register(who, { services: ['01890000-0000-7000-8000-000000000000'] }), 'Services');
    expectInvalid(await register(who, { registrationNumber: 'x'.repeat(20) }), 'RegistrationNumber');
    expect(await app.db.$count(enterprises, eq(enterprises.name, 'x'))).toBe(0);
    const [user] = await app.db.select().from(users).where(eq(users.id, who.userId));
    expect(user?.enterpriseId).toBeNull();
  });
});

async function contractor(changes: Parameters<typeof buildContractor>[1] = {}) {
  const { user, enterprise } = await buildContractor(app.db, changes);
  return { user, enterprise, requests: await app.loginAs(user) };
}

describe('correcting one’s enterprise', () => {
  const update = (who: SignedIn, id: string, changes: object = {}) =>
    who.put('/update-enterprise-infos', {
      id,
      name: 'Nouveau nom',
      address: 'Matoto',
      cityId: here.cityId,
      registrationNumber: newNumber(),
      ...changes,
    });

  test('saves it, with the registration number upper-cased, and leaves services and status alone', async () => {
    const { enterprise, requests } = await contractor();
    const before = await viewOf(requests, enterprise.id);
    const view = expectEntity<EnterpriseView>(
      await update(requests, enterprise.id, {
        registrationNumber: 'gn.kal.2019.a.12345',
        phoneNumber: '655 00 11 22',
        services: [],
        status: 'Verified',
      }),
    );
    expect(view).toMatchObject({
      name: 'Nouveau nom',
      address: 'Matoto',
      registrationNumber: 'GN.KAL.2019.A.12345',
      phoneNumber: '+224655001122',
      status: before.status,
      services: before.services,
      accountNumber: before.accountNumber,
    });
    expectEntity(await requests.put('/update-enterprise-infos/', { ...view, cityId: here.cityId, services: null }));
  });

  test('takes nothing from a page that shows it as it was before', async () => {
    const { enterprise, requests } = await contractor();
    const { version } = await viewOf(requests, enterprise.id);
    const correction = { address: 'Kipé', registrationNumber: newNumber(), version };
    const saved = expectEntity<EnterpriseView>(await update(requests, enterprise.id, correction));
    // A reply that was lost: the same correction is there already.
    expect(expectEntity(await update(requests, enterprise.id, correction))).toEqual(saved);
    expectRefusal(await update(requests, enterprise.id, { name: 'Ancienne page', version }), 409, 'STALE');
    expect(await viewOf(requests, enterprise.id)).toMatchObject({ name: saved.name, address: 'Kipé' });
    expectEntity(await update(requests, enterprise.id, { name: 'Page à jour', version: saved.version }));
  });

  test.each(['GN.TCC.2026.B.0001', 'GN.TCC.2026.B.000011', 'GNXTCC.2026.B.00001', '1234567890123456789', ''])(
    'refuses the registration number %j',
    async (registrationNumber) => {
      const { enterprise, requests } = await contractor();
      expectInvalid(await update(requests, enterprise.id, { registrationNumber }), 'RegistrationNumber');
    },
  );

  test('lets a number of another form stay, and none stay none', async () => {
    const former = await contractor({ registrationNumber: 'RCCM/2011/4711' });
    expectEntity(await update(former.requests, former.enterprise.id, { registrationNumber: 'rccm/2011/4711' }));
    const without = await contractor({ registrationNumber: null });
    expectEntity(await update(without.requests, without.enterprise.id, { registrationNumber: '' }));
  });

  test('refuses another’s enterprise and another’s registration number', async () => {
    const one = await contractor({ registrationNumber: newNumber() });
    const other = await contractor();
    expectRefusal(await update(other.requests, one.enterprise.id), 403);
    expectRefusal(
      await update(other.requests, other.enterprise.id, { registrationNumber: one.enterprise.registrationNumber }),
      409,
      'COMPANY_EXISTS',
    );
    expectInvalid(
      await update(one.requests, one.enterprise.id, { name: ' ', address: '', cityId: '', phoneNumber: '1' }),
      'Name',

      'CityId',
      'PhoneNumber',
    );
  });
});

describe('an enterprise’s documents', () => {
  const paper = { name: 'rccm.pdf', content: pdf() };

  test('are for itself, sales and admins, and ten at the most, also at once', async () => {
    const { enterprise, requests } = await contractor();
    const url = `/upload-file/enterprise/${enterprise.id}`;
    const list = `/get-files?enterpriseId=${enterprise.id}`;
    const [stored] = expectEntity<FileItem[]>(await requests.upload(url, paper, withKey()));
    expect(expectEntity<FileItem[]>(await requests.get(list))).toEqual([stored]);
    expect((await requests.get(`/download/${stored?.id}`)).rawPayload.equals(paper.content)).toBe(true);
    for (const role of ['SalesService', 'Admin'] as const) {
      const staff = await app.loginAs(role);
      expectEntity(await staff.upload(url, paper));
      expect(expectEntity<FileItem[]>(await staff.get(list)).length).toBeGreaterThan(1);
    }
    for (const stranger of [(await contractor()).requests, await app.loginAs('Client'), await newcomer()]) {
      expectRefusal(await stranger.upload(url, paper), 403);
      expectRefusal(await stranger.get(list), 403);
      expectRefusal(await stranger.get(`/download/${stored?.id}`), 403);
    }
    expectRefusal(await (await app.loginAs('CustomerService')).upload(url, paper), 403);
    expectRefusal(await app.visitor.upload(url, paper), 401);
    const statuses = await Promise.all(Array.from({ length: 10 }, () => requests.upload(url, paper)));
    expect(statuses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(7);
    const refusal = expectRefusal(await requests.upload(url, paper), 409, 'TOO_MANY_FILES');
    expect(refusal.errorMessage).toContain('Une entreprise');
    expect(await app.db.$count(files, eq(files.enterpriseId, enterprise.id))).toBe(10);
  });

  test('need an enterprise that exists, and a type that is known', async () => {
    const admin = await app.loginAs('Admin');
    expectRefusal(await admin.upload('/upload-file/enterprise/01890000-0000-7000-8000-000000000000', paper), 404);
    expectInvalid(await admin.upload(`/upload-file/user/${admin.userId}`, paper), 'Type');
  });
});

describe('preferences', () => {
  const prefer = (who: SignedIn, id: string, changes: object = {}) =>
    who.put('/update-enterprise-preferences', {
      id,
      services: [here.serviceId],
      cities: [],
      alertBySms: true,
      alertByEmail: true,
      ...changes,
    });
  const cityIds = async () => (await app.db.select().from(cities).orderBy(asc(cities.name))).map(({ id }) => id);

  test('are kept: services, cities besides one’s own, and the ways to be told', async () => {
    const { enterprise, requests } = await contractor();
    const all = await cityIds();
    const wanted = all.filter((id) => id !== enterprise.cityId).slice(0, 2);
    const [, second] = await app.db.select().from(services).orderBy(asc(services.position));
    const view = expectEntity<EnterpriseView>(
      await prefer(requests, enterprise.id, {
        services: [second?.id],
        cities: [...wanted, enterprise.cityId],
        alertBySms: false,
      }),
    );
    expect(view).toMatchObject({ alertBySms: false, alertByEmail: true, services: [{ value: second?.id }] });
    expect(view.interestCities.map(({ value }) => value).toSorted()).toEqual(wanted.toSorted());
    const emptied = expectEntity<EnterpriseView>(await prefer(requests, enterprise.id, { services: [], cities: [] }));
    expect(emptied).toMatchObject({ services: [], interestCities: [] });
  });

  test('keep a service that is no longer offered, but take no new one', async () => {
    const { enterprise, requests } = await contractor({ serviceIds: [here.serviceId] });
    await app.db.update(services).set({ isActive: false }).where(eq(services.id, here.serviceId));
    expectEntity(await prefer(requests, enterprise.id));
    const other = await contractor({ serviceIds: [] });
    expectInvalid(await prefer(other.requests, other.enterprise.id), 'Services');
    await app.db.update(services).set({ isActive: true }).where(eq(services.id, here.serviceId));
  });

  test('are one’s own, and bad input is told at its field', async () => {
    const one = await contractor();
    const other = await contractor();
    expectRefusal(await prefer(other.requests, one.enterprise.id), 403);
    expectRefusal(await prefer(await app.loginAs('SalesService'), one.enterprise.id), 403);
    expectInvalid(
      await prefer(one.requests, one.enterprise.id, { cities: ['01890000-0000-7000-8000-000000000000'] }),
      'Cities',
    );
    expectInvalid(
      await prefer(one.requests, one.enterprise.id, { alertBySms: 'oui', services: 'tous' }),
      'AlertBySms',
      'Services',
    );
    const { serviceId } = (
      await app.db.select().from(enterpriseServices).where(eq(enterpriseServices.enterpriseId, one.enterprise.id))
    )[0] ?? { serviceId: '' };
    expect(serviceId).not.toBe('');
    expect(await app.db.$count(enterpriseCities, eq(enterpriseCities.enterpriseId, one.enterprise.id))).toBe(0);
  });

  test('decide who hears of a project, how, and tell how to stop', async () => {
    const all = await cityIds();
    const far = all.find((id) => id !== here.cityId) ?? '';
    const wish = { serviceIds: [here.serviceId], cityId: far, alertBySms: true };
    const curious = await contractor(wish);
    const emailOnly = await contractor(wish);
    const silent = await contractor(wish);
    const elsewhere = await contractor(wish);
    const local = await contractor({ ...wish, cityId: here.cityId });
    for (const { enterprise, requests } of [curious, emailOnly, silent]) {
      const ways = {
        alertBySms: enterprise.id === curious.enterprise.id,
        alertByEmail: enterprise.id !== silent.enterprise.id,
      };
      expectEntity(await prefer(requests, enterprise.id, { cities: [here.cityId], ...ways }));
    }
    const project = await buildProject(app.db, {
      status: 'Available',
      serviceId: here.serviceId,
      cityId: here.cityId,
      districtId: here.districtId,
    });
    await announceProject(app.newContext(), { projectId: project.id });
    await announceProject(app.newContext(), { projectId: project.id });
    const told = await app.db.select().from(messages).where(eq(messages.projectId, project.id));
    const toldTo = ({ enterprise, user }: typeof curious) =>
      told
        .filter(({ recipient }) => recipient === enterprise.phoneNumber || recipient === user.email)
        .map(({ channel }) => channel)
        .toSorted();
    expect(toldTo(curious)).toEqual(['email', 'sms']);
    expect(toldTo(local)).toEqual(['email', 'sms']);
    expect(toldTo(emailOnly)).toEqual(['email']);
    expect(toldTo(silent)).toEqual([]);
    expect(toldTo(elsewhere)).toEqual([]);
    for (const { body } of told) expect(body).toContain(`${app.config.APP_URL}/stop`);
  });
});
