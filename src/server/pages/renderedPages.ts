import type { FastifyReply, FastifyRequest } from 'fastify';
import { renderedAt } from '../../shared/renderedPages.ts';
import { addressOf } from '../http/addressOf.ts';
import { loadBuiltSite } from './builtSite.ts';
import { createPageCache, NOT_FOUND } from './pageCache.ts';
import { redirectTarget } from './redirectTarget.ts';
import { sendRenderedPage } from './sendRenderedPage.ts';

/** Renders a page of the site and sends it; false where it is not rendered on the server, or where that failed. */
type SendRendered = (request: FastifyRequest, reply: FastifyReply, isPage: boolean) => Promise<boolean>;

/** The public pages, rendered with their data (docs/decisions/0014). Where rendering fails, the browser does it. */
export async function createRenderedPages(dist: string): Promise<SendRendered> {
  const pageAt = createPageCache(await loadBuiltSite(dist));
  return async (request, reply, isPage) => {
    const url = addressOf(request);
    const { ctx } = request;
    const further = await redirectTarget(ctx, url);
    if (further) {
      reply.header('Cache-Control', 'no-cache').redirect(further, 302);
      return true;
    }
    const wanted = isPage ? renderedAt(url.pathname) : { pathname: NOT_FOUND, isIndexed: false };
    if (!wanted) return false;
    try {
      await sendRenderedPage(request, reply, await pageAt(ctx, wanted));
      return true;
    } catch (error) {
      request.log.error({ err: error, page: wanted.pathname }, 'the page could not be rendered');
      return false;
    }
  };
}
