import { eq } from 'drizzle-orm';
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

/** Its projects and enterprises follow: they name the city, not its word. Raises STALE, 404, 400. */
export async function renameCity(
  tx: Context,
  id: string,
  { name, updatedAt }: { name: string; updatedAt: string },
): Promise<void> {
  await lockList(tx, 'cities');
  const city = await lockCity(tx, id);
  await requireFresh(tx, 'cities', city, updatedAt);
  if (city.name === name) return;
  await requireNewName(tx, name, { ...naming, except: id });
  await tx.db
    .update(cities)
    .set({ name, updatedAt: nextVersion(city.updatedAt, tx.now) })
    .where(eq(cities.id, id));
  await recordAct(tx, {
    action: 'update',
    entity: 'cities',
    entityId: id,
    before: { name: city.name },
    after: { name },
  });
}

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
