import { sql } from 'drizzle-orm';
import type { Database, Db } from '../db/client.ts';
import { rowsOf } from '../db/rowsOf.ts';
import { type FileStorage, isMissing } from '../storage/storage.ts';
import type { CopyStream } from './records.ts';
import { listTables, readSchemaVersion, type Table } from './tables.ts';
import { waitForStreams } from './waitForStreams.ts';

const ROWS_A_FETCH = 1000;

export interface ExportSource {
  database: Database;
  /** Absent where the documents stay where they are. */
  storage?: FileStorage;
  /** Called for each document whose row exists but whose content is missing. */
  onMissing: (key: string) => void;
}

/**
 * Gives the whole installation, as it is at this one instant, to `use`. Nothing is locked: the application may go on.
 * Documents are read last; those removed in the meantime count as missing.
 */
export function exportRecords<Result>(
  source: ExportSource,
  use: (records: CopyStream) => Promise<Result>,
): Promise<Result> {
  return source.database.orm.transaction((tx) => use(recordsOf(tx as unknown as Db, source)), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  });
}

async function* recordsOf(db: Db, { storage, onMissing }: ExportSource): CopyStream {
  await waitForStreams(db);
  yield { kind: 'start', schema: await readSchemaVersion(db) };
  for (const table of await listTables(db)) {
    yield { kind: 'table', ...table };
    yield* rowsIn(db, table);
  }
  yield* waitingJobs(db);
  if (storage) yield* documents(db, storage, onMissing);
}

async function* rowsIn(db: Db, { name, columns }: Table): CopyStream {
  const list = sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  );
  await db.execute(
    sql`declare copied no scroll cursor for select row_to_json(one)::text as row from (select ${list} from ${sql.identifier(name)}) one`,
  );
  for (;;) {
    const fetched = await rowsOf<{ row: string }>(db, sql`fetch ${sql.raw(String(ROWS_A_FETCH))} from copied`);
    if (fetched.length === 0) break;
    yield { kind: 'rows', rows: fetched.map(({ row }) => row) };
  }
  await db.execute(sql`close copied`);
}

/** What was still to be done: a copy that forgot it would leave messages unsent for ever. */
async function* waitingJobs(db: Db): CopyStream {
  const [queue] = await rowsOf<{ exists: boolean }>(db, sql`select to_regclass('pgboss.job') is not null as "exists"`);
  if (!queue?.exists) return;
  const jobs = await rowsOf<{ name: string; data: unknown }>(
    db,
    sql`select name, data from pgboss.job
        where state < 'completed' and name not like '\\_\\_pgboss\\_\\_%'
        order by created_on`,
  );
  for (const job of jobs) yield { kind: 'job', ...job };
}

async function* documents(db: Db, storage: FileStorage, onMissing: (key: string) => void): CopyStream {
  const stored = await rowsOf<{ key: string }>(
    db,
    sql`select storage_key as key from files union all select storage_key from images
        union all select storage_key from sounds order by key`,
  );
  for (const { key } of stored) {
    const content = await storage.get(key).catch((error: unknown) => {
      if (!isMissing(error)) throw error;
      onMissing(key);
    });
    if (!content) continue;
    yield { kind: 'file', key };
    for await (const data of content) yield { kind: 'chunk', data: Buffer.from(data) };
  }
}
