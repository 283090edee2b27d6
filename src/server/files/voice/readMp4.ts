import { type Box, boxesIn, NotUnderstood, only } from '../isoBoxes.ts';
import type { Sound } from './sound.ts';

/** Of sample entries: AAC, and Opus. */
const codecs: readonly string[] = ['mp4a', 'Opus'];

/** Flags of `tfhd` and `trun` (ISO/IEC 14496-12), and the bytes that each puts before the durations. */
const HAS_DURATION = 0x8;
const beforeDuration: readonly [flag: number, bytes: number][] = [
  [0x1, 8],
  [0x2, 4],
];
const runHead: readonly [flag: number, bytes: number][] = [
  [0x1, 4],
  [0x4, 4],
];
const SAMPLES_HAVE_DURATION = 0x100;
const perSample = [SAMPLES_HAVE_DURATION, 0x200, 0x400, 0x800];

/**
 * What an MP4 file holds, whole or in fragments, as `MediaRecorder` writes it. Raises NotUnderstood, and RangeError
 * behind the end.
 */
export function readMp4(file: Buffer): Sound {
  const boxes = [...boxesIn(file, 0, file.length)];
  const movie = inside(file, only(boxes, 'moov'));
  const media = movie.filter(({ type }) => type === 'trak').map((track) => inside(file, child(file, track, 'mdia')));
  const kinds = media.map((parts) => textAt(file, only(parts, 'hdlr').body + 8));
  if (kinds.includes('vide')) return { hasPicture: true, seconds: 0 };
  const [parts] = media;
  if (!parts || media.length > 1 || kinds[0] !== 'soun') throw new NotUnderstood();
  const table = inside(file, child(file, only(parts, 'minf'), 'stbl'));
  if (!codecs.includes(textAt(file, only(table, 'stsd').body + 12))) throw new NotUnderstood();
  const fragments = boxes
    .filter(({ type }) => type === 'moof')
    .flatMap((fragment) => inside(file, fragment).filter(({ type }) => type === 'traf'));
  const ofMovie = fragments.length > 0 ? defaultDuration(file, movie) : 0;
  const ticks = fragments.reduce((sum, part) => sum + ticksOfFragment(file, part, ofMovie), ticksOf(file, table));
  return { hasPicture: false, seconds: ticks / scaleOf(file, only(parts, 'mdhd')) };
}

const inside = (file: Buffer, { body, end }: Box): Box[] => [...boxesIn(file, body, end)];
const child = (file: Buffer, box: Box, type: string): Box => only(inside(file, box), type);
const textAt = (file: Buffer, at: number): string => file.toString('latin1', at, at + 4);
const flagsOf = (file: Buffer, { body }: Box): number => file.readUIntBE(body + 1, 3);

/** Units of time in a second. */
function scaleOf(file: Buffer, { body }: Box): number {
  const scale = file.readUInt32BE(body + (file.readUInt8(body) === 1 ? 20 : 12));
  if (scale === 0) throw new NotUnderstood();
  return scale;
}

/** The durations of the samples that are listed at the head, in units of time. */
function ticksOf(file: Buffer, table: readonly Box[]): number {
  const { body, end } = only(table, 'stts');
  const count = file.readUInt32BE(body + 4);
  if (body + 8 + count * 8 > end) throw new NotUnderstood();
  let ticks = 0;
  for (let at = body + 8; at < body + 8 + count * 8; at += 8)
    ticks += file.readUInt32BE(at) * file.readUInt32BE(at + 4);
  return ticks;
}

/** Of samples of fragments that do not say their own. */
function defaultDuration(file: Buffer, movie: readonly Box[]): number {
  return file.readUInt32BE(child(file, only(movie, 'mvex'), 'trex').body + 12);
}

function ticksOfFragment(file: Buffer, fragment: Box, ofMovie: number): number {
  const parts = inside(file, fragment);
  const head = only(parts, 'tfhd');
  const flags = flagsOf(file, head);
  const ofFragment =
    (flags & HAS_DURATION) === 0 ? ofMovie : file.readUInt32BE(head.body + 8 + lengthOf(beforeDuration, flags));
  return parts.filter(({ type }) => type === 'trun').reduce((sum, run) => sum + ticksOfRun(file, run, ofFragment), 0);
}

function ticksOfRun(file: Buffer, run: Box, ofFragment: number): number {
  const flags = flagsOf(file, run);
  const count = file.readUInt32BE(run.body + 4);
  if ((flags & SAMPLES_HAVE_DURATION) === 0) return count * ofFragment;
  const from = run.body + 8 + lengthOf(runHead, flags);
  const step = 4 * perSample.filter((flag) => (flags & flag) !== 0).length;
  if (from + count * step > run.end) throw new NotUnderstood();
  let ticks = 0;
  for (let sample = 0; sample < count; sample++) ticks += file.readUInt32BE(from + sample * step);
  return ticks;
}

const lengthOf = (fields: readonly [flag: number, bytes: number][], flags: number): number =>
  fields.reduce((sum, [flag, bytes]) => sum + ((flags & flag) === 0 ? 0 : bytes), 0);
