import { and, asc, desc, eq, gte, inArray, isNotNull, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import type { DirectoryQuery } from '../../shared/directory/schemas.ts';
import type { EnterprisePage, ShownEnterprise } from '../../shared/directory/views.ts';
import { publicIdIn } from '../../shared/enterprises/publicAddress.ts';
import { isoDate } from '../../shared/format/dates.ts';
import { scoreOf } from '../../shared/reviews/score.ts';
import type { Context } from '../context.ts';
import {
  cities,
  enterpriseCities,
  enterpriseServices,
  enterprises,
  services,
  verificationDocuments,
  verificationRequests,
} from '../db/schema/index.ts';
import { publicPathOf } from '../enterprises/publicAddress.ts';
import { notFound } from '../http/errors.ts';
import { listShown } from '../reviews/listShown.ts';
import { scoresOf } from '../reviews/score.ts';
import { isTelling } from '../verifications/tellingDocuments.ts';

const PER_PAGE = 20;
const REVIEWS_PER_PAGE = 10;
/** The first of its services: a card has room for a few. */
const SERVICES_ON_CARD = 4;

type Enterprise = typeof enterprises.$inferSelect;

/** Active, and its contractor agreed: a trigger keeps it (docs/decisions/0062). */
const isShown = isNotNull(enterprises.shownFor);

/**
 * A page of the enterprises that everybody sees, those that joined last first. An unknown service finds none. As much
 * work for two hundred thousand enterprises as for ten.
 */
export async function listShownEnterprises(ctx: Context, query: DirectoryQuery): Promise<EnterprisePage> {
  const { service, city, after } = query;
  const [serviceId, last] = await Promise.all([
    service ? serviceBySlug(ctx, service) : undefined,
    after ? shownAs(ctx, after, undefined) : undefined,
  ]);
  if (service && !serviceId) return { items: [], next: null };
  const wanted = [serviceId, city].filter((id) => id !== undefined);
  const found = await ctx.db
    .select({ enterprise: enterprises, city: cities.name })
    .from(enterprises)
    .leftJoin(cities, eq(cities.id, enterprises.cityId))
    .where(
      and(
        isShown,
        wanted.length > 0 ? sql`${enterprises.shownFor} @> ${sql.param(wanted)}::uuid[]` : undefined,
        last
          ? sql`(${enterprises.createdAt}, ${enterprises.id}) < (${last.createdAt.toISOString()}::timestamptz, ${last.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(desc(enterprises.createdAt), desc(enterprises.id))
    .limit(PER_PAGE + 1);
  const page = found.slice(0, PER_PAGE);
  const ids = page.map(({ enterprise }) => enterprise.id);
  const [offered, verified, scores] = await Promise.all([
    servicesOf(ctx, ids),
    verifiedOf(ctx, ids),
    scoresOf(ctx, ids),
  ]);
  const items = page.map(({ enterprise, city: cityName }) => ({
    path: pathOf(enterprise),
    name: enterprise.name,
    city: cityName,
    services: (offered.get(enterprise.id) ?? []).slice(0, SERVICES_ON_CARD).map(({ name }) => name),
    verified: (verified.get(enterprise.id) ?? []).map(({ kind }) => kind),
    score: scores.get(enterprise.id) ?? scoreOf({ sum: 0, count: 0 }),
  }));
  return { items, next: found.length > PER_PAGE ? (page.at(-1)?.enterprise.publicId ?? null) : null };
}

/** An enterprise that everybody sees, by the end of its address. Raises 404. */
export async function readShownEnterprise(
  ctx: Context,
  slug: string,
  after: string | undefined,
): Promise<ShownEnterprise> {
  const enterprise = await shownAs(ctx, publicIdIn(slug), isShown);
  if (!enterprise) throw notFound();
  const { id } = enterprise;
  const [places, offered, verified, scores, reviews] = await Promise.all([
    placesOf(ctx, enterprise),
    servicesOf(ctx, [id]),
    verifiedOf(ctx, [id]),
    scoresOf(ctx, [id]),
    listShown(ctx, { enterpriseId: id, after, limit: REVIEWS_PER_PAGE + 1 }),
  ]);
  const shownReviews = reviews.slice(0, REVIEWS_PER_PAGE);
  return {
    path: pathOf(enterprise),
    name: enterprise.name,
    city: places.find((place) => place.id === enterprise.cityId)?.name ?? null,
    cities: places.map(({ name }) => name),
    services: (offered.get(id) ?? []).map(({ serviceId, name, slug: of }) => ({ id: serviceId, name, slug: of })),
    joinedAt: enterprise.createdAt.toISOString(),
    verified: (verified.get(id) ?? []).map(({ kind, until }) => ({ kind, until })),
    score: scores.get(id) ?? scoreOf({ sum: 0, count: 0 }),
    reviews: shownReviews,
    nextReviews: reviews.length > REVIEWS_PER_PAGE ? (shownReviews.at(-1)?.id ?? null) : null,
  };
}

/** Where an enterprise is that is asked for under this address; undefined where there is none. */
export async function currentPathOf(ctx: Context, slug: string): Promise<string | undefined> {
  const enterprise = await shownAs(ctx, publicIdIn(slug), isShown);
  return enterprise && pathOf(enterprise);
}

/** The pages of the enterprises whose public id begins so, for search engines. */
export async function shownPaths({ db }: Context, first: string): Promise<string[]> {
  const rows = await db
    .select({ name: enterprises.name, publicId: enterprises.publicId, shownFor: enterprises.shownFor })
    .from(enterprises)
    .where(and(isShown, gte(enterprises.publicId, first), lt(enterprises.publicId, `${first}zzzzzzz`)))
    .orderBy(asc(enterprises.publicId));
  return rows.map(pathOf);
}

function pathOf(enterprise: Pick<Enterprise, 'name' | 'publicId' | 'shownFor'>): string {
  const path = publicPathOf(enterprise);
  if (!path) throw new Error('An enterprise without a page was to be shown');
  return path;
}

async function shownAs({ db }: Context, publicId: string | undefined, condition: SQL | undefined) {
  if (!publicId) return undefined;
  const [enterprise] = await db
    .select()
    .from(enterprises)
    .where(and(eq(enterprises.publicId, publicId), condition));
  return enterprise;
}

async function serviceBySlug({ db }: Context, slug: string): Promise<string | undefined> {
  const [service] = await db
    .select({ id: services.id })
    .from(services)
    .where(and(eq(sql`lower(${services.slug})`, slug.toLowerCase()), eq(services.isActive, true)));
  return service?.id;
}

async function servicesOf({ db }: Context, ids: string[]) {
  if (ids.length === 0) return new Map<string, { serviceId: string; name: string; slug: string }[]>();
  const rows = await db
    .select({ id: enterpriseServices.enterpriseId, serviceId: services.id, name: services.nameFr, slug: services.slug })
    .from(enterpriseServices)
    .innerJoin(services, eq(services.id, enterpriseServices.serviceId))
    .where(and(inArray(enterpriseServices.enterpriseId, ids), eq(services.isActive, true)))
    .orderBy(asc(services.position), asc(services.nameFr));
  return Map.groupBy(rows, ({ id }) => id);
}

/** The documents that staff accepted and that are valid today, each kind once and as long as it lasts. */
async function verifiedOf({ db, now }: Context, ids: string[]) {
  type Verified = { id: string; kind: (typeof verificationDocuments.$inferSelect)['kind']; until: string | null };
  if (ids.length === 0) return new Map<string, Verified[]>();
  const { expiresOn, kind } = verificationDocuments;
  const rows = await db
    .select({
      id: verificationRequests.enterpriseId,
      kind,
      until: sql<string | null>`case when bool_or(${expiresOn} is null) then null else max(${expiresOn})::text end`,
    })
    .from(verificationRequests)
    .innerJoin(verificationDocuments, eq(verificationDocuments.requestId, verificationRequests.id))
    .where(and(inArray(verificationRequests.enterpriseId, ids), isTelling(isoDate(now))))
    .groupBy(verificationRequests.enterpriseId, kind)
    .orderBy(asc(kind));
  return Map.groupBy(rows, ({ id }) => id);
}

/** Its own city first. */
async function placesOf({ db }: Context, { id, cityId }: Enterprise) {
  const besides = db
    .select({ id: enterpriseCities.cityId })
    .from(enterpriseCities)
    .where(eq(enterpriseCities.enterpriseId, id));
  return db
    .select({ id: cities.id, name: cities.name })
    .from(cities)
    .where(cityId ? or(eq(cities.id, cityId), inArray(cities.id, besides)) : inArray(cities.id, besides))
    .orderBy(...(cityId ? [asc(ne(cities.id, cityId))] : []), asc(cities.name));
}
