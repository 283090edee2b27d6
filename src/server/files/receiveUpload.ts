import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { extname } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { fileTypeFromFile } from 'file-type';
import {
  type FileExtension,
  fileTypes,
  isAcceptedExtension,
  MAX_VOICE_BYTES,
  voiceTypes,
} from '../../shared/files/rules.ts';
import { invalidWith, Refusal } from '../http/errors.ts';
import { isDiskFull } from '../storage/diskFull.ts';
import { fr, type ServerTextKey } from '../texts.ts';
import { cleanPhoto, isDrawn } from './photos/cleanPhoto.ts';
import { stripHeic } from './photos/stripHeic.ts';
import { requireHarmless } from './scanner/requireHarmless.ts';
import type { FileScanner } from './scanner/scanner.ts';
import { noSpace, notStored } from './storageRefusals.ts';
import { newTemporaryPath } from './temporaryFiles.ts';
import { readVoiceNote } from './voice/readVoiceNote.ts';

export interface ReceivedFile {
  name: string;
  extension: string;
  mime: string;
  /** Of what is stored, as `size` and `sha256` are; of what was sent, which tells a repeated request. */
  sentSha256: string;
  size: number;
  sha256: string;
  /** Whether it is a photo that says nothing but what it shows. */
  metadata: 'Removed' | 'Kept';
  /** Of a voice note, in seconds; null for other documents. */
  seconds: number | null;
  content: () => Readable;
  /** Removes the temporary copy. */
  discard: () => Promise<void>;
}

/** `voice`: a note that says a field of a request (docs/decisions/0093). */
export type UploadKind = 'document' | 'voice';

const NAME_MAX = 120;

/**
 * Streams an upload to a temporary file, looks at its content and cleans it: the type is what the bytes say, not the
 * name (design §7), a photo keeps its pixels alone (design §12). Raises 413 over 15 MB, 415 for another type, 400 for
 * an empty or unreadable file, a voice note that is none and one with malware, 503 where the
 * scanner is away, 507 where the disk is full.
 */
export async function receiveUpload(
  request: FastifyRequest,
  scanner: FileScanner,
  part: MultipartFile,
  kind: UploadKind = 'document',
): Promise<ReceivedFile> {
  const path = await newTemporaryPath(request.ctx.config.DATA_DIR).catch((error: unknown) => {
    throw storageFailure(request, error) ?? error;
  });
  const discard = () => rm(path, { force: true });
  try {
    const sent = await keep(part, path);
    if (part.file.truncated) throw refusedFile(413, 'files.sizeRefused');
    if (sent.size === 0) throw refusedFile(400, 'files.empty');
    const scan = () => requireHarmless(request, scanner, () => createReadStream(path));
    const read = kind === 'voice' ? readVoice : readDocument;
    return {
      ...(await read(path, part, sent, scan)),
      sentSha256: sent.sha256,
      content: () => createReadStream(path),
      discard,
    };
  } catch (error) {
    await discard();
    throw storageFailure(request, error) ?? error;
  }
}

type Read = Omit<ReceivedFile, 'sentSha256' | 'content' | 'discard'>;

async function readDocument(
  path: string,
  part: MultipartFile,
  sent: Measured,
  scan: () => Promise<void>,
): Promise<Read> {
  const extension = (await fileTypeFromFile(path))?.ext ?? '';
  if (!isAcceptedExtension(extension)) throw refusedFile(415, 'files.typeRefused');
  await scan();
  const stored = await cleaned(path, extension, sent);
  const { mime } = fileTypes[extension];
  return { ...stored, name: safeName(part.filename, extension), extension, mime, seconds: null };
}

/** Its name is its owner's (`nameVoice`). */
async function readVoice(path: string, _part: MultipartFile, sent: Measured, scan: () => Promise<void>): Promise<Read> {
  if (sent.size > MAX_VOICE_BYTES) throw refusedFile(413, 'files.voiceTooLarge');
  const { extension, seconds } = await readVoiceNote(await readFile(path));
  await scan();
  return { ...sent, metadata: 'Kept', name: '', extension, mime: voiceTypes[extension], seconds };
}

/** Undefined for what is no failure of the disk. */
function storageFailure({ log }: FastifyRequest, error: unknown): Refusal | undefined {
  const isOfFile = error instanceof Error && 'syscall' in error && 'path' in error;
  if (!isOfFile && !isDiskFull(error)) return undefined;
  log.error({ err: error }, 'a document cannot be received');
  return isDiskFull(error) ? noSpace() : notStored();
}

interface Measured {
  size: number;
  sha256: string;
}

/** Counts and hashes on the way. */
async function keep(part: MultipartFile, path: string): Promise<Measured> {
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
  return { size, sha256: hash.digest('hex') };
}

type Cleaned = Measured & Pick<ReceivedFile, 'metadata'>;

async function cleaned(path: string, extension: FileExtension, sent: Measured): Promise<Cleaned> {
  const content = await withoutMetadata(path, extension);
  if (!content) return { ...sent, metadata: 'Kept' };
  await writeFile(path, content, { mode: 0o600 });
  return { size: content.length, sha256: createHash('sha256').update(content).digest('hex'), metadata: 'Removed' };
}

/** Undefined for what is no photo, and for a HEIC that is not understood. */
export async function withoutMetadata(photo: string | Buffer, extension: string): Promise<Buffer | undefined> {
  if (isDrawn(extension)) return (await cleanPhoto(photo, extension)).content;
  if (extension !== 'heic') return undefined;
  return stripHeic(typeof photo === 'string' ? await readFile(photo) : photo);
}

function refusedFile(status: number, key: ServerTextKey): Refusal {
  const errors = { Files: [fr(key)] };
  return status === 400 ? invalidWith(errors) : new Refusal(status, fr(key), { errors });
}

/** The person's own name for it, without folders or characters that cannot be seen, ending as its content does. */
function safeName(given: string, extension: string): string {
  const own =
    given
      .replace(/^.*[\\/]/, '')
      .replace(/[\p{Cc}\p{Cf}]/gu, '')
      .trim() || 'document';
  const ending = extname(own).slice(1).toLowerCase().replace('jpeg', 'jpg');
  const stem = own.slice(0, own.length - extname(own).length) || 'document';
  return ending === extension ? own.slice(-NAME_MAX) : `${stem.slice(0, NAME_MAX)}.${extension}`;
}
