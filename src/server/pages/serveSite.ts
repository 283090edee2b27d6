import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PAGE_MARK } from '../../shared/offline/pageMark.ts';
import { appFor, pageFor } from '../../shared/pages.ts';
import { hasSessionCookie } from '../auth/routes.ts';
import { distFolder } from '../folders.ts';
import { addressOf } from '../http/addressOf.ts';
import { notFound } from '../http/errors.ts';
import { createRenderedPages } from './renderedPages.ts';

/** Headers that mean something on a document alone, or on a script of a worker, which is none of the hashed assets. */
const documentHeaders = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
  'x-frame-options',
];

/** Draws an address; whether it is a page or "not found" is already decided. */
export type SendPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  app: 'site' | 'admin',
) => FastifyReply | Promise<FastifyReply>;

/**
 * The built site and back-office: their assets for ever, their pages always asked for anew. Undefined where nothing is
 * built.
 */
export async function serveBuiltSite(app: FastifyInstance): Promise<SendPage | undefined> {
  const built = ['site/index.html', 'site/.vite/modules.json', 'admin/index.html', 'ssr/renderPage.js'];
  if (!built.every((file) => existsSync(join(distFolder, file)))) return undefined;
  const sendRendered = createRenderedPages(distFolder);
  const common = { preCompressed: true, decorateReply: false, schemaHide: true } as const;
  const forever = {
    ...common,
    immutable: true,
    maxAge: '365d',
    // What a document may do is said with the document: a slow network is spared it with each of its parts.
    setHeaders: (reply: FastifyReply) => {
      for (const name of documentHeaders) reply.removeHeader(name);
    },
  } as const;
  await app.register(fastifyStatic, { ...forever, root: join(distFolder, 'site/assets'), prefix: '/assets/' });
  await app.register(fastifyStatic, {
    ...forever,
    root: join(distFolder, 'admin/assets-admin'),
    prefix: '/assets-admin/',
  });
  // Their names stay, and so nearly always do they.
  await app.register(fastifyStatic, {
    ...common,
    root: join(distFolder, 'site/pictures'),
    prefix: '/pictures/',
    maxAge: '30d',
  });
  await app.register(fastifyStatic, {
    ...common,
    decorateReply: true,
    root: join(distFolder, 'site'),
    // A route for each file: what is none of them is a page.
    wildcard: false,
    globIgnore: ['assets/**', 'pictures/**', '.vite/**', 'index.html', '**/*.br', '**/*.gz'],
    maxAge: '1h',
    setHeaders: (reply, path) => {
      const file = basename(path).replace(/\.(br|gz)$/, '');
      // A new version must be heard of at once.
      if (file === 'sw.js' || file === 'shell.html') reply.header('Cache-Control', 'no-cache');
      if (file === 'shell.html') reply.header(PAGE_MARK, '1');
    },
  });
  return async (request, reply, which) => {
    if (which === 'site' && (await sendRendered(request, reply, reply.statusCode === 200))) return reply;
    // Accounts, forms, the back-office: nobody's to find.
    reply.header('Cache-Control', 'no-cache').header('X-Robots-Tag', 'noindex');
    return reply.sendFile('index.html', join(distFolder, which), { cacheControl: false });
  };
}

/**
 * What is no endpoint: a page of the site or the back-office, 404 with the "not found" page, or 404 in JSON for
 * programs.
 */
export function answerPages(app: FastifyInstance, sendPage: SendPage | undefined): void {
  app.addHook('onSend', async (request, reply) => {
    // A page got while signed in is nobody else's: neither a proxy nor the service worker keeps it.
    const isOfSession = request.is404 && hasSessionCookie(request);
    if (isOfSession && reply.getHeader('Cache-Control') === 'no-cache')
      reply.header('Cache-Control', 'private, no-cache');
  });
  app.setNotFoundHandler((request, reply) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const pathname = addressOf(request).pathname;
    const isPage = pageFor(pathname) !== undefined;
    const wantsPage = isPage || (request.headers.accept ?? '').includes('text/html');
    if (!sendPage || !isRead || !wantsPage) throw notFound();
    reply.code(isPage ? 200 : 404);
    return sendPage(request, reply, appFor(pathname));
  });
}
