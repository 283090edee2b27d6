import { takeTurn } from './oneSound.ts';

interface Quality {
  /** In bits a second. */
  rate: number;
  /** The best first. */
  types: readonly string[];
}

const aac = ['audio/mp4;codecs=mp4a.40.2', 'audio/mp4'];
const opus = ['audio/webm;codecs=opus', 'audio/ogg;codecs=opus'];

/**
 * What is heard of a voice at this rate is all that is said; a minute takes 180 kB. Older telephones of Apple play MP4
 * alone, and AAC rather than Opus.
 */
export const voiceQuality: Quality = { rate: 24_000, types: [...aac, ...opus] };

/** Small above all: Opus keeps to so low a rate, AAC on many machines does not. A minute takes 135 kB. */
export const smallQuality: Quality = { rate: 18_000, types: [...opus, ...aac] };

/** Why there is no recording. `absent`: no microphone, or it gives nothing. */
export type RecordingProblem = 'refused' | 'absent' | 'unsupported';

export interface Recorded {
  bytes: Blob;
  /** As they passed, at least one: some browsers write no length. */
  seconds: number;
  /** The microphone ended it: a telephone call, another application, a plug that was pulled. */
  isCut?: boolean;
}

export interface Recording {
  /** Ends it; what was said until then is there. */
  stop: () => void;
  /** When it has ended: by `stop`, after so many seconds, or with the microphone. */
  ended: Promise<Recorded | RecordingProblem>;
}

const PART_MS = 1000;
/** What a page that dies may lose. The first part of an MP4 is its header alone: nobody would hear anything of it. */
const PARTS_AT_ONCE = 2;

/**
 * Asks for the microphone and records. The person may leave the browser's question open for ever: whoever calls this
 * goes on without, and `isWanted` tells it what came late.
 * @param onPart is given all that was said until then, every two seconds: a page that ends waits for no recorder.
 */
export async function record(
  maxSeconds: number,
  { rate, types }: Quality,
  isWanted: () => boolean,
  onPart?: (recorded: Recorded) => void,
): Promise<Recording | RecordingProblem> {
  const mimeType = globalThis.MediaRecorder && types.find((type) => MediaRecorder.isTypeSupported(type));
  if (!mimeType || !navigator.mediaDevices) return 'unsupported';
  let stream: MediaStream;
  try {
    stream = await navigator.mediaDevices.getUserMedia({ audio: { channelCount: 1 } });
  } catch (error) {
    return error instanceof DOMException && error.name === 'NotAllowedError' ? 'refused' : 'absent';
  }
  const free = () => {
    for (const track of stream.getTracks()) track.stop();
  };
  const recorder = new MediaRecorder(stream, { mimeType, audioBitsPerSecond: rate });
  const parts: Blob[] = [];
  let start = 0;
  let isCut = true;
  const stop = () => {
    isCut = false;
    if (recorder.state !== 'inactive') recorder.stop();
  };
  const timer = setTimeout(stop, maxSeconds * 1000);
  const soFar = (): Recorded => {
    const seconds = Math.round((performance.now() - start) / 1000);
    const bytes = new Blob(parts, { type: recorder.mimeType.replace(/;.*/, '') });
    return { bytes, seconds: Math.min(maxSeconds, Math.max(1, seconds)) };
  };
  const ended = new Promise<Recorded | RecordingProblem>((resolve) => {
    recorder.ondataavailable = ({ data }) => {
      if (data.size === 0) return;
      parts.push(data);
      if (recorder.state === 'recording' && parts.length % PARTS_AT_ONCE === 0) onPart?.(soFar());
    };
    recorder.onstart = () => {
      start = performance.now();
    };
    recorder.onstop = () => {
      clearTimeout(timer);
      free();
      const recorded = { ...soFar(), isCut };
      resolve(recorded.bytes.size > 0 ? recorded : 'absent');
    };
  });
  takeTurn(stop);
  try {
    recorder.start(onPart && PART_MS);
  } catch {
    // A call took the microphone between its permission and now.
    clearTimeout(timer);
    free();
    return 'absent';
  }
  if (!isWanted()) stop();
  return { stop, ended };
}
