import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The file system in memory that Linux has; elsewhere the temporary folder of the system stays. */
const MEMORY = '/dev/shm';
const NAME = 'oasis-tests-';
/** A database of a test is some 50 MB; a container may have 64 MB in all. */
const NEEDED_BYTES = 4 * 1024 ** 3;
const LEFT_OVER_MS = 6 * 60 * 60_000;

/**
 * Lays what the tests write (databases, files, profiles of the browser) into memory, for this process and those it
 * starts: PGlite asks the file system so often that a disk costs it half as much processor time again. A `TMPDIR` that
 * is set stands. The folder goes with this process; what a killed run left goes with a later one.
 */
export function writeToMemory(): void {
  if (process.env.TMPDIR || !existsSync(MEMORY)) return;
  for (const name of readdirSync(MEMORY)) if (name.startsWith(NAME)) removeLeftOver(join(MEMORY, name));
  const { bavail, bsize } = statfsSync(MEMORY);
  if (bavail * bsize < NEEDED_BYTES) return;
  const folder = mkdtempSync(join(MEMORY, NAME));
  // A PostgreSQL of a test's own runs as another user, who has to get through.
  chmodSync(folder, 0o755);
  process.env.TMPDIR = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
}

/** A run adds to its folder and takes from it all the time. */
function removeLeftOver(folder: string): void {
  const mtimeMs = statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
  if (Date.now() - mtimeMs > LEFT_OVER_MS) rmSync(folder, { recursive: true, force: true });
}
