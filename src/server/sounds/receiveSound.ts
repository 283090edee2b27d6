import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { voiceTypes } from '../../shared/files/rules.ts';
import { MAX_SOUND_BYTES, MAX_SOUND_SECONDS } from '../../shared/sounds/rules.ts';
import { readSmallUpload, refusalAt } from '../files/readSmallUpload.ts';
import { requireHarmless } from '../files/scanner/requireHarmless.ts';
import type { FileScanner } from '../files/scanner/scanner.ts';
import { type RecordingFault, readRecording } from '../files/voice/readVoiceNote.ts';
import type { ServerTextKey } from '../texts.ts';

export interface ReceivedSound {
  content: Buffer;
  mime: string;
  seconds: number;
  sha256: string;
}

/**
 * Reads an uploaded sound, small enough for the memory, and looks at its tracks: the type is what the bytes say, not
 * the name. Raises 413 over MAX_SOUND_BYTES, 415 for another type, 400 for an empty or unreadable file, a video, one of
 * more than MAX_SOUND_SECONDS and one with malware, 503 where the scanner is away.
 */
export async function receiveSound(
  request: FastifyRequest,
  scanner: FileScanner,
  part: MultipartFile,
): Promise<ReceivedSound> {
  const content = await readSmallUpload(part, refused, { maxBytes: MAX_SOUND_BYTES, tooLarge: 'sounds.tooLarge' });
  const recording = await readRecording(content, MAX_SOUND_SECONDS);
  if (typeof recording === 'string')
    throw refused(recording === 'type' ? 415 : 400, sentences[recording], { seconds: MAX_SOUND_SECONDS });
  await requireHarmless(request, scanner, () => Readable.from([content]), SOUND_FIELD);
  const { extension, seconds } = recording;
  return { content, mime: voiceTypes[extension], seconds, sha256: createHash('sha256').update(content).digest('hex') };
}

/** Where a form shows what is wrong with the file. */
const SOUND_FIELD = 'Sound';

const refused = refusalAt(SOUND_FIELD);

const sentences: Readonly<Record<RecordingFault, ServerTextKey>> = {
  type: 'sounds.typeRefused',
  picture: 'sounds.hasPicture',
  unreadable: 'sounds.unreadable',
  tooLong: 'sounds.tooLong',
};
