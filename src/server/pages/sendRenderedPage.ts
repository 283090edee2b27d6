import type { FastifyReply, FastifyRequest } from 'fastify';
import { PAGE_MARK } from '../../shared/offline/pageMark.ts';
import { hasSessionCookie } from '../auth/routes.ts';
import { encodingFor } from '../http/encodings.ts';
import type { PageResponse } from './pageCache.ts';

/**
 * Sends a page in an encoding that the browser accepts, or 304 where it has the same one. Without a session to protect,
 * it may stay in the process in which the browser opened its tab (docs/decisions/0126).
 */
export async function sendRenderedPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: PageResponse,
  cacheControl = 'no-cache',
): Promise<void> {
  const encoding = encodingFor(request.headers['accept-encoding']);
  const etag = `"${page.etag}-${encoding}"`;
  reply
    .code(page.status)
    .header('Cache-Control', cacheControl)
    .header('Vary', 'Accept-Encoding')
    .header('ETag', etag)
    .header(PAGE_MARK, '1')
    .type('text/html; charset=utf-8');
  if (!hasSessionCookie(request)) reply.removeHeader('Cross-Origin-Opener-Policy');
  if (page.status === 200 && isKnown(request.headers['if-none-match'], etag)) return void reply.code(304).send();
  if (encoding !== 'identity') reply.header('Content-Encoding', encoding);
  reply.send(await page.encoded(encoding));
}

const isKnown = (presented: string | undefined, etag: string): boolean =>
  presented?.split(',').some((one) => one.trim().replace(/^W\//, '') === etag) ?? false;
