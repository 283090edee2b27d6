import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { OwnReview } from '../../shared/reviews/views.ts';
import { actorOf, type Context } from '../context.ts';
import { acceptances, cities, closings, files, projects, reviews, services } from '../db/schema/index.ts';
import { presentFile } from '../files/queries.ts';
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
  return { rows: await present(ctx, rows), total };
}

/** One of them. Raises 404. */
export async function readOwnReview(ctx: Context, id: string): Promise<OwnReview> {
  const [review] = await present(ctx, await select(ctx).where(eq(reviews.id, id)));
  if (!review) throw notFound();
  return review;
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

async function present({ db }: Context, rows: Awaited<ReturnType<typeof select>>): Promise<OwnReview[]> {
  const shown = rows.filter(({ review }) => review.showsPhotos).map(({ review }) => review.id);
  const photos =
    shown.length === 0
      ? []
      : await db.select().from(files).where(inArray(files.reviewId, shown)).orderBy(asc(files.slot));
  return rows.map(({ review, service, city, completedAt }) => {
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
      photos: photos.filter(({ reviewId }) => reviewId === id).map((file) => presentFile(file, 'neutral')),
      answer,
      answeredAt: answeredAt?.toISOString() ?? null,
    };
  });
}
