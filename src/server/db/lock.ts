import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Another process already uses this data folder. */
export class DataFolderBusyError extends Error {
  constructor(dataDir: string) {
    super(
      `The data folder ${dataDir} is in use by another Oasis process. The embedded database serves one process only: ` +
        'stop the other one, choose another DATA_DIR, or set DATABASE_URL to a PostgreSQL server.',
    );
  }
}

/**
 * Holds the data folder for this process. SQLite's exclusive lock is the operating system's, so it is gone the
 * moment the process is, however it ended; no stale file is left to clean.
 */
export function lockDataFolder(dataDir: string): { release: () => void } {
  mkdirSync(dataDir, { recursive: true });
  const lock = new DatabaseSync(join(dataDir, 'lock'));
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive');
  } catch (error) {
    lock.close();
    if (error instanceof Error && /locked|busy/i.test(error.message)) throw new DataFolderBusyError(dataDir);
    throw error;
  }
  return { release: () => lock.close() };
}
