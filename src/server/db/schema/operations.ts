import { bigint, index, integer, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, instant, primaryId } from './columns.ts';
import { users } from './users.ts';

/** Each staff act: who, what, when, before, after; appended in the transaction of the act (design §7). */
export const auditLog = pgTable(
  'audit_log',
  {
    id: primaryId(),
    actorId: uuid().references(() => users.id),
    action: text().notNull(),
    entity: text().notNull(),
    entityId: uuid().notNull(),
    before: jsonb(),
    after: jsonb(),
    requestId: text(),
    createdAt: createdAt(),
  },
  (table) => [
    index('audit_by_entity').on(table.entity, table.entityId, table.createdAt),
    index('audit_by_time').on(table.createdAt, table.id),
    index('audit_by_action').on(table.action, table.createdAt, table.id),
    index('audit_by_kind').on(table.entity, table.createdAt, table.id),
    index('audit_by_actor').on(table.actorId, table.createdAt, table.id),
  ],
);

export const settings = pgTable('settings', {
  key: text().primaryKey(),
  value: jsonb().notNull(),
  updatedAt: instant().notNull().defaultNow(),
});

/** First replies, kept 24 hours under the caller and their key (design §6, "nothing is done twice"). */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    caller: text().notNull(),
    key: text().notNull(),
    requestHash: text().notNull(),
    status: smallint().notNull(),
    reply: jsonb(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.caller, table.key] }), index().on(table.createdAt)],
);

/** What was counted under a key (`http/counting.ts`); `expire` is the end of its span, in milliseconds since 1970. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text().primaryKey(),
    points: integer().notNull().default(0),
    expire: bigint({ mode: 'number' }),
  },
  (table) => [index().on(table.expire)],
);
