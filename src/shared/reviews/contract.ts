import * as z from 'zod/mini';
import { contract } from '../api/contract.ts';
import { idField } from '../api/fields.ts';
import { listQuery, rangeQuery } from '../api/listQuery.ts';
import { answerReviewSchema, checkReviewSchema, writeReviewSchema } from './schemas.ts';
import { reviewStates } from './status.ts';
import { ownReview, reviewDetails, reviewItem, trackedReview } from './views.ts';

const byId = z.object({ id: idField() });
const byToken = z.object({ token: z.string() });

const state = z.enum(reviewStates);
const listReviewsQuery = listQuery(
  ['status', 'createdAt'],
  z.strictObject({
    status: z.optional(z.union([state, z.array(state)])),
    enterpriseId: z.optional(idField()),
  }),
);

export type ReviewListQuery = z.output<typeof listReviewsQuery>;

/** The client of a job that is done says what it was like, by the link and a code (design §10). */
export const trackedReviewContract = contract('tracking', {
  writeReview: {
    method: 'POST',
    path: '/tracking/{token}/review',
    permission: 'tracking.use',
    summary: 'Review a job that is done, or correct a review that was refused',
    isRepeatable: true,
    params: byToken,
    body: writeReviewSchema,
    entity: trackedReview,
  },
  addReviewPhotos: {
    method: 'POST',
    path: '/tracking/{token}/review/files',
    permission: 'tracking.use',
    summary: 'Add photos to the own review of a job before it is published; asks for the code',
    isRepeatable: true,
    consumes: 'multipart/form-data',
    params: byToken,
    entity: trackedReview,
  },
  removeReviewPhoto: {
    method: 'POST',
    path: '/tracking/{token}/review/files/{fileId}/remove',
    permission: 'tracking.use',
    summary: 'Take a photo away from the own review of a job; asks for the code',
    isRepeatable: true,
    params: z.extend(byToken, { fileId: idField() }),
    entity: trackedReview,
  },
  readTrackedReview: {
    method: 'GET',
    path: '/tracking/{token}/review',
    permission: 'tracking.use',
    summary: 'Read the own review of a job, null where there is none',
    params: byToken,
    entity: z.nullable(trackedReview),
  },
});

/** Reviews, for customer service to check against the published rules. */
export const reviewContract = contract('reviews', {
  listReviews: {
    method: 'GET',
    path: '/admin/reviews',
    permission: 'reviews.check',
    summary: 'List the reviews, those to be checked first',
    query: listReviewsQuery,
    rows: reviewItem,
    unit: 'reviews',
  },
  readReview: {
    method: 'GET',
    path: '/admin/reviews/{id}',
    permission: 'reviews.check',
    summary: 'Read a review with its photos and its job',
    params: byId,
    entity: reviewDetails,
  },
  checkReview: {
    method: 'PUT',
    path: '/admin/reviews/{id}/decision',
    permission: 'reviews.check',
    summary: 'Publish a review, or refuse it with a reason',
    isRepeatable: true,
    params: byId,
    body: checkReviewSchema,
    entity: reviewDetails,
  },
});

/** The reviews of one's own enterprise. */
export const ownReviewContract = contract('reviews', {
  listOwnReviews: {
    method: 'GET',
    path: '/reviews',
    permission: 'reviews.answer',
    summary: 'List the published reviews of the caller’s enterprise, newest first',
    query: rangeQuery,
    rows: ownReview,
    unit: 'reviews',
  },
  answerReview: {
    method: 'POST',
    path: '/reviews/{id}/answer',
    permission: 'reviews.answer',
    summary: 'Answer a review, once',
    isRepeatable: true,
    params: byId,
    body: answerReviewSchema,
    entity: ownReview,
  },
});
