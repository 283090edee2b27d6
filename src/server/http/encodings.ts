import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

/** Quality of Brotli: the smallest for what is sent often; what may be long, or is sent once, keeps nobody waiting. */
export const BROTLI_BEST = constants.BROTLI_MAX_QUALITY;
export const BROTLI_FAST = 5;

/** The smallest encoding that a caller's `Accept-Encoding` takes. */
export function encodingFor(accepted: string | string[] | undefined): Encoding {
  if (!accepted) return 'identity';
  const names = String(accepted)
    .split(',')
    .filter((name) => !/;\s*q=0(\.0+)?\s*$/.test(name))
    .map((name) => name.split(';')[0]?.trim());
  return names.includes('br') ? 'br' : names.includes('gzip') ? 'gzip' : 'identity';
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * In two pieces, of which a browser can read the first as soon as its bytes are there: in one, the tables that all of
 * it is packed with come first.
 */
async function brotliFrom(bytes: Buffer, second: number, params: Record<number, number>): Promise<Buffer> {
  const stream = createBrotliCompress({ params });
  stream.write(bytes.subarray(0, second));
  stream.flush(constants.BROTLI_OPERATION_FLUSH);
  stream.end(bytes.subarray(second));
  return Buffer.concat(await stream.toArray());
}

/**
 * The same bytes in any encoding: each is made once, at the first request for it. `second` is where those begin that
 * the ones before do not wait for.
 */
export function encodingsOf(bytes: Buffer, quality: number, second = 0): (encoding: Encoding) => Promise<Buffer> {
  const made = new Map<Encoding, Promise<Buffer>>();
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  const make = {
    br: () => (second > 0 ? brotliFrom(bytes, second, params) : brotli(bytes, { params })),
    gzip: () => zip(bytes),
    identity: async () => bytes,
  };
  return (encoding) => {
    const buffer = made.get(encoding) ?? make[encoding]();
    made.set(encoding, buffer);
    return buffer;
  };
}
