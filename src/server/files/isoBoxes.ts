/** A file is built in a way that is not understood here. */
export class NotUnderstood extends Error {}

/** Of ISO/IEC 14496-12, as HEIC and MP4 are built. */
export interface Box {
  type: string;
  /** Of the whole box, of what is in it, and of what comes after it. */
  start: number;
  body: number;
  end: number;
}

/** What no photo and no voice note has: more of them are there to keep the server busy. */
export const MAX_PARTS = 10_000;

/**
 * The boxes that lie one behind the other, MAX_PARTS at most. Raises NotUnderstood, and RangeError behind the end.
 */
export function* boxesIn(file: Buffer, from: number, to: number): Generator<Box> {
  let boxes = 0;
  for (let start = from; start < to; ) {
    boxes += 1;
    if (boxes > MAX_PARTS) throw new NotUnderstood();
    const short = file.readUInt32BE(start);
    const type = file.toString('latin1', start + 4, start + 8);
    const size = short === 1 ? Number(file.readBigUInt64BE(start + 8)) : short === 0 ? to - start : short;
    const body = start + (short === 1 ? 16 : 8);
    const end = start + size;
    if (end < body || end > to) throw new NotUnderstood();
    yield { type, start, body, end };
    start = end;
  }
}

/** Raises NotUnderstood where there is none, or more than one. */
export function only(boxes: readonly Box[], type: string): Box {
  const [found, ...more] = boxes.filter((box) => box.type === type);
  if (!found || more.length > 0) throw new NotUnderstood();
  return found;
}
