import { createReadStream, createWriteStream } from 'node:fs';
import { glob, mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FileStorage } from './storage.ts';

const UNFINISHED = '.part';

/** Documents under `DATA_DIR/files`. A file appears under its name only when it is whole and on the disk. */
export function createDiskStorage(dataDir: string): FileStorage {
  const root = join(dataDir, 'files');
  const pathOf = (key: string) => join(root, key.slice(0, 2), key);

  return {
    async put(key, content) {
      const target = pathOf(key);
      await mkdir(dirname(target), { recursive: true, mode: 0o700 });
      const unfinished = `${target}${UNFINISHED}`;
      try {
        await pipeline(content, createWriteStream(unfinished, { mode: 0o600, flush: true }));
        await rename(unfinished, target);
        await syncFolder(dirname(target));
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },
    async get(key) {
      const handle = await open(pathOf(key), 'r');
      return createReadStream('', { fd: handle });
    },
    async remove(key) {
      await rm(pathOf(key), { force: true });
    },
    async *list() {
      await mkdir(root, { recursive: true, mode: 0o700 });
      for await (const path of glob('*/*', { cwd: root })) {
        const { mtime } = await stat(join(root, path));
        yield { key: relative(dirname(path), path), modifiedAt: mtime };
      }
    },
  };
}

/** The rename itself must survive a power cut, as the row that names the file does. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
