import { fileTypeFromBuffer } from 'file-type';
import { MAX_VOICE_SECONDS, type VoiceExtension } from '../../../shared/files/rules.ts';
import { invalidWith } from '../../http/errors.ts';
import { fr, type ServerTextKey } from '../../texts.ts';
import { NotUnderstood } from '../isoBoxes.ts';
import { refusalAt } from '../readSmallUpload.ts';
import { readMp4 } from './readMp4.ts';
import { readOgg } from './readOgg.ts';
import { readWebm } from './readWebm.ts';
import type { Sound } from './sound.ts';

/** How `file-type` names the containers of `MediaRecorder`: those without a picture too are video to it. */
const containers: Readonly<Record<string, VoiceExtension>> = {
  webm: 'webm',
  mp4: 'm4a',
  m4a: 'm4a',
  opus: 'ogg',
};

const readers: Readonly<Record<VoiceExtension, (content: Buffer, mayBeCut: boolean) => Sound>> = {
  webm: readWebm,
  m4a: readMp4,
  ogg: readOgg,
};

/** A recorder that stops at the limit stops a moment later. */
const TOLERANCE_SECONDS = 2;

/** Why a file is no recording of ours, or one that lasts too long. */
export type RecordingFault = 'type' | 'picture' | 'unreadable' | 'tooLong';

/**
 * Looks at a recording of `MediaRecorder` in Chrome, Firefox or Safari by its tracks (docs/decisions/0093).
 * @param mayBeCut a WebM that ends too early is read as far as it goes: the page that recorded it may have died.
 * @returns the type by content, and the length in whole seconds, at least one and at most `maxSeconds`; or what is
 * wrong: another type, a picture, what cannot be read or has no sound, and a greater length.
 */
export async function readRecording(
  content: Buffer,
  maxSeconds: number,
  mayBeCut = false,
): Promise<{ extension: VoiceExtension; seconds: number } | RecordingFault> {
  const extension = containers[(await fileTypeFromBuffer(content))?.ext ?? ''];
  if (!extension) return 'type';
  const sound = understood(() => readers[extension](content, mayBeCut));
  if (sound?.hasPicture) return 'picture';
  if (!sound || !(sound.seconds > 0)) return 'unreadable';
  if (sound.seconds > maxSeconds + TOLERANCE_SECONDS) return 'tooLong';
  return { extension, seconds: Math.min(Math.max(1, Math.round(sound.seconds)), maxSeconds) };
}

function understood(read: () => Sound): Sound | undefined {
  try {
    return read();
  } catch (error) {
    // RangeError: it ends too early.
    if (error instanceof NotUnderstood || error instanceof RangeError) return undefined;
    throw error;
  }
}

const sentences = {
  picture: 'files.voiceHasPicture',
  unreadable: 'files.voiceUnreadable',
  tooLong: 'files.voiceTooLong',
} as const satisfies Partial<Record<RecordingFault, ServerTextKey>>;

/**
 * A voice note of a request, of MAX_VOICE_SECONDS at most. Raises 415 for another type, and 400 for one that cannot be
 * read, holds a picture or no sound, or lasts longer.
 */
export async function readVoiceNote(content: Buffer): Promise<{ extension: VoiceExtension; seconds: number }> {
  const recording = await readRecording(content, MAX_VOICE_SECONDS, true);
  if (typeof recording !== 'string') return recording;
  if (recording === 'type') throw refusalAt('Files')(415, 'files.voiceType');
  throw invalidWith({ Files: [fr(sentences[recording], { minutes: MAX_VOICE_SECONDS / 60 })] });
}
