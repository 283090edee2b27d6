import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyMiddie from '@fastify/middie';
import type { FastifyInstance } from 'fastify';
import { createServer } from 'vite';
import { projectFolder } from '../folders.ts';
import type { SendPage } from './serveSite.ts';

/** Vite inside the server: site, back-office and API on one address, with hot reload (`npm run dev`). */
export async function createDevPages() {
  const vite = await createServer({
    root: projectFolder,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { port: 24_678 } },
  });
  const sendPage: SendPage = async (request, reply) => {
    const template = await readFile(join(projectFolder, 'index.html'), 'utf8');
    // The building blocks: a page of development only, which the list of pages does not name.
    if (request.url.startsWith('/ui')) reply.code(200);
    // Vite's own scripts are inline and its socket is on another port.
    reply.removeHeader('Content-Security-Policy');
    return reply.type('text/html').send(await vite.transformIndexHtml(request.url, template));
  };
  return {
    sendPage,
    attach: async (app: FastifyInstance) => {
      await app.register(fastifyMiddie);
      app.use((request, response, next) =>
        isModule(request.url ?? '') ? vite.middlewares(request, response, next) : next(),
      );
    },
    close: () => vite.close(),
  };
}

/** What only Vite knows, sources and public files; everything else is the application's. */
function isModule(url: string): boolean {
  if (/^\/(@|src\/|node_modules\/)/.test(url)) return true;
  const { pathname } = new URL(url, 'http://localhost');
  return pathname !== '/' && existsSync(join(projectFolder, 'public', pathname));
}
