import { formatDateTime } from '../../shared/format/dates.ts';
import type { Context } from '../context.ts';
import type { users } from '../db/schema/index.ts';

/** Whose data are exported. */
export type Person = typeof users.$inferSelect;

/** What one section of an export holds, with French names; undefined where there is nothing to say. */
export type Section = (ctx: Context, person: Person) => Promise<unknown>;

/** An instant as an export says it. */
export const at = (instant: Date | null): string | null => instant && formatDateTime(instant);
