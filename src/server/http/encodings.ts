import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

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

/** The same bytes in any encoding: each is made once, at the first request for it. */
export function encodingsOf(bytes: Buffer, quality: number): (encoding: Encoding) => Promise<Buffer> {
  const made = new Map<Encoding, Promise<Buffer>>();
  const make = {
    br: () => brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
    gzip: () => zip(bytes),
    identity: async () => bytes,
  };
  return (encoding) => {
    const buffer = made.get(encoding) ?? make[encoding]();
    made.set(encoding, buffer);
    return buffer;
  };
}
