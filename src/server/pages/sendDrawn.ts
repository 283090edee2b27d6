import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DrawnPage, Packing } from './pageStore.ts';

/** Sends a drawn page: packed as the browser likes it, or nothing where it has the same already. */
export async function sendDrawn(request: FastifyRequest, reply: FastifyReply, page: DrawnPage): Promise<void> {
  const packing = packingFor(request.headers['accept-encoding']);
  const etag = `"${page.etag}-${packing}"`;
  reply
    .code(page.status)
    .header('Cache-Control', 'no-cache')
    .header('Vary', 'Accept-Encoding')
    .header('ETag', etag)
    .type('text/html; charset=utf-8');
  if (page.status === 200 && isKnown(request.headers['if-none-match'], etag)) return void reply.code(304).send();
  if (packing !== 'identity') reply.header('Content-Encoding', packing);
  reply.send(await page.packed(packing));
}

function packingFor(accepted: string | string[] | undefined): Packing {
  const names = String(accepted ?? '')
    .split(',')
    .filter((name) => !/;\s*q=0(\.0+)?\s*$/.test(name))
    .map((name) => name.split(';')[0]?.trim());
  return names.includes('br') ? 'br' : names.includes('gzip') ? 'gzip' : 'identity';
}

const isKnown = (presented: string | undefined, etag: string): boolean =>
  presented?.split(',').some((one) => one.trim().replace(/^W\//, '') === etag) ?? false;
