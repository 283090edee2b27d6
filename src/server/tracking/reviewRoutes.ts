import { trackedReviewContract } from '../../shared/reviews/contract.ts';
import { serve } from '../http/serve.ts';
import { readTrackedReview } from '../reviews/readTrackedReview.ts';
import { writeReview } from '../reviews/writeReview.ts';
import { findTracked } from './findTracked.ts';
import { requireVerified } from './requireVerified.ts';

/** What is said of an enterprise in public takes the second step. */
export const trackedReviewRoutes = serve(trackedReviewContract, {
  writeReview: {
    limit: 'trackingLink',
    async handle({ ctx, request, once, params, body }) {
      const project = await findTracked(ctx, params.token);
      await requireVerified(request, project);
      return once((tx) => writeReview(tx, project.id, body));
    },
  },
  async readTrackedReview({ ctx, reply, params }) {
    reply.header('Cache-Control', 'private, no-store');
    return readTrackedReview(ctx, (await findTracked(ctx, params.token)).id);
  },
});
