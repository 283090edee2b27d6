import { eq, sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { cities, districts, packages, services } from '../db/schema/index.ts';
import { packages as packageContent } from './content/packages.ts';

/** What a row needs before it can exist: the first that is there, or a new one. */

export async function firstRow<Row>(rows: PromiseLike<Row[]>): Promise<Row> {
  const [row] = await rows;
  if (!row) throw new Error('The row was not written');
  return row;
}

/** A city, the given one if any, and a district of it. */
export async function somePlace(db: Db, cityId?: string): Promise<{ cityId: string; districtId: string }> {
  const inCity = cityId ? eq(districts.cityId, cityId) : undefined;
  const [district] = await db.select().from(districts).where(inCity).orderBy(districts.name).limit(1);
  if (district) return { cityId: district.cityId, districtId: district.id };
  const city = cityId ? { id: cityId } : await firstRow(db.insert(cities).values({ name: 'Conakry' }).returning());
  const made = await firstRow(db.insert(districts).values({ cityId: city.id, name: 'Kaloum' }).returning());
  return { cityId: city.id, districtId: made.id };
}

export async function someService(db: Db): Promise<typeof services.$inferSelect> {
  const [service] = await db
    .select()
    .from(services)
    .where(eq(services.isActive, true))
    .orderBy(services.position)
    .limit(1);
  return service ?? firstRow(db.insert(services).values({ slug: 'plomberie', nameFr: 'Plomberie' }).returning());
}

export async function packageNamed(db: Db, nameFr: string): Promise<typeof packages.$inferSelect> {
  const [found] = await db.select().from(packages).where(eq(packages.nameFr, nameFr));
  if (found) return found;
  const content = packageContent.find((one) => one.nameFr === nameFr);
  if (!content) throw new Error(`There is no package ${nameFr}`);
  const { advantages: _, ...limits } = content;
  return firstRow(
    db
      .insert(packages)
      .values(limits)
      .onConflictDoUpdate({ target: packages.nameFr, set: { nameFr: sql`excluded.name_fr` } })
      .returning(),
  );
}
