import type { FastifyReply, FastifyRequest } from 'fastify';
import { pageSearch } from '../../shared/directory/address.ts';
import { notFoundPage, renderedAt } from '../../shared/renderedPages.ts';
import { MASKED_TOKEN, tokenIn, trackingPath } from '../../shared/tracking/address.ts';
import { addressOf } from '../http/addressOf.ts';
import { type BuiltSite, loadBuiltSite } from './builtSite.ts';
import { createPageCache, renderOnce } from './pageCache.ts';
import { redirectTarget } from './redirectTarget.ts';
import { sendRenderedPage } from './sendRenderedPage.ts';

/** Renders a page of the site and sends it; false where it is not rendered on the server, or where that failed. */
type SendRendered = (request: FastifyRequest, reply: FastifyReply, isPage: boolean) => Promise<boolean>;

interface LoadedSite {
  site: BuiltSite;
  pageAt: ReturnType<typeof createPageCache>;
}

async function loadSite(dist: string): Promise<LoadedSite> {
  const site = await loadBuiltSite(dist);
  return { site, pageAt: createPageCache(site) };
}

/**
 * The public pages, rendered with their data (docs/decisions/0014). Where rendering fails, the browser does it. What
 * draws them is loaded for the first of them: a process that starts is ready without.
 */
export function createRenderedPages(dist: string): SendRendered {
  let loaded: Promise<LoadedSite> | undefined;
  return async (request, reply, isPage) => {
    loaded ??= loadSite(dist).catch((error) => {
      // The next page tries again.
      loaded = undefined;
      throw error;
    });
    const { site, pageAt } = await loaded;
    const url = addressOf(request);
    const { ctx } = request;
    const further = await redirectTarget(ctx, url);
    if (further) {
      // Asked for anew each time, the permanent ones too: an enterprise may take its former name back.
      reply.header('Cache-Control', 'no-cache').redirect(further.to, further.status);
      return true;
    }
    if (tokenIn(url.pathname) !== undefined) return sendTrackingPage(site, request, reply, url.pathname);
    const wanted = isPage ? renderedAt(url.pathname) : notFoundPage;
    if (!wanted) return false;
    const search = pageSearch(wanted.pathname, url.searchParams);
    try {
      const page = search
        ? await renderOnce(site, ctx, { ...wanted, isIndexed: false, search })
        : await pageAt(ctx, wanted);
      await sendRenderedPage(request, reply, page);
      return true;
    } catch (error) {
      request.log.error({ err: error, page: wanted.pathname }, 'the page could not be rendered');
      return false;
    }
  };
}

/**
 * The page that a client follows a request on. Its address opens it, so it is told to nobody: not to the sites that the
 * page leads to, not to search engines, not to the log.
 */
async function sendTrackingPage(
  site: BuiltSite,
  request: FastifyRequest,
  reply: FastifyReply,
  pathname: string,
): Promise<boolean> {
  reply.header('Referrer-Policy', 'no-referrer').header('X-Robots-Tag', 'noindex');
  const shownAs = trackingPath(MASKED_TOKEN);
  try {
    const page = await renderOnce(site, request.ctx, { pathname, isIndexed: false, shownAs });
    await sendRenderedPage(request, reply, page, 'private, no-cache');
    return true;
  } catch (error) {
    request.log.error({ err: error, page: shownAs }, 'the page could not be rendered');
    return false;
  }
}
