import { brotliDecompressSync, constants } from 'node:zlib';

/** What a browser can read of a page packed with brotli once so many of its bytes are there. */
export const readableFrom = (packed: Buffer, bytes: number): string =>
  brotliDecompressSync(packed.subarray(0, bytes), { finishFlush: constants.BROTLI_OPERATION_FLUSH }).toString();
