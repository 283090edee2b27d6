import type { FastifyRequest } from 'fastify';
import { previewContract } from '../../shared/preview/contract.ts';
import { invalid } from '../http/errors.ts';
import { serve } from '../http/serve.ts';
import { ACCESS_SECONDS, isPreviewPassword, signAccess } from './access.ts';
import { PREVIEW_COOKIE } from './gate.ts';

/** The password opens the pages of this browser; leaving closes them (specification §4). */
export const previewRoutes = serve(previewContract, {
  enterPreview: {
    limit: 'preview',
    handle({ ctx, request, reply, body }) {
      const { config, now } = ctx;
      if (!isPreviewPassword(config, body.password)) throw invalid({ password: 'preview.wrong' });
      reply.setCookie(PREVIEW_COOKIE, signAccess(config, now), { ...cookieOptions(request), maxAge: ACCESS_SECONDS });
      return null;
    },
  },
  leavePreview({ request, reply }) {
    reply.clearCookie(PREVIEW_COOKIE, cookieOptions(request));
    return null;
  },
});

/** Lax: a link in a message must find the pages open. */
function cookieOptions(request: FastifyRequest) {
  return { httpOnly: true, sameSite: 'lax', path: '/', secure: !request.ctx.config.isLoopback } as const;
}
