import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { isMissing } from '../storage/storage.ts';

const HOUR_MS = 3_600_000;

/** Longer than any upload lasts: of a process on another machine nothing else is known. */
const LASTS_AT_MOST_MS = 24 * HOUR_MS;

const folderOf = (dataDir: string): string => join(dataDir, 'uploads');

/** A path for a copy of this process alone, in a folder of this installation that only its owner reads. */
export async function newTemporaryPath(dataDir: string): Promise<string> {
  const folder = folderOf(dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return join(folder, `${hostname()}.${process.pid}.${randomUUID()}`);
}

/**
 * Removes what processes left that are no more. Of this process too, where it has just begun: another one had its
 * number. Raises what the file system refuses.
 */
export async function sweepTemporaryFiles(
  dataDir: string,
  now: Date,
  when: 'start' | 'later' = 'later',
): Promise<void> {
  const folder = folderOf(dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    if (isOfDeadProcess(name, when) || (await isOlderThan(path, now.getTime() - LASTS_AT_MOST_MS)))
      await rm(path, { force: true });
  }
}

function isOfDeadProcess(name: string, when: 'start' | 'later'): boolean {
  const [, host, number] = /^(.*)\.(\d+)\.[\da-f-]{36}$/.exec(name) ?? [];
  if (host !== hostname()) return false;
  const pid = Number(number);
  return pid === process.pid ? when === 'start' : !isRunning(pid);
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // It is somebody else's, and so it is.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** False for one that another process removed meanwhile. */
async function isOlderThan(path: string, time: number): Promise<boolean> {
  try {
    return (await stat(path)).mtimeMs < time;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}
