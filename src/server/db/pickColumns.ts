import { getTableColumns, type Table } from 'drizzle-orm';

/** Some columns of a table, to be selected: a row of all of them costs each request what nobody looks at. */
export function pickColumns<From extends Table, Name extends keyof From['_']['columns'] & string>(
  table: From,
  names: readonly Name[],
): Pick<From['_']['columns'], Name> {
  const columns = getTableColumns(table);
  return Object.fromEntries(names.map((name) => [name, columns[name]])) as Pick<From['_']['columns'], Name>;
}
