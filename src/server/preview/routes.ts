import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { envelopeOf } from '../../shared/api/envelope.ts';
import { previewSchema } from '../../shared/preview/schemas.ts';
import { success } from '../http/envelope.ts';
import { invalid } from '../http/errors.ts';
import { replies } from '../http/replies.ts';
import { ACCESS_SECONDS, isPreviewPassword, signAccess } from './access.ts';
import { PREVIEW_COOKIE } from './gate.ts';

const response = replies(envelopeOf(z.null()));
const tags = ['preview'];

/** The password opens the pages of this browser; leaving closes them (specification §4). */
export const previewRoutes: FastifyPluginAsyncZod = async (app) => {
  app.post(
    '/preview-access',
    { config: { permission: 'preview.enter', limit: 'preview' }, schema: { tags, body: previewSchema, response } },
    async (request, reply) => {
      const { config, now } = request.ctx;
      if (!isPreviewPassword(config, request.body.password)) throw invalid({ password: 'preview.wrong' });
      reply.setCookie(PREVIEW_COOKIE, signAccess(config, now), { ...cookieOptions(request), maxAge: ACCESS_SECONDS });
      return success(null);
    },
  );

  app.post(
    '/leave-preview',
    { config: { permission: 'preview.enter' }, schema: { tags, response } },
    async (request, reply) => {
      reply.clearCookie(PREVIEW_COOKIE, cookieOptions(request));
      return success(null);
    },
  );
};

/** Lax: a link in a message must find the pages open. */
function cookieOptions(request: FastifyRequest) {
  return { httpOnly: true, sameSite: 'lax', path: '/', secure: !request.ctx.config.isLoopback } as const;
}
