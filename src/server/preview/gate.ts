import type { FastifyInstance } from 'fastify';
import { appFor } from '../../shared/pages.ts';
import { isBehindGate, ORIGIN_PARAMETER, PREVIEW_PAGE } from '../../shared/preview/gate.ts';
import type { Config } from '../config.ts';
import { addressOf } from '../http/addressOf.ts';
import { grantsAccess } from './access.ts';
import { leavingWorker } from './leavingWorker.ts';

export const PREVIEW_COOKIE = 'previewAccess';
const WORKER = '/sw.js';

/**
 * Where a preview password is set, sends whoever has not given it from the public pages to the page that asks for it,
 * and keeps search engines out (`pages/searchEngines.ts` too). Pages only: the API answers as ever (design §8). No
 * browser keeps a page, and a service worker of the time before the gate is replaced by one that takes itself and its
 * copies away.
 */
export function gatePages(app: FastifyInstance, config: Config, clock: () => Date): void {
  if (!config.PREVIEW_PASSWORD) return;
  app.addHook('onRequest', async (request, reply) => {
    const { pathname } = addressOf(request);
    if (pathname === WORKER)
      return reply.type('text/javascript').header('Cache-Control', 'no-cache').send(leavingWorker);
    // What no endpoint and no file answers is a page.
    if (!request.is404 || !['GET', 'HEAD'].includes(request.method)) return;
    reply.header('X-Robots-Tag', 'noindex');
    const isOpen = appFor(pathname) === 'admin' || !isBehindGate(pathname);
    if (isOpen || grantsAccess(config, request.cookies[PREVIEW_COOKIE], clock())) return;
    const query = new URLSearchParams({ [ORIGIN_PARAMETER]: request.url });
    return reply.redirect(`${PREVIEW_PAGE}?${query}`, 302);
  });
  app.addHook('onSend', async (request, reply) => {
    if (request.is404) reply.header('Cache-Control', 'no-store');
  });
}
