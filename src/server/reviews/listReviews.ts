import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { ReviewListQuery } from '../../shared/reviews/contract.ts';
import type { ReviewItem } from '../../shared/reviews/views.ts';
import type { Context } from '../context.ts';
import { acceptances, enterprises, files, projects, reviews } from '../db/schema/index.ts';
import { countRows, type Page } from '../http/listQuery.ts';

/** A page of reviews, those to be checked first and of them the oldest, and how many there are up to the cap. */
export async function listReviews(
  ctx: Context,
  { filter = {}, sort }: ReviewListQuery,
  page: Page,
): Promise<{ rows: ReviewItem[]; total: number }> {
  const where = and(
    filter.status && inArray(reviews.status, [filter.status].flat()),
    filter.enterpriseId === undefined ? undefined : eq(reviews.enterpriseId, filter.enterpriseId),
  );
  const [field, direction] = sort ?? ['status', 'ASC'];
  const order = direction === 'ASC' ? asc : desc;
  const rows = await ctx.db
    .select({ review: reviews, photos, project: projectColumns, enterpriseName: enterprises.name })
    .from(reviews)
    .innerJoin(enterprises, eq(enterprises.id, reviews.enterpriseId))
    .innerJoin(acceptances, eq(acceptances.id, reviews.leadId))
    .innerJoin(projects, eq(projects.id, acceptances.projectId))
    .where(where)
    .orderBy(...(field === 'status' ? [order(reviews.status)] : []), order(reviews.createdAt), order(reviews.id))
    .limit(page.limit)
    .offset(page.offset);
  const total = await countRows(ctx.db, ctx.db.select({ one: sql`1` }).from(reviews).where(where), page);
  return { rows: rows.map(presentItem), total };
}

const projectColumns = { id: projects.id, reference: projects.reference };
const photos = sql<number>`(select count(*)::int from ${files} where ${files.reviewId} = ${reviews.id})`;

interface Row {
  review: typeof reviews.$inferSelect;
  photos: number;
  project: { id: string; reference: string };
  enterpriseName: string;
}

function presentItem({ review, photos, project, enterpriseName }: Row): ReviewItem {
  const { id, status, rating, body, enterpriseId, createdAt, updatedAt } = review;
  return {
    id,
    status,
    rating,
    text: body,
    photos,
    projectId: project.id,
    reference: project.reference,
    enterpriseId,
    enterpriseName,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}
