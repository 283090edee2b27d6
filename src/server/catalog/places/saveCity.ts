import { eq } from 'drizzle-orm';
import type { UpdateCity } from '../../../shared/catalog/adminSchemas.ts';
import { difference } from '../../audit-log/difference.ts';
import { recordAct } from '../../audit-log/recordAct.ts';
import type { Context } from '../../context.ts';
import { cities, districts } from '../../db/schema/index.ts';
import { lockList } from '../../editing/lockList.ts';
import { removeUnused, requireUnused } from '../../editing/removeUnused.ts';
import { nextVersion, requireFresh } from '../../editing/requireFresh.ts';
import { requireNewName } from '../../editing/requireNewName.ts';
import { notFound } from '../../http/errors.ts';
import { usesOfCity } from './queries.ts';

const naming = { table: cities, column: cities.name, field: 'name' };

/** Raises 400 where there is a city of that name. */
export async function createCity(tx: Context, { name }: { name: string }): Promise<string> {
  await lockList(tx, 'cities');
  await requireNewName(tx, name, naming);
  const [city] = await tx.db.insert(cities).values({ name, updatedAt: tx.now }).returning({ id: cities.id });
  if (!city) throw new Error('The city was not written');
  await recordAct(tx, { action: 'create', entity: 'cities', entityId: city.id, after: { name } });
  return city.id;
}

/**
 * Renames a city, and says where it lies. Its projects and enterprises follow: they name the city, not its word.
 * Requests that are announced from then on go by where it lies. Raises STALE, 404, 400.
 */
export async function updateCity(tx: Context, id: string, { updatedAt, ...form }: UpdateCity): Promise<void> {
  await lockList(tx, 'cities');
  const city = await lockCity(tx, id);
  await requireFresh(tx, 'cities', city, updatedAt);
  const { isChanged, before, after } = difference(city, definedOf(form));
  if (!isChanged) return;
  if ('name' in after) await requireNewName(tx, form.name, { ...naming, except: id });
  await tx.db
    .update(cities)
    .set({ ...after, updatedAt: nextVersion(city.updatedAt, tx.now) })
    .where(eq(cities.id, id));
  await recordAct(tx, { action: 'update', entity: 'cities', entityId: id, before, after });
}

const definedOf = (form: Omit<UpdateCity, 'updatedAt'>): Partial<typeof cities.$inferSelect> =>
  Object.fromEntries(Object.entries(form).filter(([, value]) => value !== undefined));

/** Removes a city that nothing uses, with its districts. Raises IN_USE, saying what does; 404. */
export async function removeCity(tx: Context, id: string): Promise<void> {
  await lockList(tx, 'cities');
  const city = await lockCity(tx, id);
  requireUnused(await usesOfCity(tx, id), 'placeAdmin.cityInUse');
  const named = await tx.db.select({ name: districts.name }).from(districts).where(eq(districts.cityId, id));
  await removeUnused(async () => {
    await tx.db.delete(districts).where(eq(districts.cityId, id));
    await tx.db.delete(cities).where(eq(cities.id, id));
  });
  const before = { name: city.name, districts: named.map(({ name }) => name) };
  await recordAct(tx, { action: 'remove', entity: 'cities', entityId: id, before });
}

async function lockCity(tx: Context, id: string) {
  const [city] = await tx.db.select().from(cities).where(eq(cities.id, id)).for('update');
  if (!city) throw notFound();
  return city;
}
