import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** Whether what was typed stands somewhere in a name; accents and case make no difference. */
export function named(column: AnyPgColumn | SQL, typed: string): SQL {
  const pattern = `%${typed.trim().replace(/[\\%_]/g, '\\$&')}%`;
  return sql`f_unaccent(lower(${column})) like f_unaccent(lower(${pattern}))`;
}
