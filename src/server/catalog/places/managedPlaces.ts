import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { PlaceKind } from '../../../shared/places/kinds.ts';
import type { ManagedPlace } from '../../../shared/places/views.ts';
import type { Context } from '../../context.ts';
import { cities, districts, places } from '../../db/schema/index.ts';
import { named } from '../../editing/named.ts';
import { notFound } from '../../http/errors.ts';
import { countRows, type Page } from '../../http/listQuery.ts';

interface PlaceRequest {
  q: string | undefined;
  kind: PlaceKind | undefined;
  cityId: string | undefined;
  direction: 'ASC' | 'DESC';
  page: Page;
}

export async function listManagedPlaces(ctx: Context, { q, kind, cityId, direction, page }: PlaceRequest) {
  const where = and(
    q ? named(places.name, q) : undefined,
    kind && eq(places.kind, kind),
    cityId ? eq(places.cityId, cityId) : undefined,
  );
  const order = direction === 'ASC' ? asc : desc;
  const rows = await managedPlaces(ctx)
    .where(where)
    .orderBy(order(sql`f_unaccent(lower(${places.name}))`), asc(places.id))
    .limit(page.limit)
    .offset(page.offset);
  const total = await countRows(ctx.db, ctx.db.select({ one: sql`1` }).from(places).where(where), page);
  return { rows: rows.map(presentPlace), total };
}

/** Raises 404. */
export async function readManagedPlace(ctx: Context, id: string): Promise<ManagedPlace> {
  const [row] = await managedPlaces(ctx).where(eq(places.id, id));
  if (!row) throw notFound();
  return presentPlace(row);
}

const managedPlaces = (ctx: Context) =>
  ctx.db
    .select({ place: places, cityName: cities.name, districtName: districts.name })
    .from(places)
    .innerJoin(cities, eq(cities.id, places.cityId))
    .leftJoin(districts, sql`${districts.id} in (${places.districtId}, ${places.id})`)
    .$dynamic();

type Row = Awaited<ReturnType<typeof managedPlaces>>[number];

const presentPlace = ({ place: { updatedAt, ...place }, ...names }: Row): ManagedPlace => ({
  ...place,
  ...names,
  updatedAt: updatedAt.toISOString(),
});
