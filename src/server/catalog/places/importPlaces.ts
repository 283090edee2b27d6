import { eq, inArray, sql } from 'drizzle-orm';
import type { ImportedPlaces } from '../../../shared/places/views.ts';
import { recordAct } from '../../audit-log/recordAct.ts';
import type { Context } from '../../context.ts';
import { cities, districts, places } from '../../db/schema/index.ts';
import { lockList } from '../../editing/lockList.ts';
import { fr } from '../../texts.ts';
import { type LineError, type PlaceLine, plain, readPlaceLines } from './readPlaceLines.ts';

interface Known {
  id: string;
  cityId: string;
  name: string;
}

/** A line whose city and district are found, with the place that it is about where there is one. */
interface Meant extends PlaceLine {
  cityId: string;
  districtId: string | null;
  present: Known | undefined;
}

/**
 * Writes the districts and landmarks of a CSV file: a new name is a new one, a known one gets the coordinates and the
 * spellings that its line has, besides its own. Where a line is wrong nothing is written, and each such line is named.
 */
export async function importPlaces(tx: Context, content: string): Promise<ImportedPlaces> {
  const { lines, errors } = readPlaceLines(content);
  for (const list of ['districts', 'places'] as const) await lockList(tx, list);
  const meant = await findPlaces(tx, lines, errors);
  errors.sort((one, other) => one.line - other.line);
  if (errors.length > 0) return { created: 0, updated: 0, errors };
  let updated = 0;
  for (let from = 0; from < meant.length; from += AT_ONCE)
    updated += await writePlaces(tx, meant.slice(from, from + AT_ONCE));
  const created = meant.filter(({ present }) => !present).length;
  if (created + updated > 0)
    await recordAct(tx, { action: 'import', entity: 'places', entityId: tx.requestId, after: { created, updated } });
  return { created, updated, errors };
}

/** Lines that are written by one statement: fewer than a statement has room for, of eight values each. */
const AT_ONCE = 500;

/** Adds to the errors what a name does not lead to, and lines that say the same place again. */
async function findPlaces(tx: Context, lines: readonly PlaceLine[], errors: LineError[]): Promise<Meant[]> {
  const allCities = await tx.db.select({ id: cities.id, name: cities.name }).from(cities);
  const allDistricts = await tx.db
    .select({ id: districts.id, cityId: districts.cityId, name: districts.name })
    .from(districts);
  const landmarks = await tx.db
    .select({ id: places.id, cityId: places.cityId, name: places.name })
    .from(places)
    .where(eq(places.kind, 'landmark'));
  const cityByName = new Map(allCities.map(({ id, name }) => [plain(name), id]));
  // A district is told with its commune or without.
  const districtByName = byName([
    ...allDistricts.map((district) => ({ ...district, name: district.name.replace(/^.* – /, '') })),
    ...allDistricts,
  ]);
  const landmarkByName = byName(landmarks);
  const firstLines = new Map<string, number>();
  const refuse = (line: number, message: string): [] => {
    errors.push({ line, message });
    return [];
  };
  return lines.flatMap((line) => {
    const cityId = cityByName.get(plain(line.city));
    if (!cityId) return refuse(line.line, fr('placeImport.cityUnknown', { name: line.city }));
    const around = line.district ? districtByName.get(keyOf(cityId, line.district)) : undefined;
    if (line.district && !around) return refuse(line.line, fr('placeImport.districtUnknown', { name: line.district }));
    const key = `${line.isLandmark} ${keyOf(cityId, line.name)}`;
    const first = firstLines.get(key);
    if (first) return refuse(line.line, fr('placeImport.twice', { line: first }));
    firstLines.set(key, line.line);
    const present = (line.isLandmark ? landmarkByName : districtByName).get(keyOf(cityId, line.name));
    return [{ ...line, cityId, districtId: around?.id ?? null, present }];
  });
}

const keyOf = (cityId: string, name: string): string => `${cityId} ${plain(name)}`;

const byName = (known: readonly Known[]) => new Map(known.map((place) => [keyOf(place.cityId, place.name), place]));

/** How many lines have changed what was there. A landmark is written whole; a trigger makes a district's place. */
async function writePlaces(tx: Context, lines: readonly Meant[]): Promise<number> {
  const newDistricts = lines.filter(({ present, isLandmark }) => !present && !isLandmark);
  const newLandmarks = lines.filter(({ present, isLandmark }) => !present && isLandmark);
  if (newLandmarks.length > 0) await tx.db.insert(places).values(newLandmarks.map((line) => landmarkRow(line, tx.now)));
  const made = await insertDistricts(tx, newDistricts);
  const idOf = ({ present, cityId, name }: Meant) => present?.id ?? made.get(keyOf(cityId, name));
  const wanted = lines.flatMap((line) => {
    const id = idOf(line);
    return id ? [{ id, line }] : [];
  });
  const byId = await readPlaces(tx, [...new Set(wanted.map(({ id }) => id))]);
  const changed = new Map<string, Change>();
  let updated = 0;
  for (const { id, line } of wanted) {
    const place = byId.get(id);
    if (!place) throw new Error('A district has no place');
    // With its commune and without, a file may name a district twice.
    const change = changeOf({ ...place, ...changed.get(id) }, line);
    if (!change) continue;
    changed.set(id, change);
    if (line.present) updated += 1;
  }
  await updatePlaces(tx, [...changed.values()]);
  return updated;
}

async function readPlaces(tx: Context, ids: readonly string[]): Promise<ReadonlyMap<string, Place>> {
  const rows =
    ids.length > 0
      ? await tx.db
          .select()
          .from(places)
          .where(inArray(places.id, [...ids]))
      : [];
  return new Map(rows.map((row) => [row.id, row]));
}

const landmarkRow = ({ cityId, districtId, name, spellings, latitude, longitude }: Meant, updatedAt: Date) => ({
  kind: 'landmark' as const,
  ...{ cityId, districtId, name, spellings, latitude, longitude, updatedAt },
});

async function insertDistricts(tx: Context, lines: readonly Meant[]): Promise<ReadonlyMap<string, string>> {
  if (lines.length === 0) return new Map();
  const made = await tx.db
    .insert(districts)
    .values(lines.map(({ cityId, name }) => ({ cityId, name, updatedAt: tx.now })))
    .returning({ id: districts.id, cityId: districts.cityId, name: districts.name });
  return new Map(made.map(({ id, cityId, name }) => [keyOf(cityId, name), id]));
}

type Place = typeof places.$inferSelect;
type Change = Pick<Place, 'id' | 'spellings' | 'latitude' | 'longitude' | 'districtId'>;

/** What the line has besides the place's own; undefined where that is nothing. */
function changeOf(place: Place, line: Meant): Change | undefined {
  const change = {
    id: place.id,
    spellings: [...new Set([...place.spellings, ...line.spellings])],
    latitude: line.latitude ?? place.latitude,
    longitude: line.longitude ?? place.longitude,
    districtId: line.districtId ?? place.districtId,
  };
  const isSame =
    change.spellings.length === place.spellings.length &&
    change.latitude === place.latitude &&
    change.longitude === place.longitude &&
    change.districtId === place.districtId;
  return isSame ? undefined : change;
}

async function updatePlaces(tx: Context, changes: readonly Change[]): Promise<void> {
  if (changes.length === 0) return;
  await tx.db.execute(
    sql`update places set spellings = changed.spellings, latitude = changed.latitude, longitude = changed.longitude,
          district_id = changed."districtId", updated_at = ${tx.now.toISOString()}::timestamptz
        from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb)
          as changed (id uuid, spellings text[], latitude float8, longitude float8, "districtId" uuid)
        where places.id = changed.id`,
  );
}
