import { Readable } from 'node:stream';
import { DrizzleQueryError, sql } from 'drizzle-orm';
import type { Database, Db } from '../db/client.ts';
import type { JobData, Jobs } from '../jobs/jobs.ts';
import type { FileStorage } from '../storage/storage.ts';
import { withoutIndexes } from './indexes.ts';
import { insertJson } from './insertJson.ts';
import { type Lookahead, lookahead } from './lookahead.ts';
import { CopyRefusal, type CopyStream, type CopySummary, type SchemaVersion } from './records.ts';
import { listFilledTables, listTables, readSchemaVersion } from './tables.ts';
import { waitForStreams } from './waitForStreams.ts';

export interface ImportTarget {
  /** Migrated. */
  database: Database;
  storage: FileStorage;
  /** Started: its queues must exist. */
  jobs: Jobs;
  /** Whether what the database holds may be replaced. */
  replace?: boolean;
}

/**
 * Fills the database and the storage from a stream, in one transaction: all or nothing. Raises CopyRefusal for a
 * database that holds something, unless it may be replaced, and for rows of another schema version.
 */
export async function importRecords(target: ImportTarget, records: CopyStream): Promise<CopySummary> {
  const { database, storage, replace = false } = target;
  if (!replace) await requireEmpty(database.orm);
  const present = new Set<string>();
  for await (const { key } of storage.list()) present.add(key);
  const written = new Set<string>();
  const summary: CopySummary = { rows: 0, jobs: 0, files: 0 };
  try {
    await database.orm.transaction(async (transaction) => {
      const tx = transaction as unknown as Db;
      await waitForStreams(tx);
      const names = (await listTables(tx)).map(({ name }) => name);
      await withoutIndexes(tx, async () => {
        if (replace) await empty(tx, names);
        await fill(tx, target, lookahead(records), summary, written);
      });
      await tx.execute(sql`select statistics_rebuild()`);
    });
  } catch (error) {
    for (const key of written) if (!present.has(key)) await storage.remove(key);
    throw asRefusal(error);
  }
  for (const key of present) if (replace && !written.has(key)) await storage.remove(key);
  await database.query('analyze');
  return summary;
}

/** A failed query carries all its rows, which are no matter for a console. */
function asRefusal(error: unknown): unknown {
  if (!(error instanceof DrizzleQueryError)) return error;
  return new CopyRefusal(
    `The database refuses these data, nothing was changed: ${error.cause?.message ?? 'no reason given'}`,
  );
}

async function requireEmpty(db: Db): Promise<void> {
  const filled = await listFilledTables(db);
  if (filled.length > 0)
    throw new CopyRefusal(`The target database is not empty: it has rows in ${filled.join(', ')}.`);
}

async function empty(db: Db, tables: string[]): Promise<void> {
  await db.execute(
    sql`truncate ${sql.join(
      tables.map((name) => sql.identifier(name)),
      sql`, `,
    )}`,
  );
  await db.execute(sql`delete from pgboss.job where name not like '\\_\\_pgboss\\_\\_%'`);
}

async function fill(
  db: Db,
  { storage, jobs }: ImportTarget,
  source: Lookahead,
  summary: CopySummary,
  written: Set<string>,
): Promise<void> {
  let insert: (rows: string[]) => Promise<void> = () => Promise.reject(new CopyRefusal('Rows before their table.'));
  for (let record = await source.next(); record; record = await source.next()) {
    switch (record.kind) {
      case 'start':
        requireSameSchema(record.schema, await readSchemaVersion(db));
        break;
      case 'table': {
        const { name, columns } = record;
        insert = (rows) => insertJson(db, name, columns, rows);
        break;
      }
      case 'rows':
        await insert(record.rows);
        summary.rows += record.rows.length;
        break;
      case 'job':
        await jobs.enqueue(db, record.name as keyof JobData, [record.data as JobData[keyof JobData]]);
        summary.jobs += 1;
        break;
      case 'file':
        requireKey(record.key);
        written.add(record.key);
        await storage.put(record.key, Readable.from(chunksOf(source)));
        summary.files += 1;
        break;
      case 'chunk':
        throw new CopyRefusal('A piece of a document without its name.');
    }
  }
}

async function* chunksOf(source: Lookahead): AsyncGenerator<Buffer> {
  for (let next = await source.peek(); next?.kind === 'chunk'; next = await source.peek()) {
    await source.next();
    yield next.data;
  }
}

function requireSameSchema(theirs: SchemaVersion, ours: SchemaVersion): void {
  if (theirs.migrations === ours.migrations && theirs.last === ours.last) return;
  const age = theirs.migrations < ours.migrations ? 'an older' : 'a newer';
  throw new CopyRefusal(
    `These data come from ${age} version of Oasis (${theirs.migrations} migrations, this one has ${ours.migrations}). ` +
      'Restore them with that version; a newer one brings them up to date when it starts.',
  );
}

/** A key becomes a path: it names no other place. */
function requireKey(key: string): void {
  if (!/^[\w-][\w.-]*$/.test(key)) throw new CopyRefusal(`A document has an unusable key: ${JSON.stringify(key)}.`);
}
