import { timestamp, uuid } from 'drizzle-orm/pg-core';
import { v7 } from 'uuid';

/** A time-ordered primary key (UUIDv7), made by the application so that both databases agree. */
export const primaryId = () => uuid().primaryKey().$defaultFn(v7);

/** An instant, UTC. */
export const instant = () => timestamp({ withTimezone: true, precision: 3 });

export const createdAt = () => instant().notNull().defaultNow();

/** The version of a row that people edit: a form that was opened on another one is refused. */
export const updatedAt = () => instant().notNull().defaultNow();
