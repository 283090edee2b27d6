import { sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { rowsOf } from '../db/rowsOf.ts';

interface Part {
  drop: string;
  create: string;
}

/**
 * Runs `load` without triggers, foreign keys and secondary indexes and makes them again afterwards, within the caller's
 * transaction: rows may come in any order, are checked all the same, and the indexes are built once instead of row by
 * row.
 */
export async function withoutIndexes(db: Db, load: () => Promise<void>): Promise<void> {
  const parts = [...(await triggers(db)), ...(await foreignKeys(db)), ...(await secondaryIndexes(db))];
  for (const { drop } of parts) await db.execute(sql.raw(drop));
  await load();
  for (const { create } of parts.reverse()) await db.execute(sql.raw(create));
}

/** Our own; the rows come as they were, so nothing follows from them. */
function triggers(db: Db): Promise<Part[]> {
  return rowsOf<Part>(
    db,
    sql`select format('alter table %s disable trigger %I', tgrelid::regclass, tgname) as drop,
          format('alter table %s enable trigger %I', tgrelid::regclass, tgname) as create
        from pg_trigger join pg_class on pg_class.oid = tgrelid
        where relnamespace = 'public'::regnamespace and not tgisinternal order by tgrelid, tgname`,
  );
}

function foreignKeys(db: Db): Promise<Part[]> {
  return rowsOf<Part>(
    db,
    sql`select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
          format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as create
        from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by conname`,
  );
}

/** Those that no constraint owns. */
function secondaryIndexes(db: Db): Promise<Part[]> {
  return rowsOf<Part>(
    db,
    sql`select format('drop index %s', indexrelid::regclass) as drop, pg_get_indexdef(indexrelid) as create
        from pg_index join pg_class on pg_class.oid = indexrelid
        where relnamespace = 'public'::regnamespace
          and not exists (select from pg_constraint where conindid = indexrelid)
        order by relname`,
  );
}
