import { sql } from 'drizzle-orm';
import { boolean, check, index, pgEnum, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { type ReviewRefusal, reviewStates } from '../../../shared/reviews/status.ts';
import { createdAt, instant, primaryId } from './columns.ts';
import { enterprises } from './enterprises.ts';
import { acceptances } from './projects.ts';
import { users } from './users.ts';

export const reviewStatus = pgEnum('review_status', reviewStates);

/** What a client says of a job that is done: one for each job (design §10). */
export const reviews = pgTable(
  'reviews',
  {
    id: primaryId(),
    leadId: uuid()
      .notNull()
      .unique()
      .references(() => acceptances.id),
    enterpriseId: uuid()
      .notNull()
      .references(() => enterprises.id),
    status: reviewStatus().notNull().default('Pending'),
    rating: smallint().notNull(),
    body: text().notNull().default(''),
    /** Whether the photos may be shown on the enterprise's page. */
    showsPhotos: boolean().notNull().default(false),
    createdAt: createdAt(),
    updatedAt: createdAt(),
    checkedBy: uuid().references(() => users.id),
    checkedAt: instant(),
    refusalReason: text().$type<ReviewRefusal>(),
    refusalNote: text(),
    answer: text(),
    answeredAt: instant(),
    answeredBy: uuid().references(() => users.id),
    /** From then on everybody sees it: 7 days after it was checked, or at the answer. */
    visibleAt: instant(),
  },
  (table) => [
    index('reviews_shown').on(table.enterpriseId, table.visibleAt, table.id).where(sql`status = 'Published'`),
    index('reviews_of_enterprise').on(table.enterpriseId, table.status, table.createdAt, table.id),
    index('reviews_by_state').on(table.status, table.createdAt, table.id),
    index('reviews_by_time').on(table.createdAt, table.id),
    check('reviews_rating', sql`rating between 1 and 5`),
    check('reviews_body', sql`char_length(body) <= 1000`),
    check('reviews_visible', sql`(status = 'Published') = (visible_at is not null)`),
    check('reviews_refused', sql`(status = 'Refused') = (refusal_reason is not null)`),
    check('reviews_answer', sql`(answer is null) = (answered_at is null) and char_length(answer) <= 1000`),
  ],
);
