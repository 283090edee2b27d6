import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Context } from '../context.ts';
import { rowsOf } from '../db/rowsOf.ts';
import { invalid } from '../http/errors.ts';

interface Naming {
  table: PgTable & { id: AnyPgColumn };
  column: AnyPgColumn;
  /** The field of the form. */
  field: string;
  /** The record itself may keep its name. */
  except?: string | undefined;
  where?: SQL;
}

/**
 * Raises 400 at the field where another row is called so already; accents and case make no difference. Call it under
 * `lockList`.
 */
export async function requireNewName(
  tx: Context,
  name: string,
  { table, column, field, except, where }: Naming,
): Promise<void> {
  const found = await rowsOf(
    tx.db,
    sql`select 1 from ${table}
      where f_unaccent(lower(${column})) = f_unaccent(lower(${name}))
        and ${where ?? sql`true`} and ${except ? sql`${table.id} <> ${except}` : sql`true`} limit 1`,
  );
  if (found.length > 0) throw invalid({ [field]: 'editing.nameTaken' });
}
