import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import { fileTypeFromFile } from 'file-type';
import { fileTypes, isAcceptedExtension } from '../../shared/files/rules.ts';
import { invalidWith, Refusal } from '../http/errors.ts';
import { fr, type ServerTextKey } from '../texts.ts';

export interface ReceivedFile {
  name: string;
  extension: string;
  mime: string;
  size: number;
  sha256: string;
  content: () => Readable;
  /** Removes the temporary copy. */
  discard: () => Promise<void>;
}

const NAME_MAX = 120;

/**
 * Streams an upload to a temporary file, counting and hashing on the way, and looks at the content: the type is what
 * the bytes say, not the name (design §7). Raises 413 over 15 MB, 415 for another type, 400 for an empty file.
 */
export async function receiveUpload(part: MultipartFile): Promise<ReceivedFile> {
  const folder = join(tmpdir(), 'oasis-uploads');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, randomUUID());
  const discard = () => rm(path, { force: true });
  try {
    const hash = createHash('sha256');
    let size = 0;
    await pipeline(
      part.file,
      async function* (chunks: AsyncIterable<Buffer>) {
        for await (const chunk of chunks) {
          size += chunk.length;
          hash.update(chunk);
          yield chunk;
        }
      },
      createWriteStream(path, { mode: 0o600 }),
    );
    if (part.file.truncated) throw refusedFile(413, 'files.sizeRefused');
    if (size === 0) throw refusedFile(400, 'files.empty');
    const sniffed = await fileTypeFromFile(path);
    const extension = sniffed?.ext ?? '';
    if (!isAcceptedExtension(extension)) throw refusedFile(415, 'files.typeRefused');
    return {
      name: safeName(part.filename, extension),
      extension,
      mime: fileTypes[extension].mime,
      size,
      sha256: hash.digest('hex'),
      content: () => createReadStream(path),
      discard,
    };
  } catch (error) {
    await discard();
    throw error;
  }
}

function refusedFile(status: number, key: ServerTextKey): Refusal {
  const errors = { Files: [fr(key)] };
  return status === 400 ? invalidWith(errors) : new Refusal(status, fr(key), { errors });
}

/** The person's own name for it, without folders or control characters, ending as its content does. */
function safeName(given: string, extension: string): string {
  const own =
    given
      .replace(/^.*[\\/]/, '')
      .replace(/\p{Cc}/gu, '')
      .trim() || 'document';
  const ending = extname(own).slice(1).toLowerCase().replace('jpeg', 'jpg');
  const stem = own.slice(0, own.length - extname(own).length) || 'document';
  return ending === extension ? own.slice(-NAME_MAX) : `${stem.slice(0, NAME_MAX)}.${extension}`;
}
