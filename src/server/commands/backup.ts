import { existsSync } from 'node:fs';
import { writeBackup } from '../backup/backupFile.ts';
import { exportRecords } from '../backup/exportRecords.ts';
import { readConfig } from '../config.ts';
import { openDatabase } from '../db/openDatabase.ts';
import { createStorage } from '../storage/createStorage.ts';
import { CommandRefusal, onlyArgument, readArguments } from './commandRefusal.ts';
import { exitOnKnownError } from './exitOnKnownError.ts';
import { requireDatabase } from './requireDatabase.ts';

const usage = 'npm run backup -- FILE';

/** `npm run backup -- FILE`: database and documents in one file, checked by checksum (design §4). */
await exitOnKnownError(async () => {
  const path = onlyArgument(usage, readArguments(usage, { allowPositionals: true }).positionals);
  const config = readConfig(process.env);
  if (existsSync(path)) throw new CommandRefusal(`${path} exists already; a backup never overwrites another.`);
  requireDatabase(config);
  const missing: string[] = [];
  const database = await openDatabase(config);
  try {
    const source = { database, storage: await createStorage(config), onMissing: (key: string) => missing.push(key) };
    const { rows, jobs, files } = await exportRecords(source, (records) => writeBackup(path, records, new Date()));
    console.log(`Backup written to ${path}: ${rows} rows, ${jobs} waiting jobs, ${files} documents.`);
  } finally {
    await database.close();
  }
  if (missing.length > 0) {
    throw new CommandRefusal(
      `The backup lacks ${missing.length} documents that the storage has lost:\n${missing.join('\n')}`,
    );
  }
});
