import { and, desc, eq, sql } from 'drizzle-orm';
import type { OwnReview } from '../../shared/reviews/views.ts';
import { actorOf, type Context } from '../context.ts';
import { acceptances, cities, closings, projects, reviews, services } from '../db/schema/index.ts';
import { notFound } from '../http/errors.ts';
import { countRows, type Page } from '../http/listQuery.ts';

/** The published reviews of the caller's enterprise, newest first; none where they have no enterprise yet. */
export async function listOwnReviews(ctx: Context, page: Page): Promise<{ rows: OwnReview[]; total: number }> {
  const { enterpriseId } = actorOf(ctx);
  if (!enterpriseId) return { rows: [], total: 0 };
  const where = and(eq(reviews.enterpriseId, enterpriseId), eq(reviews.status, 'Published'));
  const rows = await select(ctx)
    .where(where)
    .orderBy(desc(reviews.visibleAt), desc(reviews.id))
    .limit(page.limit)
    .offset(page.offset);
  const total = await countRows(ctx.db, ctx.db.select({ one: sql`1` }).from(reviews).where(where), page);
  return { rows: rows.map(present), total };
}

/** One of them. Raises 404. */
export async function readOwnReview(ctx: Context, id: string): Promise<OwnReview> {
  const [row] = await select(ctx).where(eq(reviews.id, id));
  if (!row) throw notFound();
  return present(row);
}

const select = ({ db }: Context) =>
  db
    .select({
      review: reviews,
      service: services.nameFr,
      city: cities.name,
      completedAt: sql`coalesce(${closings.completedAt}, ${projects.closedAt})`.mapWith(closings.completedAt),
    })
    .from(reviews)
    .innerJoin(acceptances, eq(acceptances.id, reviews.leadId))
    .innerJoin(projects, eq(projects.id, acceptances.projectId))
    .innerJoin(cities, eq(cities.id, projects.cityId))
    .leftJoin(services, eq(services.id, projects.serviceId))
    .leftJoin(closings, eq(closings.leadId, acceptances.id));

function present({ review, service, city, completedAt }: Awaited<ReturnType<typeof select>>[number]): OwnReview {
  const { id, rating, body, createdAt, visibleAt, answer, answeredAt } = review;
  return {
    id,
    rating,
    text: body,
    service,
    city,
    completedAt: completedAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    visibleAt: visibleAt?.toISOString() ?? '',
    answer,
    answeredAt: answeredAt?.toISOString() ?? null,
  };
}
