import { sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { rowsOf } from '../db/rowsOf.ts';
import { CopyRefusal, type SchemaVersion } from './records.ts';

export interface Table {
  name: string;
  /** Without the generated ones, which make themselves. */
  columns: string[];
}

/** Counters that are worth nothing a minute later, and figures that are made from the other tables. */
const uncopied = [
  'rate_limits',
  'project_days',
  'demand_months',
  'open_days',
  'step_days',
  'package_days',
  'message_days',
  'enterprise_totals',
  'agent_days',
  'agent_months',
];

/**
 * The application's own tables that hold something of their own. Those of the job queue and of the migrations are in
 * other schemas.
 */
export async function listTables(db: Db): Promise<Table[]> {
  const tables = await rowsOf<Table>(
    db,
    sql`select class.relname as name,
          (select json_agg(attname order by attnum) from pg_attribute
            where attrelid = class.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns
        from pg_class class
        where class.relnamespace = 'public'::regnamespace and class.relkind = 'r'
        order by class.relname`,
  );
  return tables.filter(({ name }) => !uncopied.includes(name));
}

/** Raises CopyRefusal where there is no schema at all. */
export async function readSchemaVersion(db: Db): Promise<SchemaVersion> {
  const [found] = await rowsOf<{ exists: boolean }>(
    db,
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as "exists"`,
  );
  if (!found?.exists) throw new CopyRefusal('There is nothing to copy: the database has never been used.');
  const [version] = await rowsOf<SchemaVersion>(
    db,
    sql`select count(*)::int as migrations, coalesce(max(created_at), 0)::text as last from drizzle.__drizzle_migrations`,
  );
  return version ?? { migrations: 0, last: '0' };
}

/** The names of the tables that hold something. */
export async function listFilledTables(db: Db): Promise<string[]> {
  const filled: string[] = [];
  for (const { name } of await listTables(db)) {
    const [row] = await rowsOf<{ filled: boolean }>(
      db,
      sql`select exists (select from ${sql.identifier(name)}) as filled`,
    );
    if (row?.filled) filled.push(name);
  }
  return filled;
}
