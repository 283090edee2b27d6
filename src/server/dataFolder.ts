import { randomUUID } from 'node:crypto';
import { chmodSync, lstatSync, readdirSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Why a file or folder cannot be written, by the code of the operating system. */
const reasons: Record<string, string> = {
  EROFS: 'the file system is read-only',
  EACCES: 'this user may not write there',
  EPERM: 'nobody may write there',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the quota of this user is used up',
  ENOTDIR: 'a part of the path is no folder',
  EEXIST: 'a part of the path is no folder',
  ENOENT: 'there is no such place',
  EISDIR: 'it is a folder',
};

/** A sentence for the operator; undefined for what is no failure of a file or folder. */
export function fileProblem(error: unknown): string | undefined {
  if (!(error instanceof Error && 'code' in error && 'path' in error)) return undefined;
  const reason = reasons[String(error.code)];
  return reason && `${error.path} cannot be used: ${reason} (${error.code}).`;
}

/** More than what a full disk still has in the corner of a block. */
const PROBE = Buffer.alloc(64 * 1024);

/** Writes a file there and takes it away again. Raises what the operating system says. */
export async function probeFolder(folder: string): Promise<void> {
  const file = join(folder, `.probe-${randomUUID()}`);
  try {
    await writeFile(file, PROBE, { mode: 0o600, flag: 'wx' });
  } finally {
    await rm(file, { force: true });
  }
}

/** Made where it is missing, its owner's alone, and writable. Raises what the operating system says. */
export async function prepareDataFolder(dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  protectFolder(dataDir);
  await probeFolder(dataDir);
}

/** What lies in a data folder. A folder with anything else in it is shared, and is left as it is. */
const own = new Set(['postgres', 'files', 'outbox', 'uploads', 'compiled', 'jwt-secret', 'lock', 'lock-journal']);
const OTHERS = 0o077;

/**
 * Takes from all other users what an earlier release left open to them: databases with personal data and the hashes of
 * passwords. The folder itself comes last, so that one that is closed was done.
 */
function protectFolder(dataDir: string): void {
  if ((lstatSync(dataDir).mode & OTHERS) === 0) return;
  const names = readdirSync(dataDir);
  for (const name of names.filter((one) => own.has(one))) protect(join(dataDir, name));
  if (names.every((name) => own.has(name))) close(dataDir);
}

function protect(path: string): void {
  const found = lstatSync(path);
  if (found.isSymbolicLink()) return;
  if ((found.mode & OTHERS) !== 0) close(path);
  if (found.isDirectory()) for (const name of readdirSync(path)) protect(join(path, name));
}

const close = (path: string): void => chmodSync(path, lstatSync(path).mode & 0o700);
