import { getTableName, inArray, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../db/client.ts';

interface Index {
  name: string;
  definition: string;
}

/**
 * For the time of building them: many times faster than the server's usual 64 MB, and nothing to a machine that holds
 * such tables.
 */
const BUILD_MEMORY = '256MB';

/**
 * Writes while these tables keep only the indexes that hold a rule (unique keys), and then builds the others at once,
 * which is several times faster than row by row. They are built when the writing fails too; a process that is killed
 * meanwhile leaves a database to throw away.
 */
export async function withoutIndexes(db: Db, tables: readonly PgTable[], write: () => Promise<void>): Promise<void> {
  const { rows } = (await db.execute(sql`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
    from pg_index join pg_class on pg_class.oid = indrelid
    where not indisunique and ${inArray(sql`relname`, tables.map(getTableName))} order by 1`)) as unknown as {
    rows: Index[];
  };
  for (const { name } of rows) await db.execute(sql.raw(`drop index ${name}`));
  try {
    await write();
  } finally {
    await db.transaction(async (tx) => {
      await tx.execute(sql.raw(`set local maintenance_work_mem = '${BUILD_MEMORY}'`));
      for (const { definition } of rows) await tx.execute(sql.raw(definition));
    });
  }
}
