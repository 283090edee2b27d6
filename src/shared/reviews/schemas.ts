import * as z from 'zod/mini';
import { optionalField, requiredText } from '../api/fields.ts';
import { tellsContact } from '../format/contacts.ts';
import { REVIEW_TEXT_MAX, refusalReasons } from './status.ts';

export const REVIEW_NOTE_MAX = 300;

const version = z.string('common.invalid').check(z.minLength(1, 'common.invalid'), z.maxLength(40, 'common.invalid'));

/** What a client says of a job that is done. */
export const writeReviewSchema = z.object({
  rating: z
    .int('reviews.ratingRequired')
    .check(z.minimum(1, 'reviews.ratingRequired'), z.maximum(5, 'reviews.ratingRequired')),
  text: optionalField(z.string('common.invalid').check(z.trim(), z.maxLength(REVIEW_TEXT_MAX, 'reviews.textTooLong'))),
  /** Whether the photos that come with it may be shown. */
  showsPhotos: z.optional(z.boolean('common.invalid')),
});

/** What staff decided. `version` is the review's as they saw it: its author may have changed it. */
export const checkReviewSchema = z.object({
  decision: z.enum(['publish', 'refuse'], 'common.invalid'),
  /** Of the rules of `/avis`; required where it is refused. */
  reason: optionalField(z.enum(refusalReasons, 'reviews.reasonRequired')),
  /** Told to the author beside the reason. */
  note: optionalField(z.string('common.invalid').check(z.trim(), z.maxLength(REVIEW_NOTE_MAX, 'common.tooLong'))),
  version,
});

/** What the enterprise says to it, once, before everybody: no page of one tells how to reach it (design §10). */
export const answerReviewSchema = z.object({
  text: requiredText('reviews.answerRequired', REVIEW_TEXT_MAX).check(
    z.refine((text) => !tellsContact(text), 'reviews.answerTellsContact'),
  ),
});

export type WriteReview = z.output<typeof writeReviewSchema>;
export type CheckReview = z.output<typeof checkReviewSchema>;
