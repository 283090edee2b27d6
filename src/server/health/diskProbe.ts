import { join } from 'node:path';
import type { Config } from '../config.ts';
import { probeFolder } from '../dataFolder.ts';

/** So often at most is something written, however often readiness is asked. */
const EVERY_MS = 5_000;

type Probe = (now: Date) => Promise<Error | undefined>;

/**
 * Whether the folders that this installation writes take something: of a full disk the database still answers reads.
 * Nothing is asked where database and documents are elsewhere.
 */
export function createDiskProbe({ DATA_DIR, DATABASE_URL, S3_BUCKET }: Config): Probe {
  const folders = [...(DATABASE_URL ? [] : [DATA_DIR]), ...(S3_BUCKET ? [] : [join(DATA_DIR, 'files')])];
  let last: { at: number; outcome: Promise<Error | undefined> } | undefined;
  return (now) => {
    const at = now.getTime();
    if (!last || at - last.at >= EVERY_MS || at < last.at) last = { at, outcome: probe(folders) };
    return last.outcome;
  };
}

async function probe(folders: readonly string[]): Promise<Error | undefined> {
  try {
    for (const folder of folders) await probeFolder(folder);
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
  return undefined;
}
