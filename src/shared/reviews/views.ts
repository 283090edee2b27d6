import * as z from 'zod/mini';
import { fileItem } from '../files/views.ts';
import { refusalReasons, reviewStates } from './status.ts';

/** A review as everybody reads it: of its author a first name and an initial. Instants. */
export const shownReview = z.object({
  id: z.uuid(),
  /** Null where the author's personal data were erased. */
  author: z.nullable(z.string()),
  rating: z.number(),
  text: z.string(),
  /** When the work was finished. */
  workedAt: z.nullable(z.string()),
  writtenAt: z.string(),
  answer: z.nullable(z.object({ text: z.string(), answeredAt: z.string() })),
  /** Where the photos are that its author agreed to show. */
  photos: z.array(z.string()),
});

/** A review as its author has it. Instants. */
export const trackedReview = z.object({
  status: z.enum(reviewStates),
  rating: z.number(),
  text: z.string(),
  showsPhotos: z.boolean(),
  /** Under the names with which they were sent. */
  photos: z.array(z.object({ id: z.uuid(), name: z.string() })),
  updatedAt: z.string(),
  refusalReason: z.nullable(z.enum(refusalReasons)),
  refusalNote: z.nullable(z.string()),
  visibleAt: z.nullable(z.string()),
  answer: z.nullable(z.string()),
});

/** A row of the list of reviews for staff. */
export const reviewItem = z.object({
  id: z.uuid(),
  status: z.enum(reviewStates),
  rating: z.number(),
  text: z.string(),
  photos: z.number(),
  projectId: z.uuid(),
  reference: z.string(),
  enterpriseId: z.uuid(),
  enterpriseName: z.string(),
  /** When it was last written. */
  updatedAt: z.string(),
  createdAt: z.string(),
});

/** A review with what it is judged by: the dates of the job, who wrote it, what was decided and done before. */
export const reviewDetails = z.extend(z.omit(reviewItem, { photos: true }), {
  authorName: z.string(),
  /** An agent opens the requests that are nobody's or their own. */
  mayOpen: z.boolean(),
  service: z.nullable(z.string()),
  hiredAt: z.nullable(z.string()),
  completedAt: z.nullable(z.string()),
  showsPhotos: z.boolean(),
  photos: z.array(fileItem),
  checkedBy: z.nullable(z.string()),
  checkedAt: z.nullable(z.string()),
  refusalReason: z.nullable(z.enum(refusalReasons)),
  refusalNote: z.nullable(z.string()),
  visibleAt: z.nullable(z.string()),
  answer: z.nullable(z.string()),
  answeredAt: z.nullable(z.string()),
  acts: z.array(
    z.object({ id: z.uuid(), action: z.string(), actorName: z.nullable(z.string()), createdAt: z.string() }),
  ),
  version: z.string(),
});

/** A review of one's own enterprise that staff published; before `visibleAt` nobody else sees it. */
export const ownReview = z.object({
  id: z.uuid(),
  rating: z.number(),
  text: z.string(),
  service: z.nullable(z.string()),
  city: z.string(),
  completedAt: z.nullable(z.string()),
  createdAt: z.string(),
  visibleAt: z.string(),
  /** Those that its author agreed to show. */
  photos: z.array(fileItem),
  answer: z.nullable(z.string()),
  answeredAt: z.nullable(z.string()),
});

export type TrackedReview = z.infer<typeof trackedReview>;
export type ReviewItem = z.infer<typeof reviewItem>;
export type ReviewDetails = z.infer<typeof reviewDetails>;
export type OwnReview = z.infer<typeof ownReview>;
export type ShownReview = z.infer<typeof shownReview>;
