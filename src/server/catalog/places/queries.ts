import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { ManagedCity, ManagedDistrict } from '../../../shared/catalog/adminViews.ts';
import type { Context } from '../../context.ts';
import { cities, districts } from '../../db/schema/index.ts';
import { countUses } from '../../editing/countUses.ts';
import { named } from '../../editing/named.ts';
import { notFound } from '../../http/errors.ts';
import { countRows, listQuery, type Page } from '../../http/listQuery.ts';

const search = z.string().max(100).optional();

export const citiesQuery = listQuery(['name'], z.strictObject({ q: search }));
export const districtsQuery = listQuery(['name'], z.strictObject({ q: search, cityId: z.uuid().optional() }));

interface PlaceRequest {
  q: string | undefined;
  direction: 'ASC' | 'DESC';
  page: Page;
}

export async function listManagedCities(ctx: Context, { q, direction, page }: PlaceRequest) {
  const where = q ? named(cities.name, q) : undefined;
  const order = direction === 'ASC' ? asc : desc;
  const rows = await ctx.db
    .select()
    .from(cities)
    .where(where)
    .orderBy(order(sql`f_unaccent(lower(${cities.name}))`), asc(cities.id))
    .limit(page.limit)
    .offset(page.offset);
  const total = await countRows(ctx.db, ctx.db.select({ one: sql`1` }).from(cities).where(where));
  return { rows: await Promise.all(rows.map((city) => presentCity(ctx, city))), total };
}

/** Raises 404. */
export async function readManagedCity(ctx: Context, id: string): Promise<ManagedCity> {
  const [city] = await ctx.db.select().from(cities).where(eq(cities.id, id));
  if (!city) throw notFound();
  return presentCity(ctx, city);
}

export async function listManagedDistricts(
  ctx: Context,
  { q, direction, page, cityId }: PlaceRequest & { cityId: string | undefined },
) {
  const where = and(q ? named(districts.name, q) : undefined, cityId ? eq(districts.cityId, cityId) : undefined);
  const order = direction === 'ASC' ? asc : desc;
  const rows = await ctx.db
    .select()
    .from(districts)
    .where(where)
    .orderBy(order(sql`f_unaccent(lower(${districts.name}))`), asc(districts.id))
    .limit(page.limit)
    .offset(page.offset);
  const total = await countRows(ctx.db, ctx.db.select({ one: sql`1` }).from(districts).where(where));
  return { rows: await Promise.all(rows.map((district) => presentDistrict(ctx, district))), total };
}

/** Raises 404. */
export async function readManagedDistrict(ctx: Context, id: string): Promise<ManagedDistrict> {
  const [district] = await ctx.db.select().from(districts).where(eq(districts.id, id));
  if (!district) throw notFound();
  return presentDistrict(ctx, district);
}

/** Requests for work there, and enterprises that are there or want to hear of work there. */
export function usesOfCity(ctx: Context, id: string) {
  return countUses(ctx, {
    projects: sql`from projects where city_id = ${id}`,
    enterprises: sql`from (select id from enterprises where city_id = ${id}
      union select enterprise_id from enterprise_cities where city_id = ${id}) there`,
  });
}

export function usesOfDistrict(ctx: Context, id: string) {
  return countUses(ctx, { projects: sql`from projects where district_id = ${id}` });
}

async function presentCity(ctx: Context, city: typeof cities.$inferSelect): Promise<ManagedCity> {
  const { id, name, updatedAt } = city;
  const { districtCount } = await countUses(ctx, { districtCount: sql`from districts where city_id = ${id}` });
  return { id, name, districtCount, uses: await usesOfCity(ctx, id), updatedAt: updatedAt.toISOString() };
}

async function presentDistrict(ctx: Context, district: typeof districts.$inferSelect): Promise<ManagedDistrict> {
  const { id, cityId, name, updatedAt } = district;
  return { id, cityId, name, uses: await usesOfDistrict(ctx, id), updatedAt: updatedAt.toISOString() };
}
