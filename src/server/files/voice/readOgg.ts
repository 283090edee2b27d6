import { NotUnderstood } from '../isoBoxes.ts';
import type { Sound } from './sound.ts';

const HEAD_LENGTH = 27;
const BEGINS_STREAM = 2;
/** Opus counts in these, whatever it was recorded with (RFC 7845). */
const SAMPLES_PER_SECOND = 48_000;

/** What an Ogg file holds: one stream of Opus. Raises NotUnderstood, and RangeError behind the end. */
export function readOgg(file: Buffer): Sound {
  const streams = new Set<number>();
  let hasPicture = false;
  let skipped = 0;
  let last = 0;
  for (const { kind, granule, stream, body } of pagesOf(file)) {
    streams.add(stream);
    // A page on which no sound ends has none.
    last = Math.max(last, Number(granule));
    if ((kind & BEGINS_STREAM) === 0) continue;
    if (file.toString('latin1', body, body + 8) === 'OpusHead') skipped = file.readUInt16LE(body + 10);
    else if (file.toString('latin1', body + 1, body + 7) === 'theora') hasPicture = true;
    else throw new NotUnderstood();
  }
  if (!hasPicture && streams.size !== 1) throw new NotUnderstood();
  return { hasPicture, seconds: (last - skipped) / SAMPLES_PER_SECOND };
}

function* pagesOf(file: Buffer): Generator<{ kind: number; granule: bigint; stream: number; body: number }> {
  for (let at = 0; at < file.length; ) {
    if (file.toString('latin1', at, at + 4) !== 'OggS') throw new NotUnderstood();
    const body = at + HEAD_LENGTH + file.readUInt8(at + 26);
    let end = body;
    for (let index = at + HEAD_LENGTH; index < body; index++) end += file.readUInt8(index);
    if (end > file.length) throw new NotUnderstood();
    yield {
      kind: file.readUInt8(at + 5),
      granule: file.readBigInt64LE(at + 6),
      stream: file.readUInt32LE(at + 14),
      body,
    };
    at = end;
  }
}
