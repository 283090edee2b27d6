import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { exportRecords } from '../backup/exportRecords.ts';
import { importRecords } from '../backup/importRecords.ts';
import { type Config, isPostgresAddress, readConfig } from '../config.ts';
import type { Database } from '../db/client.ts';
import { openDatabase } from '../db/openDatabase.ts';
import { logOptions } from '../http/log.ts';
import { createJobs } from '../jobs/jobs.ts';
import { queues } from '../queues.ts';
import { createStorage } from '../storage/createStorage.ts';
import { createDiskStorage } from '../storage/diskStorage.ts';
import { CommandRefusal, onlyArgument, readArguments } from './commandRefusal.ts';
import { exitOnKnownError } from './exitOnKnownError.ts';
import { requireNobodyConnected } from './requireNobodyConnected.ts';

const usage = 'npm run db:move -- postgres://user:password@host/database';

/**
 * `npm run db:move -- postgres://…`: the embedded database, its waiting jobs and its documents go to a server (design
 * §4).
 */
await exitOnKnownError(async () => {
  const url = onlyArgument(usage, readArguments(usage, { allowPositionals: true }).positionals);
  if (!isPostgresAddress(url)) throw new CommandRefusal(`Usage: ${usage}`);
  const config = readConfig(process.env);
  if (!existsSync(join(config.DATA_DIR, 'postgres'))) {
    throw new CommandRefusal(`There is no embedded database in ${config.DATA_DIR}. Set DATA_DIR.`);
  }
  const embedded = await openDatabase({ ...config, DATABASE_URL: undefined });
  try {
    await embedded.migrate();
    const server = await openDatabase({ ...config, DATABASE_URL: url });
    try {
      await requireNobodyConnected(server);
      await server.migrate();
      await carry(config, embedded, server);
    } finally {
      await server.close();
    }
  } finally {
    await embedded.close();
  }
});

async function carry(config: Config, embedded: Database, server: Database): Promise<void> {
  const missing: string[] = [];
  const jobs = createJobs(server, pino(logOptions('warn')), queues);
  await jobs.start();
  try {
    // Without S3 both databases name the same documents in DATA_DIR, which stay where they are.
    const files = config.S3_BUCKET ? { storage: createDiskStorage(config.DATA_DIR) } : {};
    const source = { database: embedded, ...files, onMissing: (key: string) => missing.push(key) };
    const target = { database: server, storage: await createStorage(config), jobs };
    const summary = await exportRecords(source, (records) => importRecords(target, records));
    console.log(`Moved ${summary.rows} rows and ${summary.jobs} waiting jobs.`);
    console.log(
      config.S3_BUCKET
        ? `${summary.files} documents are now in the bucket ${config.S3_BUCKET}.`
        : `The documents stay in ${join(config.DATA_DIR, 'files')}: keep DATA_DIR as it is.`,
    );
    console.log(
      'Start Oasis with DATABASE_URL set to that server from now on. The embedded database is left as it was.',
    );
  } finally {
    await jobs.stop();
  }
  if (missing.length > 0) throw new CommandRefusal(`${missing.length} documents were missing:\n${missing.join('\n')}`);
}
