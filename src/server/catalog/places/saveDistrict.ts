import { eq } from 'drizzle-orm';
import { recordAct } from '../../audit-log/recordAct.ts';
import type { Context } from '../../context.ts';
import { districts } from '../../db/schema/index.ts';
import { lockList } from '../../editing/lockList.ts';
import { removeUnused, requireUnused } from '../../editing/removeUnused.ts';
import { nextVersion, requireFresh } from '../../editing/requireFresh.ts';
import { requireNewName } from '../../editing/requireNewName.ts';
import { notFound } from '../../http/errors.ts';
import { usesOfDistrict } from './queries.ts';
import { requireCity } from './requireCity.ts';

/** Two cities may each have a district of the same name. */
const namingIn = (cityId: string) => ({
  table: districts,
  column: districts.name,
  field: 'name',
  where: eq(districts.cityId, cityId),
});

/** Raises 400 for an unknown city, or where it has a district of that name. */
export async function createDistrict(tx: Context, { cityId, name }: { cityId: string; name: string }): Promise<string> {
  await lockList(tx, 'districts');
  await requireCity(tx, cityId, 'cityId');
  await requireNewName(tx, name, namingIn(cityId));
  const [district] = await tx.db
    .insert(districts)
    .values({ cityId, name, updatedAt: tx.now })
    .returning({ id: districts.id });
  if (!district) throw new Error('The district was not written');
  await recordAct(tx, { action: 'create', entity: 'districts', entityId: district.id, after: { cityId, name } });
  return district.id;
}

/** Raises STALE, 404, 400. */
export async function renameDistrict(
  tx: Context,
  id: string,
  { name, updatedAt }: { name: string; updatedAt: string },
): Promise<void> {
  await lockList(tx, 'districts');
  const district = await lockDistrict(tx, id);
  await requireFresh(tx, 'districts', district, updatedAt);
  if (district.name === name) return;
  await requireNewName(tx, name, { ...namingIn(district.cityId), except: id });
  await tx.db
    .update(districts)
    .set({ name, updatedAt: nextVersion(district.updatedAt, tx.now) })
    .where(eq(districts.id, id));
  const before = { name: district.name };
  await recordAct(tx, { action: 'update', entity: 'districts', entityId: id, before, after: { name } });
}

/** Raises IN_USE, saying what uses it; 404. */
export async function removeDistrict(tx: Context, id: string): Promise<void> {
  await lockList(tx, 'districts');
  const { cityId, name } = await lockDistrict(tx, id);
  requireUnused(await usesOfDistrict(tx, id), 'placeAdmin.districtInUse');
  await removeUnused(() => tx.db.delete(districts).where(eq(districts.id, id)));
  await recordAct(tx, { action: 'remove', entity: 'districts', entityId: id, before: { cityId, name } });
}

async function lockDistrict(tx: Context, id: string) {
  const [district] = await tx.db.select().from(districts).where(eq(districts.id, id)).for('update');
  if (!district) throw notFound();
  return district;
}
