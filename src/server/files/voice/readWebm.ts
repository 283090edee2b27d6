import { NotUnderstood } from '../isoBoxes.ts';
import type { Sound } from './sound.ts';

/** Elements of WebM (RFC 9559), by their ids with the mark of their length. */
const HEAD = 0x1a45dfa3;
const TRACK = 0xae;
const TRACK_TYPE = 0x83;
const CODEC = 0x86;
const TICK = 0x2ad7b1;
const CLUSTER_TIME = 0xe7;
const SIMPLE_BLOCK = 0xa3;
const BLOCK = 0xa1;

/** Segment, Info, Tracks, Cluster, BlockGroup and a track: what is in them follows, however long they say it is. */
const holders: ReadonlySet<number> = new Set([0x18538067, 0x1549a966, 0x1654ae6b, 0x1f43b675, 0xa0, TRACK]);

const SOUND = 2;
const DEFAULT_TICK_NS = 1_000_000;

/**
 * What a WebM file holds, as `MediaRecorder` writes it: a stream whose parts do not know their lengths, without a
 * duration in its head. Raises NotUnderstood, and RangeError behind the end.
 * @param mayBeCut the page that recorded it may have died: what was said until then is there.
 */
export function readWebm(file: Buffer, mayBeCut = false): Sound {
  if (file.readUInt32BE(0) !== HEAD) throw new NotUnderstood();
  const types: number[] = [];
  const codecs: string[] = [];
  let tick = DEFAULT_TICK_NS;
  let cluster = 0;
  let first: number | undefined;
  let last = 0;
  for (const { id, body, end } of elementsOf(file, mayBeCut)) {
    if (id === TRACK_TYPE) types.push(numberIn(file, body, end));
    else if (id === CODEC) codecs.push(file.toString('latin1', body, end));
    else if (id === TICK) tick = numberIn(file, body, end);
    else if (id === CLUSTER_TIME) cluster = numberIn(file, body, end);
    else if (id === SIMPLE_BLOCK || id === BLOCK) {
      const time = cluster + file.readInt16BE(body + lengthAt(file, body));
      first ??= time;
      last = Math.max(last, time);
    }
  }
  const hasPicture = types.some((type) => type !== SOUND);
  if (!hasPicture && (codecs.length !== 1 || codecs[0] !== 'A_OPUS')) throw new NotUnderstood();
  return { hasPicture, seconds: first === undefined ? 0 : ((last - first) * tick) / 1e9 };
}

interface Element {
  id: number;
  body: number;
  end: number;
}

/** All elements that hold no others, in their order; of a file that may be cut those that are whole. */
function* elementsOf(file: Buffer, mayBeCut: boolean): Generator<Element> {
  for (let at = 0; at < file.length; ) {
    const idLength = lengthAt(file, at);
    if (idLength > 4) throw new NotUnderstood();
    if (mayBeCut && at + idLength >= file.length) return;
    const id = file.readUIntBE(at, idLength);
    const sizeLength = lengthAt(file, at + idLength);
    const body = at + idLength + sizeLength;
    if (holders.has(id)) {
      at = body;
      continue;
    }
    const end = body + sizeAt(file, at + idLength, sizeLength);
    if (end > file.length) {
      if (mayBeCut) return;
      throw new NotUnderstood();
    }
    yield { id, body, end };
    at = end;
  }
}

/** How many bytes the number takes that begins here: one more than the zeros before the first one. */
const lengthAt = (file: Buffer, at: number): number => Math.clz32(file.readUInt8(at)) - 23;

function sizeAt(file: Buffer, at: number, length: number): number {
  let size = file.readUInt8(at) & (0xff >> length);
  for (let index = 1; index < length; index++) size = size * 256 + file.readUInt8(at + index);
  return size;
}

function numberIn(file: Buffer, body: number, end: number): number {
  if (end - body < 1 || end - body > 6) throw new NotUnderstood();
  return file.readUIntBE(body, end - body);
}
