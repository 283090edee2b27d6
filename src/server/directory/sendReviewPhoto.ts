import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { enterprises, files, reviews } from '../db/schema/index.ts';
import { sendPublicContent } from '../files/content.ts';
import { notFound } from '../http/errors.ts';
import { drawnTypes } from '../reviews/listShown.ts';
import { isShownReview } from '../reviews/score.ts';

/** A photo of work whose client agreed to show it, as long as its review and its enterprise are shown. Raises 404. */
export async function sendReviewPhoto(
  request: FastifyRequest,
  reply: FastifyReply,
  fileId: string,
): Promise<FastifyReply> {
  const { ctx } = request;
  const [photo] = await ctx.db
    .select({ mime: files.mime, size: files.size, storageKey: files.storageKey })
    .from(files)
    .innerJoin(reviews, eq(reviews.id, files.reviewId))
    .innerJoin(enterprises, eq(enterprises.id, reviews.enterpriseId))
    .where(
      and(
        eq(files.id, fileId),
        inArray(files.mime, [...drawnTypes]),
        eq(reviews.showsPhotos, true),
        isShownReview(ctx),
        isNotNull(enterprises.shownFor),
      ),
    );
  if (!photo) throw notFound();
  return sendPublicContent(request, reply, photo, 'public, max-age=3600');
}
