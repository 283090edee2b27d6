import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { decodeLines, encodeRecord, FORMAT } from './backupLines.ts';
import { CopyRefusal, type CopyStream, type CopySummary } from './records.ts';

/**
 * Writes a backup: gzip'd lines, one record each, the last of which holds the SHA-256 of all before it.
 * The file appears under its name only when it is whole; it is readable by its owner alone.
 */
export async function writeBackup(path: string, records: CopyStream, createdAt: Date): Promise<CopySummary> {
  const summary: CopySummary = { rows: 0, jobs: 0, files: 0 };
  const unfinished = `${path}.part`;
  try {
    await pipeline(
      Readable.from(linesOf(records, createdAt, summary)),
      createGzip({ level: 6 }),
      createWriteStream(unfinished, { mode: 0o600, flush: true }),
    );
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
  return summary;
}

async function* linesOf(records: CopyStream, createdAt: Date, summary: CopySummary): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  const hashed = (text: string) => {
    const bytes = Buffer.from(text);
    hash.update(bytes);
    return bytes;
  };
  yield hashed(`${FORMAT} ${JSON.stringify({ createdAt })}\n`);
  for await (const record of records) {
    if (record.kind === 'rows') summary.rows += record.rows.length;
    if (record.kind === 'job') summary.jobs += 1;
    if (record.kind === 'file') summary.files += 1;
    yield hashed(encodeRecord(record));
  }
  yield Buffer.from(`end ${JSON.stringify({ ...summary, sha256: hash.digest('hex') })}\n`);
}

/**
 * Reads a backup. Raises CopyRefusal for a file that is none, is cut short or was changed, at the latest at its end.
 */
export async function* readBackup(path: string): CopyStream {
  const file = await open(path).catch((error: unknown) => {
    throw new CopyRefusal(`The backup ${path} cannot be read: ${error instanceof Error ? error.message : error}`);
  });
  const source = file.createReadStream();
  const unzipped = source.pipe(createGunzip());
  source.on('error', (error) => unzipped.destroy(error));
  try {
    yield* decodeLines(unzipped);
  } catch (error) {
    if (error instanceof CopyRefusal) throw new CopyRefusal(`The backup ${path} is not usable: ${error.message}`);
    const isUnzipping = error instanceof Error && 'code' in error && String(error.code).startsWith('Z_');
    throw isUnzipping ? new CopyRefusal(`The backup ${path} is not usable: it is damaged or cut short.`) : error;
  } finally {
    source.destroy();
  }
}

/** Reads it all and touches nothing. */
export async function verifyBackup(path: string): Promise<void> {
  for await (const record of readBackup(path)) void record;
}
