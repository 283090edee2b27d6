import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/**
 * Whether an id is one of these, however many: the statement's text is the same, so that it keeps its plan
 * (docs/decisions/0092). `inArray` writes a parameter for each.
 */
export const isAmong = (id: SQLWrapper, ids: readonly string[] | SQLWrapper): SQL =>
  sql`${id} = any(${Array.isArray(ids) ? sql.param([...ids]) : ids}::uuid[])`;
