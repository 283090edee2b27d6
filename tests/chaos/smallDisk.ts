import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rename, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The servers' data folder, on a disk that can be full. */
export interface SmallDisk {
  folder: string;
  /** What `fill` does on this machine. */
  failure: string;
  fill: () => Promise<void>;
  free: () => Promise<void>;
  remove: () => Promise<void>;
}

const ROOMY = '2g';
const KIB = 1024;
/** A size of nothing would be a disk without end. */
const PAGE_KIB = 4;
const TRIES = 50;

/**
 * A disk in memory (tmpfs) that shrinks to what is on it, so that the next byte is refused with ENOSPC. Where this user
 * may not mount one, the folder of the documents is taken away instead, and every write and read fails (ENOTDIR).
 */
export async function makeSmallDisk(): Promise<SmallDisk> {
  const folder = await mkdtemp(join(tmpdir(), 'oasis-disk-'));
  if (!mount('-t', 'tmpfs', '-o', `size=${ROOMY}`, 'tmpfs', folder)) return withoutMount(folder);
  return {
    folder,
    failure: 'the disk is full (ENOSPC)',
    fill: async () => {
      // What is written meanwhile makes the size that was read too small: it is read again.
      for (let attempt = 0; attempt < TRIES; attempt++) {
        const { blocks, bfree, bsize } = await statfs(folder);
        const used = Math.max(PAGE_KIB, Math.ceil(((blocks - bfree) * bsize) / KIB));
        if (mount('-o', `remount,size=${used + attempt * PAGE_KIB}k`, folder)) return;
      }
      throw new Error(`The disk at ${folder} cannot be made smaller`);
    },
    free: async () => {
      if (!mount('-o', `remount,size=${ROOMY}`, folder)) throw new Error(`The disk at ${folder} cannot be made larger`);
    },
    remove: async () => {
      spawnSync('umount', ['-l', folder]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const mount = (...args: string[]): boolean => spawnSync('mount', args).status === 0;

function withoutMount(folder: string): SmallDisk {
  const [documents, away] = [join(folder, 'files'), join(folder, 'files-away')];
  return {
    folder,
    failure: 'the documents’ folder is taken away (ENOTDIR; this user may not mount a small disk)',
    fill: async () => {
      await mkdir(documents, { recursive: true });
      await rename(documents, away);
      await writeFile(documents, '');
    },
    free: async () => {
      await rm(documents);
      await rename(away, documents);
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
