import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditLog, cities, districts, places as placeTable } from '../../src/server/db/schema/index.ts';
import type { FoundPlace, ImportedPlaces, LocatedPlace, ManagedPlace } from '../../src/shared/places/views.ts';
import { type SignedIn, startTestApp, type TestApp } from '../support/app.ts';
import { expectEntity, expectInvalid, expectRefusal } from '../support/expectations.ts';
import { misspell } from '../support/misspell.ts';
import { type Places, places } from '../support/submission.ts';

const NOBODY = '01890000-0000-7000-8000-000000000000';

let app: TestApp;
let admin: SignedIn;
let here: Places;

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.loginAs('Admin');
  here = await places(app.db);
});
afterAll(() => app.close());

async function search(q: string, cityId?: string): Promise<FoundPlace[]> {
  const reply = await app.visitor.get(`/get-places?q=${encodeURIComponent(q)}${cityId ? `&cityId=${cityId}` : ''}`);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json();
}

/** How names sound that begin like this. */
const beginnings: Readonly<Record<string, RegExp>> = {
  la: /^la/i,
  Le: /^l([eé]|ai)/i,
  du: /^d(u|ou)/i,
  ki: /^(k|qu)[iy]/i,
  ko: /^(k|c)o/i,
};

describe('the search of places', () => {
  test.each([
    ['Kippé', 'Kipé'],
    ['Quipé', 'Kipé'],
    ['amdalaye', 'Hamdallaye'],
    ['Kosa', 'Cosa'],
    ['koza', 'Cosa'],
    ['ouanindara', 'Wanindara'],
    ['lambagni', 'Lambanyi'],
    ['bessia', 'Gbéssia'],
    ['zerekore', 'Nzérékoré'],
    ['dar es salam', 'Dar-es-Salam'],
    ['gekedou', 'Guéckédou'],
    ['aeroport', 'Gbéssia'],
    ['hopital donca', 'Hôpital Donka'],
  ])('finds under « %s » %s', async (typed, name) => {
    const found = await search(typed);
    expect(found.slice(0, 3).map((place) => place.name)).toContain(name);
  });

  test('finds at least 95 of 100 misspelt names among the first three', async () => {
    const rows = await app.db.select().from(placeTable);
    const byName = Map.groupBy(rows, ({ name }) => name);
    const missed: string[] = [];
    const asked = misspell([...byName.keys()].toSorted(), 500);
    expect(asked).toHaveLength(500);
    for (const { rule, name, typed } of asked) {
      // The form knows the city where several have a place of the name.
      const same = byName.get(name) ?? [];
      const found = await search(typed, same.length > 1 ? same[0]?.cityId : undefined);
      const isFound = found.slice(0, 3).some((place) => place.name === name);
      if (!isFound) missed.push(`${rule}: ${typed} for ${name}, found ${found.slice(0, 3).map((place) => place.name)}`);
    }
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(25);
  });

  test('answers a place with what tells it from others of the name', async () => {
    const [kipe] = await search('kipe');
    expect(kipe).toMatchObject({ kind: 'district', name: 'Kipé', label: 'Kipé, Ratoma, Conakry', cityId: here.cityId });
    expect(kipe?.districtId).toBe(kipe?.id);
    const [city] = await search('labe');
    expect(city).toMatchObject({ kind: 'city', label: 'Labé', latitude: 11.3182 });
  });

  test('puts the city that is named first', async () => {
    const all = await app.db.select().from(placeTable).where(eq(placeTable.name, 'Tanéné'));
    expect(all.length).toBeGreaterThan(2);
    for (const { id, cityId } of all) expect((await search('tanene', cityId))[0]?.id).toBe(id);
  });

  test('prefers what is in the chosen city to the whole name elsewhere', async () => {
    for (const typed of ['mosque', 'mosquée']) {
      const found = await search(typed, here.cityId);
      expect(found[0]?.cityId, found.map(({ label }) => label).join('; ')).toBe(here.cityId);
      expect(found.map(({ label }) => label)).toContain('Mosquée, Labé');
    }
    // Elsewhere is still found by its whole name.
    expect((await search('labe', here.cityId))[0]?.label).toBe('Labé');
  });

  test.each(['la', 'Le', 'du', 'ki', 'ko'])('takes « %s » for the beginning of a name', async (typed) => {
    const found = await search(typed);
    expect(found.length).toBeGreaterThan(1);
    for (const { name } of found.slice(0, 3)) expect(name).toMatch(beginnings[typed] ?? / /);
  });

  test.each(['la', 'ki', 'ko'])('takes « %s » for the beginning of a name in the chosen city first', async (typed) => {
    expect((await search(typed, here.cityId))[0]?.cityId).toBe(here.cityId);
  });

  test.each([
    ['mosquée', 'Grande mosquée Fayçal'],
    ['mosqué', 'Grande mosquée Fayçal'],
    ['mosq', 'Grande mosquée Fayçal'],
    ['moqsuée', 'Grande mosquée Fayçal'],
    ['Fayçal', 'Grande mosquée Fayçal'],
    ['faysal', 'Grande mosquée Fayçal'],
    ['fayal', 'Grande mosquée Fayçal'],
    ['mosquée faysal', 'Grande mosquée Fayçal'],
    ['abdel', 'Université Gamal-Abdel-Nasser'],
    ['naser', 'Université Gamal-Abdel-Nasser'],
    ['diallo', 'Camp Alpha Yaya Diallo'],
  ])('finds under « %s » alone %s, and first in its city', async (typed, name) => {
    const everywhere = await search(typed);
    expect(everywhere.map((place) => place.name)).toContain(name);
    const inCity = await search(typed, here.cityId);
    expect(inCity.slice(0, 3).map((place) => place.name)).toContain(name);
  });

  test('shows names as near beside many places of one name, and finds a landmark by its last word', async () => {
    const cityIds = (await app.db.select({ id: cities.id }).from(cities)).map(({ id }) => id);
    const repeated = cityIds.map((cityId) => ({ kind: 'landmark' as const, cityId, name: 'Zobouya' }));
    const [first = ''] = cityIds;
    const beside = { kind: 'landmark' as const, cityId: first, name: 'Zogouya' };
    const rows = await app.db
      .insert(placeTable)
      .values([...repeated, beside])
      .returning({ id: placeTable.id });
    try {
      expect((await search('zobuya')).slice(0, 4).every(({ name }) => name === 'Zobouya')).toBe(true);
      expect((await search('zodouya')).slice(0, 3).map(({ name }) => name)).toContain('Zogouya');
      const last = cityIds.at(-1);
      expect((await search('zobouya', last))[0]).toMatchObject({ name: 'Zobouya', cityId: last });
      expect((await search('donka')).slice(0, 3).map(({ name }) => name)).toContain('Hôpital Donka');
    } finally {
      for (const { id } of rows) await app.db.delete(placeTable).where(eq(placeTable.id, id));
    }
  });

  test('answers nothing to what is no name, and refuses what is too short or too long', async () => {
    expect(await search('%%__')).toEqual([]);
    expect(await search('zzqqxxyyww')).toEqual([]);
    expect((await app.visitor.get('/get-places')).statusCode).toBe(400);
    expect((await app.visitor.get('/get-places?q=k')).statusCode).toBe(400);
    expect((await app.visitor.get(`/get-places?q=${'k'.repeat(61)}`)).statusCode).toBe(400);
    expect((await app.visitor.get('/get-places?q=kipe&cityId=x')).statusCode).toBe(400);
  });

  test('may be kept by a browser for a minute', async () => {
    const reply = await app.visitor.get('/get-places?q=kipe');
    expect(reply.headers['cache-control']).toContain('public, max-age=60');
  });

  test('gives telephones the places that lie somewhere', async () => {
    const located: LocatedPlace[] = (await app.visitor.get('/get-located-places')).json();
    expect(located).toContainEqual(
      expect.objectContaining({ cityId: here.cityId, districtId: null, name: 'Conakry', latitude: 9.538 }),
    );
    expect(located).toContainEqual(expect.objectContaining({ cityId: here.cityId, name: 'Ratoma' }));
    expect(located.every(({ latitude, longitude }) => latitude > 7 && longitude < -7)).toBe(true);
  });

  test('is limited by address', async () => {
    const limited = await startTestApp({ settings: { RATE_LIMIT_FACTOR: '0.001' } });
    try {
      const statuses = [];
      for (let time = 0; time < 3; time += 1)
        statuses.push((await limited.visitor.get('/get-places?q=kipe')).statusCode);
      expect(statuses).toEqual([200, 200, 429]);
    } finally {
      await limited.close();
    }
  });
});

const create = async (changes: object = {}) =>
  expectEntity<ManagedPlace>(
    await admin.post('/admin/places', { cityId: here.cityId, name: 'Pompe Gomboya', ...changes }),
  );
const update = (place: ManagedPlace, changes: object) => {
  const { name, spellings, latitude, longitude, updatedAt } = place;
  return admin.put(`/admin/places/${place.id}`, { name, spellings, latitude, longitude, updatedAt, ...changes });
};

describe('the places that an admin keeps', () => {
  test('a landmark is created, found under each spelling, changed and removed', async () => {
    const made = await create({ spellings: ['Forage Gomboya', ' ', 'Forage Gomboya'], districtId: here.districtId });
    expect(made).toMatchObject({ kind: 'landmark', spellings: ['Forage Gomboya'], cityName: 'Conakry' });
    expect((await search('foraje gomboia')).map(({ id }) => id)).toContain(made.id);
    const changed = expectEntity<ManagedPlace>(
      await update(made, { spellings: ['Robinet Koloma'], latitude: 9.6, longitude: -13.65 }),
    );
    expect(changed).toMatchObject({ spellings: ['Robinet Koloma'], latitude: 9.6 });
    expect((await search('robinet coloma'))[0]?.id).toBe(made.id);
    expect((await search('forage gomboya')).map(({ name }) => name)).toContain('Pompe Gomboya');
    expect((await admin.delete(`/admin/places/${made.id}`)).statusCode).toBe(200);
    expect((await search('robinet coloma')).map(({ id }) => id)).not.toContain(made.id);
    const acts = await app.db.select().from(auditLog).where(eq(auditLog.entityId, made.id));
    expect(acts.map(({ action }) => action).toSorted()).toEqual(['create', 'remove', 'update']);
  });

  test('are kept by admins alone', async () => {
    const place = await create({ name: 'Pompe Sacrée' });
    const address = `/admin/places/${place.id}`;
    for (const role of ['CustomerService', 'SalesService', 'Entrepreneur', 'Client'] as const) {
      const who = await app.loginAs(role);
      for (const reply of [
        await who.get('/admin/places'),
        await who.post('/admin/places', { cityId: here.cityId, name: 'Pompe Volée' }),
        await who.put(address, place),
        await who.delete(address),
      ])
        expectRefusal(reply, 403);
    }
    expectRefusal(await app.visitor.delete(address), 401);
    expect((await search('pompe sacrée'))[0]?.id).toBe(place.id);
    expectEntity(await admin.delete(address));
  });

  test('bad input is told at its field', async () => {
    expectInvalid(await admin.post('/admin/places', { cityId: NOBODY, name: 'Pompe' }), 'CityId');
    expectInvalid(await admin.post('/admin/places', { cityId: here.cityId, name: ' ' }), 'Name');
    const half = { cityId: here.cityId, name: 'Pompe', latitude: 9.6 };
    expectInvalid(await admin.post('/admin/places', half), 'Longitude');
    expectInvalid(await admin.post('/admin/places', { ...half, latitude: 48.8, longitude: -13.6 }), 'Latitude');
    expectInvalid(
      await admin.post('/admin/places', { cityId: here.cityId, name: 'Pompe', districtId: here.elsewhere }),
      'DistrictId',
    );
    const made = await create({ name: 'Carrefour Deux' });
    expectInvalid(await admin.post('/admin/places', { cityId: here.cityId, name: 'CARREFOUR deux' }), 'Name');
    expectRefusal(await update(made, { name: 'Autre', updatedAt: '2026-01-01T00:00:00.000Z' }), 409, 'STALE');
  });

  test('a city and a district keep their name and give their spellings and their coordinates', async () => {
    const [district] = (await admin.get(listOf({ q: 'Sonfonia' }))).json() as ManagedPlace[];
    if (!district) throw new Error('There is no Sonfonia');
    expectInvalid(await update(district, { name: 'Autre' }), 'Name');
    expectInvalid(await admin.delete(`/admin/places/${district.id}`), 'Id');
    const placed = { spellings: ['T6 gare'], latitude: 9.66, longitude: -13.58 };
    expectEntity(await update(district, placed));
    expect((await search('t6 gare'))[0]?.id).toBe(district.id);
    const [boke] = (await admin.get(listOf({ q: 'Boké', kind: 'city' }))).json() as ManagedPlace[];
    if (!boke) throw new Error('There is no Boké');
    expectEntity(await update(boke, { latitude: 10.94, longitude: -14.29 }));
    const [city] = await app.db.select().from(cities).where(eq(cities.id, boke.id));
    expect(city).toMatchObject({ latitude: 10.94, longitude: -14.29 });
  });

  test('follow the names of cities and districts', async () => {
    const city = expectEntity<{ id: string }>(await admin.post('/admin/cities', { name: 'Sangarébaya' }));
    expect((await search('sangarebaya'))[0]).toMatchObject({ id: city.id, kind: 'city' });
    const district = expectEntity<{ id: string; updatedAt: string }>(
      await admin.post('/admin/districts', { cityId: city.id, name: 'Matakoya' }),
    );
    await admin.put(`/admin/districts/${district.id}`, { name: 'Ouroubaya', updatedAt: district.updatedAt });
    expect((await search('wouroubaya'))[0]).toMatchObject({ id: district.id, name: 'Ouroubaya' });
    await admin.delete(`/admin/cities/${city.id}`);
    expect(await app.db.select().from(placeTable).where(eq(placeTable.cityId, city.id))).toEqual([]);
  });

  test('are listed by name, of a kind and a city', async () => {
    const reply = await admin.get(listOf({ kind: 'city' }));
    const rows: ManagedPlace[] = reply.json();
    expect(rows.every(({ kind }) => kind === 'city')).toBe(true);
    expect(rows.map(({ name }) => name)).toContain('Conakry');
    expect(reply.headers['content-range']).toMatch(/^places 0-\d+\/\d+$/);
    const ofLabe = (await admin.get(listOf({ q: 'Hafia' }))).json() as ManagedPlace[];
    expect(ofLabe.map(({ cityName }) => cityName).toSorted()).toEqual(['Conakry', 'Labé']);
  });
});

const listOf = (filter: object) => `/admin/places?filter=${encodeURIComponent(JSON.stringify(filter))}`;
const HEADER = 'type;ville;quartier;nom;orthographes;latitude;longitude';
const importFile = (...lines: string[]) =>
  admin.post('/admin/places/import', { content: `\uFEFF${[HEADER, ...lines].join('\r\n')}\r\n` });

describe('an import of places', () => {
  test('makes and changes districts and landmarks, and does nothing the second time', async () => {
    const lines = [
      'repère;Conakry;Kipé;Station Bleue;Station d’en bas|Pompe bleue;9,601;-13,652',
      'quartier;Kindia;;Kenendé;;;',
      'Quartier;conakry;;Nongo;Nongo Tady;9,63;−13,64',
    ];
    expect(expectEntity<ImportedPlaces>(await importFile(...lines))).toEqual({ created: 2, updated: 1, errors: [] });
    expect((await search('pompe bleu'))[0]).toMatchObject({ name: 'Station Bleue', latitude: 9.601 });
    expect((await search('nongo tadi'))[0]).toMatchObject({ name: 'Nongo', longitude: -13.64 });
    const made = await app.db.select().from(districts).where(eq(districts.name, 'Kenendé'));
    expect(made).toHaveLength(1);
    expect(expectEntity<ImportedPlaces>(await importFile(...lines))).toEqual({ created: 0, updated: 0, errors: [] });
  });

  test('writes as many as a file may have, and joins what two lines say of one district', async () => {
    const many = Array.from({ length: 1200 }, (_, number) => `repère;Kindia;;Forage ${number};Puits ${number};;`);
    const both = ['quartier;Conakry;;Ratoma – Kipé;Kipé Un;;', 'quartier;Conakry;;Kipé;Kipé Deux;9,61;-13,65'];
    const done = expectEntity<ImportedPlaces>(await importFile(...many, ...both));
    expect(done).toEqual({ created: 1200, updated: 2, errors: [] });
    expect((await search('puit 1133'))[0]).toMatchObject({ name: 'Forage 1133', cityName: 'Kindia' });
    const [kipe] = await app.db.select().from(placeTable).where(eq(placeTable.name, 'Kipé'));
    expect(kipe).toMatchObject({ spellings: expect.arrayContaining(['Kipé Un', 'Kipé Deux']), latitude: 9.61 });
  });

  test('names each line that is wrong, and writes nothing then', async () => {
    const { created, updated, errors } = expectEntity<ImportedPlaces>(
      await importFile(
        'repère;Conakry;;Borne Une;;;',
        'village;Conakry;;Borne Deux;;;',
        'repère;Paris;;Borne Trois;;;',
        'repère;Conakry;Montmartre;Borne Quatre;;;',
        'repère;Conakry;;Borne Cinq;;neuf;-13,6',
        'repère;Conakry;;Borne Six;;48,8;2,3',
        'repère;Conakry;;Borne Sept;;9,6;',
        'repère;Conakry;;;;;',
        'repère;Conakry;;BORNE une;;;',
        'rep\uFFFDre;Conakry;;Borne Huit;;;',
        'repère;Conakry;;Cit\uFFFD de l’Air Neuve;;;',
      ),
    );
    expect({ created, updated }).toEqual({ created: 0, updated: 0 });
    expect(errors.map(({ line }) => line)).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(errors.map(({ message }) => message)).toEqual([
      'Le type est « quartier » ou « repère »',
      'Il n’y a pas de ville « Paris »',
      'Il n’y a pas de quartier « Montmartre » dans cette ville',
      '« neuf » n’est pas un nombre de degrés',
      'En Guinée, la latitude va de 7 à 13 degrés',
      'Donnez la latitude et la longitude, ou aucune des deux',
      'Le nom est requis',
      'Ce lieu est déjà à la ligne 2',
      'Des lettres de cette ligne sont illisibles : enregistrez le fichier en « CSV UTF-8 »',
      'Des lettres de cette ligne sont illisibles : enregistrez le fichier en « CSV UTF-8 »',
    ]);
    expect(await app.db.select().from(placeTable).where(eq(placeTable.name, 'Borne Une'))).toEqual([]);
  });

  test('reads a file with commas, and says what is no file of places', async () => {
    const content = `${HEADER.replaceAll(';', ',')}\nrepère,Conakry,,"Fontaine, rond-point",,9.61,-13.66\n`;
    const done = expectEntity<ImportedPlaces>(await admin.post('/admin/places/import', { content }));
    expect(done.created).toBe(1);
    const wrong = expectEntity<ImportedPlaces>(await admin.post('/admin/places/import', { content: 'nom\nKipé' }));
    expect(wrong.errors).toEqual([
      { line: 1, message: expect.stringContaining('type,ville,quartier,nom,orthographes,latitude,longitude') },
    ]);
    const torn = expectEntity<ImportedPlaces>(
      await admin.post('/admin/places/import', { content: `${HEADER}\nrepère;"Conakry;;Borne` }),
    );
    expect(torn.errors).toEqual([{ line: 1, message: 'Le fichier n’est pas un CSV lisible' }]);
    const empty = expectInvalid(await admin.post('/admin/places/import', { content: '' }), 'Content');
    expect(empty.errorMessage).toBe('Ce fichier est vide. Choisissez-en un autre.');
  });
});
