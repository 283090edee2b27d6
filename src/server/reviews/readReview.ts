import { asc, eq } from 'drizzle-orm';
import { briefName } from '../../shared/format/briefName.ts';
import { fullName } from '../../shared/format/fullName.ts';
import { projectMachine } from '../../shared/projects/status.ts';
import type { ReviewDetails } from '../../shared/reviews/views.ts';
import { isReachable } from '../../shared/states/machine.ts';
import { listActs } from '../audit-log/acts.ts';
import { actorOf, type Context } from '../context.ts';
import { acceptances, closings, enterprises, files, projects, reviews, services, users } from '../db/schema/index.ts';
import { presentFile } from '../files/queries.ts';
import { notFound } from '../http/errors.ts';
import { reviewVersion } from './checkReview.ts';

/** A review with what staff judge it by. Raises 404. */
export async function readReview(ctx: Context, id: string): Promise<ReviewDetails> {
  // Its version with it: what is read later may be newer, never older.
  const [row] = await ctx.db
    .select({
      review: reviews,
      version: reviewVersion,
      project: projects,
      enterpriseName: enterprises.name,
      service: services.nameFr,
      completedAt: closings.completedAt,
      checker: users,
    })
    .from(reviews)
    .innerJoin(enterprises, eq(enterprises.id, reviews.enterpriseId))
    .innerJoin(acceptances, eq(acceptances.id, reviews.leadId))
    .innerJoin(projects, eq(projects.id, acceptances.projectId))
    .leftJoin(services, eq(services.id, projects.serviceId))
    .leftJoin(closings, eq(closings.leadId, acceptances.id))
    .leftJoin(users, eq(users.id, reviews.checkedBy))
    .where(eq(reviews.id, id));
  if (!row) throw notFound();
  const [photos, acts] = await Promise.all([
    ctx.db.select().from(files).where(eq(files.reviewId, id)).orderBy(asc(files.slot)),
    listActs(ctx, 'reviews', id),
  ]);
  const { review, project, checker } = row;
  const mayOpen = isReachable(projectMachine, project, actorOf(ctx));
  return {
    id,
    status: review.status,
    rating: review.rating,
    text: review.body,
    projectId: project.id,
    reference: project.reference,
    enterpriseId: review.enterpriseId,
    enterpriseName: row.enterpriseName,
    // Of a colleague's client no more than everybody will read.
    authorName: mayOpen ? fullName(project) : briefName(project),
    mayOpen,
    service: row.service,
    hiredAt: at(project.hiredAt),
    completedAt: at(row.completedAt ?? project.closedAt),
    showsPhotos: review.showsPhotos,
    photos: photos.map((file) => presentFile(file, 'whole')),
    createdAt: review.createdAt.toISOString(),
    updatedAt: review.updatedAt.toISOString(),
    checkedBy: checker ? fullName(checker) : null,
    checkedAt: at(review.checkedAt),
    refusalReason: review.refusalReason,
    refusalNote: review.refusalNote,
    visibleAt: at(review.visibleAt),
    answer: review.answer,
    answeredAt: at(review.answeredAt),
    acts,
    version: row.version,
  };
}

const at = (instant: Date | null): string | null => instant?.toISOString() ?? null;
