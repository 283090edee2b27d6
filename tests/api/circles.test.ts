import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditLog, cities, messages, services } from '../../src/server/db/schema/index.ts';
import { announceProject } from '../../src/server/projects/announceProject.ts';
import { cities as seeded } from '../../src/server/seed/content/cities.ts';
import { seedReference } from '../../src/server/seed/reference.ts';
import type { ManagedCity, ManagedService } from '../../src/shared/catalog/adminViews.ts';
import { kilometresBetween } from '../../src/shared/places/distance.ts';
import type { ProjectView } from '../../src/shared/projects/views.ts';
import { type SignedIn, startTestApp, type TestApp } from '../support/app.ts';
import { buildContractor, buildProject } from '../support/builders.ts';
import { expectEntity, expectInvalid } from '../support/expectations.ts';

let app: TestApp;
let admin: SignedIn;
let serviceId: string;
let relatedId: string;
let cityIds: Map<string, string>;

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.loginAs('Admin');
  const [asked, related] = await app.db.select().from(services).where(eq(services.isActive, true)).limit(2);
  serviceId = asked?.id ?? '';
  relatedId = related?.id ?? '';
  await relate(serviceId, [relatedId]);
});
beforeEach(async () => {
  cityIds = new Map((await app.db.select().from(cities)).map(({ id, name }) => [name, id]));
});
afterAll(() => app.close());

/** As an admin does on the page of the service. */
async function relate(id: string, relatedIds: string[]): Promise<void> {
  const service = expectEntity<ManagedService>(await admin.get(`/admin/services/${id}`));
  const saved = expectEntity<ManagedService>(await admin.put(`/admin/services/${id}`, { ...service, relatedIds }));
  expect(saved.related.map(({ value }) => value)).toEqual(relatedIds);
}

const cityOf = (name: string): string => cityIds.get(name) ?? '';
const readCity = async (name: string) => expectEntity<ManagedCity>(await admin.get(`/admin/cities/${cityOf(name)}`));
const saveCity = async (name: string, changes: object) => {
  const { name: same, updatedAt } = await readCity(name);
  return admin.put(`/admin/cities/${cityOf(name)}`, { name: same, updatedAt, ...changes });
};

async function contractorIn(city: string, changes: Parameters<typeof buildContractor>[1] = {}) {
  const { enterprise } = await buildContractor(app.db, {
    cityId: cityOf(city),
    serviceIds: [serviceId],
    alertBySms: true,
    alertByEmail: false,
    ...changes,
  });
  return enterprise.phoneNumber;
}

/** Announces a request in Kindia in one circle after the other; gives who was told by then. */
async function announced(...circles: ('own' | 'region' | 'near')[]): Promise<string[]> {
  const { id } = await buildProject(app.db, { status: 'Available', serviceId, cityId: cityOf('Kindia') });
  for (const circle of circles) await announceProject(app.newContext(), { projectId: id, circle });
  const told = await app.db
    .select()
    .from(messages)
    .where(and(eq(messages.projectId, id), eq(messages.channel, 'sms')));
  return told.map(({ recipient }) => recipient);
}

describe('the circle of contractors who hear of a request', () => {
  test('is its city, then its region, then the cities nearby; nobody is told twice', async () => {
    const here = await contractorIn('Kindia');
    const inRegion = await contractorIn('Coyah');
    const nearby = await contractorIn('Mamou');
    const far = await contractorIn('Nzérékoré');
    const ofAll = [here, inRegion, nearby, far];
    const told = async (...circles: Parameters<typeof announced>) =>
      (await announced(...circles)).filter((number) => ofAll.includes(number)).toSorted();
    expect(await told('own')).toEqual([here]);
    expect(await told('own', 'region')).toEqual([here, inRegion].toSorted());
    expect(await told('own', 'region', 'near', 'near')).toEqual([here, inRegion, nearby].toSorted());
  });

  test('is told again of a request that was taken back and is published anew, once each', async () => {
    const here = await contractorIn('Kindia');
    const agent = await app.loginAs('CustomerService');
    const project = { status: 'Available' as const, agentId: agent.userId, serviceId, cityId: cityOf('Kindia') };
    const { id } = await buildProject(app.db, project);
    const told = async () =>
      app.db.$count(
        messages,
        and(eq(messages.projectId, id), eq(messages.recipient, here), eq(messages.channel, 'sms')),
      );
    const announce = async () => {
      for (const circle of ['own', 'region', 'near'] as const)
        await announceProject(app.newContext(), { projectId: id, circle });
      return told();
    };
    expect(await announce()).toBe(1);
    expectEntity(await agent.put(`/admin/projects/${id}/cancellation`, { reason: 'clientGaveUp' }));
    expectEntity(await agent.put(`/admin/projects/${id}/restoration`, {}));
    expectEntity(await agent.put('/assign-project/', { id, agentId: agent.userId }));
    expectEntity(await agent.put('/activate-project/', { id, agentId: agent.userId, serviceId }));
    expect(await announce()).toBe(2);
    expect(await announce()).toBe(2);
  });

  test('holds related services in the widest one alone, and in one direction', async () => {
    const related = await contractorIn('Coyah', { serviceIds: [relatedId] });
    expect(await announced('own', 'region')).not.toContain(related);
    expect(await announced('near')).toContain(related);
    await relate(serviceId, []);
    await relate(relatedId, [serviceId]);
    expect(await announced('near')).not.toContain(related);
  });

  test('leaves out who wants no alerts', async () => {
    const silent = await contractorIn('Coyah', { alertBySms: false });
    expect(await announced('own', 'region', 'near')).not.toContain(silent);
  });

  test('does not hold a city of which nobody said where it lies', async () => {
    const nearby = await contractorIn('Mamou');
    expectEntity(await saveCity('Mamou', { latitude: null, longitude: null }));
    expect(await announced('near')).not.toContain(nearby);
    expectEntity(await saveCity('Mamou', { region: 'Kindia' }));
    expect(await announced('region')).toContain(nearby);
    expectEntity(await saveCity('Mamou', { region: 'Mamou', latitude: 10.3755, longitude: -12.0915 }));
  });
});

describe('where a city lies', () => {
  test('is kept, and leaves who changed what', async () => {
    expectEntity(await saveCity('Fria', { region: 'Kindia', latitude: 10.4, longitude: -13.6 }));
    expect(await readCity('Fria')).toMatchObject({ region: 'Kindia', latitude: 10.4, longitude: -13.6 });
    const [act] = await app.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.entityId, cityOf('Fria')));
    expect(act).toMatchObject({ before: { region: 'Boké' }, after: { region: 'Kindia', latitude: 10.4 } });
    // Only a name: where it lies stays.
    expectEntity(await saveCity('Fria', {}));
    expect(await readCity('Fria')).toMatchObject({ region: 'Kindia', latitude: 10.4 });
  });

  test.each([
    ['a region there is not', { region: 'Fouta' }, ['Region']],
    ['the two mixed up', { latitude: -13.6, longitude: 10.4 }, ['Latitude', 'Longitude']],
    ['a latitude alone', { latitude: 10.4, longitude: null }, ['Longitude']],
    ['words', { latitude: 'dix', longitude: -13 }, ['Latitude']],
  ])('with %s is answered at the field', async (_, changes, fields) => {
    expectInvalid(await saveCity('Boffa', changes), ...fields);
  });

  test('comes to an installation from before, and leaves what an admin said', async () => {
    const nowhere = { region: null, latitude: null, longitude: null };
    await app.db.update(cities).set(nowhere).where(eq(cities.name, 'Boffa'));
    expectEntity(await saveCity('Dalaba', { region: 'Labé', latitude: null, longitude: null }));
    await seedReference(app.db, new Date());
    expect(await readCity('Boffa')).toMatchObject({ region: 'Boké', latitude: expect.any(Number) });
    expect(await readCity('Dalaba')).toMatchObject({ region: 'Labé', latitude: null, longitude: null });
  });

  test.each([
    ['Conakry', 'Kindia', 105, 115],
    ['Conakry', 'Nzérékoré', 565, 590],
    ['Labé', 'Pita', 25, 40],
    ['Kankan', 'Siguiri', 110, 125],
  ])('from %s to %s is what the map says', (from, to, least, most) => {
    const [one, other] = [from, to].map((name) => seeded.find((city) => city.name === name));
    if (!one || !other) throw new Error('There is no such city');
    const kilometres = kilometresBetween(one, other);
    expect(kilometres).toBeGreaterThan(least);
    expect(kilometres).toBeLessThan(most);
  });
});

test('a contractor reads that a request is in their region before they accept it', async () => {
  // An address that names no district, which would be nearer than the city.
  const { user } = await buildContractor(app.db, { cityId: cityOf('Coyah'), address: 'Route nationale 1' });
  const who = await app.loginAs(user);
  const read = async (city: string) => {
    const { id } = await buildProject(app.db, { status: 'Available', cityId: cityOf(city) });
    return expectEntity<ProjectView>(await who.get(`/get-project-details/${id}`)).nearness;
  };
  expect([await read('Coyah'), await read('Kindia'), await read('Nzérékoré')]).toEqual(['city', 'region', 'elsewhere']);
});
