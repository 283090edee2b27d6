import { constants } from 'node:zlib';
import fastifyCompress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** A smaller reply fits in one packet without compression. Bytes. */
export const COMPRESS_FROM_BYTES = 1024;
/** Of 0 to 11: nearly as small as the best, and fast enough for each reply. */
const BROTLI_QUALITY = 4;

const options = {
  threshold: COMPRESS_FROM_BYTES,
  encodings: ['br', 'gzip'] as ('br' | 'gzip')[],
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
  removeContentLengthHeader: true,
};

/**
 * For a route that draws a PDF: what it says of its parts is text (docs/decisions/0151). Uploaded ones are packed
 * already, and whoever loads them is told how long they are.
 */
export const PDF_COMPRESSION = { ...options, customTypes: /^application\/pdf/ };

/** Compresses replies, gives each its request id, and forbids caching unless the route sets `Cache-Control`. */
export async function compressReplies(app: FastifyInstance): Promise<void> {
  await app.register(fastifyCompress, {
    // No client sends compressed requests, and refusing them rules out decompression bombs.
    globalDecompression: false,
    ...options,
    customTypes: /^application\/json/,
  });
  app.addHook('onSend', (request, reply, _payload, done) => {
    reply.header('X-Request-Id', request.id);
    if (!reply.hasHeader('Cache-Control')) reply.header('Cache-Control', 'no-store');
    done();
  });
}
