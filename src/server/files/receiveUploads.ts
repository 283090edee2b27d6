import type { FastifyRequest } from 'fastify';
import { MAX_FILE_BYTES, MAX_FILES_PER_PROJECT } from '../../shared/files/rules.ts';
import { invalid, Refusal } from '../http/errors.ts';
import { fr } from '../texts.ts';
import { type ReceivedFile, receiveUpload, type UploadKind } from './receiveUpload.ts';
import type { FileScanner } from './scanner/scanner.ts';

/**
 * Every document of a request (specification §7, `files`), or none: nothing of it is lost in silence. Raises what
 * `receiveUpload` does, 400 where there is none, 413 for more than `max`.
 */
export async function receiveUploads(
  request: FastifyRequest,
  scanner: FileScanner,
  max: number = MAX_FILES_PER_PROJECT,
  kind: UploadKind = 'document',
): Promise<ReceivedFile[]> {
  const received: ReceivedFile[] = [];
  const parts = request.files({ limits: { fileSize: MAX_FILE_BYTES, files: max } });
  try {
    for await (const part of parts) received.push(await receiveUpload(request, scanner, part, kind));
    if (received.length === 0) throw invalid({ files: 'files.missing' });
    return received;
  } catch (error) {
    for (const { discard } of received) await discard();
    throw isOneTooMany(error) ? tooMany(max) : error;
  }
}

const isOneTooMany = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'FST_FILES_LIMIT';

function tooMany(max: number): Refusal {
  const sentence = fr(max === 1 ? 'files.oneInPlace' : 'files.tooManyAtOnce');
  return new Refusal(413, sentence, { errors: { Files: [sentence] } });
}
