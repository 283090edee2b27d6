import { resolve } from 'node:path';
import { pino } from 'pino';
import { readBackup, verifyBackup } from '../backup/backupFile.ts';
import { importRecords } from '../backup/importRecords.ts';
import { listFilledTables } from '../backup/tables.ts';
import { readConfig } from '../config.ts';
import { openDatabase } from '../db/openDatabase.ts';
import { logOptions } from '../http/log.ts';
import { createJobs } from '../jobs/jobs.ts';
import { queues } from '../queues.ts';
import { createStorage } from '../storage/createStorage.ts';
import { CommandRefusal, onlyArgument, readArguments } from './commandRefusal.ts';
import { exitOnKnownError } from './exitOnKnownError.ts';
import { requireNobodyConnected } from './requireNobodyConnected.ts';

const usage = 'npm run restore -- FILE [--force]';

/**
 * `npm run restore -- FILE`: the whole file is checked before anything is touched, then everything is put back or
 * nothing. Messages that waited when the backup was made are sent at the next start.
 */
await exitOnKnownError(async () => {
  const { values, positionals } = readArguments(usage, {
    allowPositionals: true,
    options: { force: { type: 'boolean', default: false } },
  });
  const path = resolve(onlyArgument(usage, positionals));
  const config = readConfig(process.env);
  await verifyBackup(path);
  const database = await openDatabase(config);
  try {
    await requireNobodyConnected(database);
    await database.migrate();
    const filled = await listFilledTables(database.orm);
    if (filled.length > 0 && !values.force) {
      throw new CommandRefusal(`The database is not empty (${filled.join(', ')}). With --force all of it is replaced.`);
    }
    const jobs = createJobs(database, pino(logOptions('warn')), queues);
    await jobs.start();
    try {
      const target = { database, storage: await createStorage(config), jobs, replace: values.force };
      const { rows, jobs: waiting, files } = await importRecords(target, readBackup(path));
      console.log(`Restored ${rows} rows, ${waiting} waiting jobs and ${files} documents from ${path}.`);
    } finally {
      await jobs.stop();
    }
  } finally {
    await database.close();
  }
});
