import { type Box, boxesIn, MAX_PARTS, NotUnderstood, only } from '../isoBoxes.ts';

/**
 * What a HEIC file says besides its picture lies in items of its own (ISO/IEC 14496-12 and 23008-12): `Exif`, `mime`
 * (XMP) and boxes `uuid`. They are overwritten where they lie, so that no offset changes; how the picture is turned is
 * a property of the picture and stays.
 * @returns the stripped copy; undefined where the file is built in a way that is not understood here, and so may say
 * anything.
 */
export function stripHeic(file: Buffer): Buffer | undefined {
  try {
    const copy = Buffer.from(file);
    strip(copy);
    return isTelling(copy) ? undefined : copy;
  } catch (error) {
    if (error instanceof NotUnderstood || error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Of a file that holds a picture and nothing that moves. */
const known: ReadonlySet<string> = new Set(['ftyp', 'meta', 'mdat', 'free', 'skip', 'uuid']);

function strip(file: Buffer): void {
  const boxes = [...boxesIn(file, 0, file.length)];
  const metas = boxes.filter(({ type }) => type === 'meta');
  const [meta] = metas;
  if (!meta || metas.length > 1 || boxes.some(({ type }) => !known.has(type))) throw new NotUnderstood();
  for (const box of boxes) if (box.type !== 'ftyp' && box.type !== 'meta' && box.type !== 'mdat') erase(file, box);
  const inside = [...boxesIn(file, meta.body + 4, meta.end)];
  for (const box of inside) if (['uuid', 'free', 'skip', 'udta'].includes(box.type)) erase(file, box);
  const telling = new Set(tellingItems(file, only(inside, 'iinf')));
  for (const { from, to } of extentsOf(file, only(inside, 'iloc'), telling, inside)) overwrite(file, from, to);
}

function erase(file: Buffer, { start, body, end }: Box): void {
  file.write('free', start + 4, 'latin1');
  file.fill(0, body, end);
}

/** The ids of the items that are no picture nor a part of one. */
function* tellingItems(file: Buffer, iinf: Box): Generator<number> {
  const isShort = file.readUInt8(iinf.body) === 0;
  for (const { type, body, end } of boxesIn(file, iinf.body + (isShort ? 6 : 8), iinf.end)) {
    const version = file.readUInt8(body);
    if (type !== 'infe' || (version !== 2 && version !== 3)) throw new NotUnderstood();
    const wide = version === 3 ? 4 : 2;
    const id = file.readUIntBE(body + 4, wide);
    const at = body + 4 + wide + 2;
    const kind = file.toString('latin1', at, at + 4);
    if (kind === 'Exif' || kind === 'mime' || kind === 'uri ') yield id;
    // A name given to a part of the picture.
    else if (at + 4 < end && file.readUInt8(at + 4) !== 0) throw new NotUnderstood();
  }
}

interface Extent {
  from: number;
  to: number;
}

/**
 * Where these items lie. A few bytes can name any number of extents, without any size or all over the whole file: of
 * more than MAX_PARTS, and of more bytes than the file has, nothing is understood.
 */
function* extentsOf(file: Buffer, iloc: Box, items: ReadonlySet<number>, boxes: readonly Box[]): Generator<Extent> {
  const version = file.readUInt8(iloc.body);
  if (version > 2) throw new NotUnderstood();
  let at = iloc.body + 4;
  const read = (size: number): number => {
    const value = size === 0 ? 0 : size === 8 ? Number(file.readBigUInt64BE(at)) : file.readUIntBE(at, size);
    at += size;
    return value;
  };
  const sizes = read(2);
  const [offsetSize, lengthSize, baseSize] = [sizes >> 12, (sizes >> 8) & 15, (sizes >> 4) & 15];
  const indexSize = version === 0 ? 0 : sizes & 15;
  const count = read(version === 2 ? 4 : 2);
  let parts = 0;
  let bytes = 0;
  let idat: Box | undefined;
  for (let item = 0; item < count; item++) {
    const id = read(version === 2 ? 4 : 2);
    const method = version === 0 ? 0 : read(2) & 15;
    const isElsewhere = read(2) !== 0;
    const base = read(baseSize);
    const extents = read(2);
    parts += extents;
    if (parts > MAX_PARTS) throw new NotUnderstood();
    for (let extent = 0; extent < extents; extent++) {
      read(indexSize);
      const offset = base + read(offsetSize);
      const length = read(lengthSize);
      if (!items.has(id)) continue;
      if (isElsewhere || length === 0 || method > 1) throw new NotUnderstood();
      if (method === 1) idat ??= only(boxes, 'idat');
      const from = offset + (method === 1 && idat ? idat.body : 0);
      bytes += length;
      if (from + length > file.length || bytes > file.length) throw new NotUnderstood();
      yield { from, to: from + length };
    }
  }
  if (at > iloc.end) throw new NotUnderstood();
}

/** No offset of a TIFF head, a TIFF head, and a directory without entries: readers find that there is nothing. */
const emptyExif = Buffer.from([0, 0, 0, 0, 0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0]);

function overwrite(file: Buffer, from: number, to: number): void {
  file.fill(0, from, to);
  emptyExif.copy(file, from, 0, Math.min(emptyExif.length, to - from));
}

const traces = ['Exif\0\0MM', 'Exif\0\0II', 'http://ns.adobe.com/', '<x:xmpmeta', 'photoshop:'].map((words) =>
  Buffer.from(words, 'latin1'),
);

/** Whether anything is left that is not where it belongs. */
const isTelling = (file: Buffer): boolean => traces.some((trace) => file.includes(trace));
