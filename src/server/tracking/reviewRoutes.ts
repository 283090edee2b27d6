import { trackedReviewContract } from '../../shared/reviews/contract.ts';
import type { UploadParts } from '../files/uploadFiles.ts';
import { notFound } from '../http/errors.ts';
import { serve } from '../http/serve.ts';
import { findReview, readTrackedReview, requireTrackedReview } from '../reviews/readTrackedReview.ts';
import { removeReviewPhoto } from '../reviews/reviewFiles.ts';
import { writeReview } from '../reviews/writeReview.ts';
import { addFiles } from './addFiles.ts';
import { findTracked } from './findTracked.ts';
import { findVerified } from './findVerified.ts';

const limit = 'trackingLink' as const;

/** What is said of an enterprise in public takes the second step. */
export const trackedReviewRoutes = (parts: UploadParts) =>
  serve(trackedReviewContract, {
    writeReview: {
      limit,
      async handle({ request, once, params, body }) {
        const { project } = await findVerified(request, params.token);
        return once((tx) => writeReview(tx, project.id, body));
      },
    },
    addReviewPhotos: {
      limit,
      isSlow: true,
      async handle(asked) {
        const { ctx, request, params } = asked;
        const { project } = await findVerified(request, params.token);
        await parts.limits.consume('trackingAct', project.id);
        const review = await findReview(ctx, project.id);
        if (!review) throw notFound();
        await addFiles(asked, parts, project, { type: 'review', id: review.id });
        return requireTrackedReview(ctx, project.id);
      },
    },
    removeReviewPhoto: {
      limit,
      async handle({ ctx, request, once, params }) {
        const { project } = await findVerified(request, params.token);
        await once((tx) => removeReviewPhoto(tx, project.id, params.fileId));
        return requireTrackedReview(ctx, project.id);
      },
    },
    async readTrackedReview({ ctx, reply, params }) {
      reply.header('Cache-Control', 'private, no-store');
      return readTrackedReview(ctx, (await findTracked(ctx, params.token)).id);
    },
  });
