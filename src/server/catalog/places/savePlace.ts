import { and, eq } from 'drizzle-orm';
import type { CreatePlace, UpdatePlace } from '../../../shared/places/adminSchemas.ts';
import { difference } from '../../audit-log/difference.ts';
import { recordAct } from '../../audit-log/recordAct.ts';
import type { Context } from '../../context.ts';
import { cities, places } from '../../db/schema/index.ts';
import { lockList } from '../../editing/lockList.ts';
import { nextVersion, requireFresh } from '../../editing/requireFresh.ts';
import { requireNewName } from '../../editing/requireNewName.ts';
import { invalid, notFound } from '../../http/errors.ts';
import { requireCity } from './requireCity.ts';
import { requireDistrictInCity } from './requireDistrictInCity.ts';

/** Two cities may each have a mosque of the same name. */
const namingIn = (cityId: string) => ({
  table: places,
  column: places.name,
  field: 'name',
  where: and(eq(places.cityId, cityId), eq(places.kind, 'landmark')),
});

/** Creates a landmark. Raises 400 for an unknown city or district, or where the city has a landmark of that name. */
export async function createPlace(tx: Context, form: CreatePlace): Promise<string> {
  await lockList(tx, 'places');
  await requireCity(tx, form.cityId, 'cityId');
  await requireOwnDistrict(tx, form);
  await requireNewName(tx, form.name, namingIn(form.cityId));
  const [place] = await tx.db
    .insert(places)
    .values({ ...form, kind: 'landmark', updatedAt: tx.now })
    .returning({ id: places.id });
  if (!place) throw new Error('The place was not written');
  await recordAct(tx, { action: 'create', entity: 'places', entityId: place.id, after: form });
  return place.id;
}

/**
 * Changes a place. Cities and districts are renamed on the city's page, where requests and enterprises are seen too.
 * Raises STALE, 404, 400.
 */
export async function updatePlace(tx: Context, id: string, { updatedAt, ...form }: UpdatePlace): Promise<void> {
  await lockList(tx, 'places');
  const place = await lockPlace(tx, id);
  await requireFresh(tx, 'places', place, updatedAt);
  if (place.kind !== 'landmark' && form.name !== place.name) throw invalid({ name: 'placeAdmin.renamedElsewhere' });
  if (place.kind !== 'landmark' && form.districtId) throw invalid({ districtId: 'common.invalid' });
  await requireOwnDistrict(tx, { cityId: place.cityId, districtId: form.districtId });
  const { isChanged, before, after } = difference(place, form);
  if (!isChanged) return;
  if ('name' in after) await requireNewName(tx, form.name, { ...namingIn(place.cityId), except: id });
  const version = nextVersion(place.updatedAt, tx.now);
  const { latitude, longitude } = form;
  // A city's coordinates are the city's own; a trigger brings them here.
  if (place.kind === 'city' && ('latitude' in after || 'longitude' in after))
    await tx.db.update(cities).set({ latitude, longitude, updatedAt: version }).where(eq(cities.id, id));
  await tx.db
    .update(places)
    .set({ ...after, updatedAt: version })
    .where(eq(places.id, id));
  await recordAct(tx, { action: 'update', entity: 'places', entityId: id, before, after });
}

/** Removes a landmark. A city or a district is removed on the city's page. Raises 404, 400. */
export async function removePlace(tx: Context, id: string): Promise<void> {
  await lockList(tx, 'places');
  const { kind, cityId, name } = await lockPlace(tx, id);
  if (kind !== 'landmark') throw invalid({ id: 'placeAdmin.removedElsewhere' });
  await tx.db.delete(places).where(eq(places.id, id));
  await recordAct(tx, { action: 'remove', entity: 'places', entityId: id, before: { cityId, name } });
}

async function requireOwnDistrict(tx: Context, place: { cityId: string; districtId: string | null }): Promise<void> {
  if (place.districtId) await requireDistrictInCity(tx, { cityId: place.cityId, districtId: place.districtId });
}

async function lockPlace(tx: Context, id: string) {
  const [place] = await tx.db.select().from(places).where(eq(places.id, id)).for('update');
  if (!place) throw notFound();
  return place;
}
