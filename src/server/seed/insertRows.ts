import { getTableColumns, getTableName } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { PgTable } from 'drizzle-orm/pg-core';
import { insertJson } from '../backup/insertJson.ts';
import type { Db } from '../db/client.ts';

const ROWS_A_STATEMENT = 2000;

type Row<Table extends PgTable> = Table['$inferInsert'];

/** Inserts any number of rows, fast. `orIgnore` leaves the rows that are there as they are. */
export async function insertRows<Table extends PgTable>(
  db: Db,
  table: Table,
  rows: readonly Row<Table>[],
  orIgnore = false,
): Promise<void> {
  const columns = Object.entries(getTableColumns(table)).map(([key, column]) => ({
    key,
    name: toSnakeCase(key),
    makeDefault: column.defaultFn,
  }));
  const given = rows.map((row: Record<string, unknown>) =>
    columns
      .map(({ key, name, makeDefault }) => [name, row[key] === undefined ? makeDefault?.() : row[key]] as const)
      .filter(([, value]) => value !== undefined),
  );
  // Columns left out get the database's default, so rows go together that leave out the same ones.
  for (const alike of Map.groupBy(given, (pairs) => pairs.map(([name]) => name).join()).values()) {
    const names = (alike[0] ?? []).map(([name]) => name);
    for (let start = 0; start < alike.length; start += ROWS_A_STATEMENT) {
      const part = alike
        .slice(start, start + ROWS_A_STATEMENT)
        .map((pairs) => JSON.stringify(Object.fromEntries(pairs)));
      await insertJson(db, getTableName(table), names, part, orIgnore);
    }
  }
}
