import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { projectFolder } from '../folders.ts';

/** The page and the scripts of Swagger UI, as they were published. */
const swaggerUi = join(dirname(fileURLToPath(import.meta.resolve('@fastify/swagger-ui'))), 'static');

/** What the page asks for to know what it shows. */
const initializer = `SwaggerUIBundle({
  url: '/docs/openapi.json', dom_id: '#swagger-ui', deepLinking: true, validatorUrl: null,
  presets: [SwaggerUIBundle.presets.apis, SwaggerUIStandalonePreset], layout: 'StandaloneLayout',
});
`;

/**
 * `/docs`, for who reads the API in demonstration (design §6): `openapi.json` as it was committed. `npm run check`
 * compares it with the contracts, so that no server works it out again.
 */
export async function showApi(app: FastifyInstance): Promise<void> {
  await app.register(fastifyStatic, { root: swaggerUi, prefix: '/docs/', index: false, decorateReply: false });
  app.get('/docs', async (request, reply) => {
    // The page names its files relative to itself.
    if (!/\/(\?|$)/.test(request.url)) return reply.redirect('/docs/');
    return reply.type('text/html; charset=utf-8').send(await readFile(join(swaggerUi, 'index.html')));
  });
  app.get('/docs/swagger-initializer.js', (_request, reply) => reply.type('text/javascript').send(initializer));
  app.get('/docs/openapi.json', async (_request, reply) =>
    reply.type('application/json').send(await readFile(join(projectFolder, 'openapi.json'))),
  );
}
