import type { FastifyReply, FastifyRequest } from 'fastify';
import { renderedAt } from '../../shared/renderedPages.ts';
import { addressOf } from '../http/addressOf.ts';
import { loadBuiltSite } from './builtSite.ts';
import { createPageStore, NOT_FOUND } from './pageStore.ts';
import { redirectTarget } from './redirectTarget.ts';
import { sendDrawn } from './sendDrawn.ts';

/** Draws an address of the site and sends it; false where it stays the empty page, or where drawing it failed. */
type SendRendered = (request: FastifyRequest, reply: FastifyReply, isPage: boolean) => Promise<boolean>;

/**
 * The public pages with their data in them (docs/decisions/0014). A page that cannot be drawn is left to the browser.
 */
export async function createRenderedPages(dist: string): Promise<SendRendered> {
  const pageAt = createPageStore(await loadBuiltSite(dist));
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
      await sendDrawn(request, reply, await pageAt(ctx, wanted));
      return true;
    } catch (error) {
      request.log.error({ err: error, page: wanted.pathname }, 'the page could not be drawn');
      return false;
    }
  };
}
