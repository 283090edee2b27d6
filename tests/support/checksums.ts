import { listTables } from '../../src/server/backup/tables.ts';
import type { Database } from '../../src/server/db/client.ts';

/** Every table with the number of its rows and a checksum over them, whatever their order. */
export async function tableChecksums(database: Database): Promise<Record<string, string>> {
  const sums: Record<string, string> = {};
  for (const { name } of await listTables(database.orm)) {
    const { rows } = await database.query(
      `select count(*) || ' ' || coalesce(md5(string_agg(row_to_json(one)::text, '' order by row_to_json(one)::text collate "C")), '') as sum
       from "${name}" one`,
    );
    sums[name] = (rows[0] as { sum: string }).sum;
  }
  return sums;
}
