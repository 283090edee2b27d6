import { glob, readFile, utimes } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { DocumentStore } from './documentStore.ts';
import { makeSmallDisk } from './smallDisk.ts';
import { twoDaysAgo } from './twoDaysAgo.ts';

/** The documents on a disk that can be full. */
export async function makeDiskStore(): Promise<DocumentStore> {
  const disk = await makeSmallDisk();
  const documents = join(disk.folder, 'files');
  const paths = () => Array.fromAsync(glob('*/*', { cwd: documents }));
  return {
    dataDir: disk.folder,
    settings: {},
    faults: {
      'the disk of the documents fails': async (random) => {
        await disk.fill();
        await pause(random.between(1_000, 3_000));
        await disk.free();
      },
    },
    keys: async () => (await paths()).map((path) => basename(path)),
    read: (key) => readFile(join(documents, key.slice(0, 2), key)),
    age: async () => {
      for (const path of await paths()) await utimes(join(documents, path), twoDaysAgo(), twoDaysAgo());
    },
    complaints: async () => [],
    describe: () => `on a disk: ${disk.failure}`,
    remove: disk.remove,
  };
}
