import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, instant, primaryId } from './columns.ts';
import { projects } from './projects.ts';
import { users } from './users.ts';

/** Internal notes of staff on a project. Never deleted; their author corrects them for a quarter of an hour. */
export const comments = pgTable(
  'comments',
  {
    id: primaryId(),
    projectId: uuid()
      .notNull()
      .references(() => projects.id),
    authorId: uuid()
      .notNull()
      .references(() => users.id),
    body: text().notNull(),
    createdAt: createdAt(),
    editedAt: instant(),
  },
  (table) => [index('comments_by_project').on(table.projectId, table.createdAt)],
);
