import { constants } from 'node:zlib';
import fastifyCompress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** Under this the reply fits in a packet anyway. */
const COMPRESS_FROM_BYTES = 1024;
/** Brotli's middle: nearly as small as its best and fast enough to do at each reply. */
const BROTLI_QUALITY = 4;

/** How replies travel: made small for slow networks, kept by nobody unless the route says so. */
export async function transfer(app: FastifyInstance): Promise<void> {
  await app.register(fastifyCompress, {
    // Nobody sends us packed requests, and what is never unpacked cannot swell.
    globalDecompression: false,
    threshold: COMPRESS_FROM_BYTES,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
    customTypes: /^application\/json/,
    removeContentLengthHeader: true,
  });
  app.addHook('onSend', async (request, reply) => {
    reply.header('X-Request-Id', request.id);
    if (!reply.hasHeader('Cache-Control')) reply.header('Cache-Control', 'no-store');
  });
}
