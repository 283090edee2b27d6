import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { answers, languages, questions, services } from './catalog.ts';
import { createdAt, primaryId } from './columns.ts';
import { users } from './users.ts';

/**
 * A line of the request form, said in a language (docs/decisions/0097). `line` is its key in the lists. Another
 * recording has another id, because a sound is kept for ever by its address.
 */
export const sounds = pgTable(
  'sounds',
  {
    id: primaryId(),
    /** A fixed sentence of the form (`shared/sounds/lines.ts`). */
    step: text(),
    serviceId: uuid().references(() => services.id, { onDelete: 'cascade' }),
    questionId: uuid().references(() => questions.id, { onDelete: 'cascade' }),
    answerId: uuid().references(() => answers.id, { onDelete: 'cascade' }),
    line: text()
      .notNull()
      .generatedAlwaysAs(
        sql`coalesce('step:' || step, 'service:' || service_id::text, 'question:' || question_id::text, 'answer:' || answer_id::text)`,
      ),
    languageId: uuid()
      .notNull()
      .references(() => languages.id),
    /** What it was recorded for: the sound of other words is not given out. */
    words: text().notNull(),
    uploadedBy: uuid()
      .notNull()
      .references(() => users.id),
    mime: text().notNull(),
    size: integer().notNull(),
    seconds: smallint().notNull(),
    sha256: text().notNull(),
    storageKey: text().notNull().unique(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('sounds_line').on(table.line, table.languageId),
    index().on(table.serviceId),
    index().on(table.questionId),
    index().on(table.answerId),
    index().on(table.languageId),
    index().on(table.uploadedBy),
    check('sounds_one_line', sql`num_nonnulls(step, service_id, question_id, answer_id) = 1`),
    check('sounds_size', sql`size > 0 and seconds > 0`),
  ],
);
