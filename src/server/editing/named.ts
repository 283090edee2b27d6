import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { likeLiteral } from '../db/textSearch.ts';

/** Whether what was typed stands somewhere in a name; accents and case make no difference. */
export function named(column: AnyPgColumn | SQL, typed: string): SQL {
  const pattern = `%${likeLiteral(typed.trim())}%`;
  return sql`f_unaccent(lower(${column})) like f_unaccent(lower(${pattern}))`;
}
