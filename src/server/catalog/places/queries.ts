import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { ManagedCity, ManagedDistrict } from '../../../shared/catalog/adminViews.ts';
import type { Context } from '../../context.ts';
import { cities, districts } from '../../db/schema/index.ts';
import { countUses, usesColumn } from '../../editing/countUses.ts';
import { named } from '../../editing/named.ts';
import { notFound } from '../../http/errors.ts';
import { countRows, type Page } from '../../http/listQuery.ts';

interface PlaceRequest {
  q: string | undefined;
  direction: 'ASC' | 'DESC';
  page: Page;
}

export async function listManagedCities(ctx: Context, { q, direction, page }: PlaceRequest) {
  const where = q ? named(cities.name, q) : undefined;
  const order = direction === 'ASC' ? asc : desc;
  const rows = await managedCities(ctx)
    .where(where)
    .orderBy(order(sql`f_unaccent(lower(${cities.name}))`), asc(cities.id))
    .limit(page.limit)
    .offset(page.offset);
  const total = await countRows(ctx.db, ctx.db.select({ one: sql`1` }).from(cities).where(where), page);
  return { rows: rows.map(presentCity), total };
}

/** Raises 404. */
export async function readManagedCity(ctx: Context, id: string): Promise<ManagedCity> {
  const [city] = await managedCities(ctx).where(eq(cities.id, id));
  if (!city) throw notFound();
  return presentCity(city);
}

export async function listManagedDistricts(
  ctx: Context,
  { q, direction, page, cityId }: PlaceRequest & { cityId: string | undefined },
) {
  const where = and(q ? named(districts.name, q) : undefined, cityId ? eq(districts.cityId, cityId) : undefined);
  const order = direction === 'ASC' ? asc : desc;
  const rows = await managedDistricts(ctx)
    .where(where)
    .orderBy(order(sql`f_unaccent(lower(${districts.name}))`), asc(districts.id))
    .limit(page.limit)
    .offset(page.offset);
  const total = await countRows(ctx.db, ctx.db.select({ one: sql`1` }).from(districts).where(where), page);
  return { rows: rows.map(presentDistrict), total };
}

/** Raises 404. */
export async function readManagedDistrict(ctx: Context, id: string): Promise<ManagedDistrict> {
  const [district] = await managedDistricts(ctx).where(eq(districts.id, id));
  if (!district) throw notFound();
  return presentDistrict(district);
}

const ofCity = (id: SQL) => ({
  projects: sql`from projects where city_id = ${id}`,
  enterprises: sql`from (select enterprises.id from enterprises where enterprises.city_id = ${id}
    union select enterprise_id from enterprise_cities where enterprise_cities.city_id = ${id}) there`,
});
const ofDistrict = (id: SQL) => ({ projects: sql`from projects where district_id = ${id}` });

/** Requests for work there, and enterprises that are there or want to hear of work there. */
export const usesOfCity = (ctx: Context, id: string) => countUses(ctx, ofCity(sql`${id}`));
export const usesOfDistrict = (ctx: Context, id: string) => countUses(ctx, ofDistrict(sql`${id}`));

function managedCities(ctx: Context) {
  return ctx.db
    .select({
      city: cities,
      uses: usesColumn(ofCity(sql`cities.id`)),
      own: usesColumn({ districtCount: sql`from districts where city_id = cities.id` }),
    })
    .from(cities)
    .$dynamic();
}

function managedDistricts(ctx: Context) {
  return ctx.db
    .select({ district: districts, uses: usesColumn(ofDistrict(sql`districts.id`)) })
    .from(districts)
    .$dynamic();
}

type CityRow = Awaited<ReturnType<typeof managedCities>>[number];
type DistrictRow = Awaited<ReturnType<typeof managedDistricts>>[number];

function presentCity({ city: { updatedAt, ...city }, uses, own }: CityRow): ManagedCity {
  return { ...city, ...own, uses, updatedAt: updatedAt.toISOString() };
}

function presentDistrict({ district: { id, cityId, name, updatedAt }, uses }: DistrictRow): ManagedDistrict {
  return { id, cityId, name, uses, updatedAt: updatedAt.toISOString() };
}
