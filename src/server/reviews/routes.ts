import { ownReviewContract, reviewContract } from '../../shared/reviews/contract.ts';
import { serve } from '../http/serve.ts';
import { answerReview } from './answerReview.ts';
import { checkReview } from './checkReview.ts';
import { listReviews } from './listReviews.ts';
import { listOwnReviews, readOwnReview } from './ownReviews.ts';
import { readReview } from './readReview.ts';

/** What was changed is read again and shown whole. */
export const reviewRoutes = serve(reviewContract, {
  listReviews: ({ ctx, query, page }) => listReviews(ctx, query, page),
  readReview: ({ ctx, params }) => readReview(ctx, params.id),
  async checkReview({ ctx, once, params, body }) {
    return readReview(ctx, await once((tx) => checkReview(tx, params.id, body)));
  },
});

export const ownReviewRoutes = serve(ownReviewContract, {
  listOwnReviews: ({ ctx, page }) => listOwnReviews(ctx, page),
  async answerReview({ ctx, once, params, body }) {
    return readOwnReview(ctx, await once((tx) => answerReview(tx, params.id, body.text)));
  },
});
