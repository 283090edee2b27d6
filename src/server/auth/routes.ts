import { eq } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { envelopeOf } from '../../shared/api/envelope.ts';
import { isStaff } from '../../shared/auth/roles.ts';
import { loginSchema, registerSchema } from '../../shared/auth/schemas.ts';
import { renewalReply, sessionReply } from '../../shared/auth/views.ts';
import type { Context } from '../context.ts';
import { users } from '../db/schema/index.ts';
import { success } from '../http/envelope.ts';
import { unauthenticated } from '../http/errors.ts';
import { once } from '../http/idempotency.ts';
import type { Limits } from '../http/limits.ts';
import { replies } from '../http/replies.ts';
import { login } from './login.ts';
import { presentSession } from './presenter.ts';
import { registerClient } from './registerClient.ts';
import { registerContractor } from './registerContractor.ts';
import { closeSession, type OpenedSession, openSession, renewSession, SESSION_SECONDS } from './sessions.ts';

export const COOKIE = 'refreshToken';

export function authRoutes(limits: Limits): FastifyPluginAsyncZod {
  return async (app) => {
    const accessToken = (session: OpenedSession) => app.jwt.sign({ sub: session.userId, sid: session.sessionId });

    app.post(
      '/login',
      {
        config: { permission: 'auth.login' },
        schema: { tags: ['auth'], body: loginSchema, response: replies(sessionReply) },
      },
      async (request, reply) => {
        const { user, session } = await login(request.ctx, limits, request.ip, request.body);
        setCookie(request, reply, session.refreshToken);
        return {
          ...success(presentSession(user)),
          accessToken: accessToken(session),
          refreshToken: session.refreshToken,
        };
      },
    );

    app.post(
      '/register',
      {
        config: { permission: 'auth.register', limit: 'register', isRepeatable: true },
        schema: { tags: ['auth'], body: registerSchema, response: replies(sessionReply) },
      },
      async (request, reply) => {
        const { body, ctx } = request;
        const { userId } = await once(request, (tx) =>
          body.isSubmission ? registerClient(tx, body) : registerContractor(tx, body),
        );
        const entity = presentSession(await personOf(ctx, userId));
        // An agent who registers a client keeps the agent's own session.
        if (isStaff(ctx.actor?.role)) return { ...success(entity), accessToken: null, refreshToken: null };
        const session = await openSession(ctx, userId);
        setCookie(request, reply, session.refreshToken);
        return { ...success(entity), accessToken: accessToken(session), refreshToken: session.refreshToken };
      },
    );

    app.post(
      '/refresh-token',
      { config: { permission: 'auth.refresh' }, schema: { tags: ['auth'], response: replies(renewalReply) } },
      async (request, reply) => {
        const presented = request.cookies[COOKIE];
        const session = presented ? await renewSession(request.ctx, presented, keyOf(request)) : undefined;
        if (!session) {
          clearCookie(request, reply);
          throw unauthenticated();
        }
        setCookie(request, reply, session.refreshToken);
        return {
          ...success(presentSession(await personOf(request.ctx, session.userId))),
          accessToken: accessToken(session),
        };
      },
    );

    app.post(
      '/logout',
      { config: { permission: 'auth.logout' }, schema: { tags: ['auth'], response: replies(envelopeOf(z.null())) } },
      async (request, reply) => {
        const presented = request.cookies[COOKIE];
        if (presented) await closeSession(request.ctx, presented);
        clearCookie(request, reply);
        return success(null);
      },
    );
  };
}

function keyOf(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  return typeof key === 'string' && key !== '' ? key : undefined;
}

async function personOf(ctx: Context, userId: string) {
  const [person] = await ctx.db.select().from(users).where(eq(users.id, userId));
  if (!person) throw unauthenticated();
  return person;
}

/** HttpOnly, this site only, 30 days; Secure wherever the address is not this machine's own (design §6). */
function cookieOptions(request: FastifyRequest) {
  return { httpOnly: true, sameSite: 'strict', path: '/', secure: !request.ctx.config.isLoopback } as const;
}

function setCookie(request: FastifyRequest, reply: FastifyReply, token: string): void {
  reply.setCookie(COOKIE, token, { ...cookieOptions(request), maxAge: SESSION_SECONDS });
}

function clearCookie(request: FastifyRequest, reply: FastifyReply): void {
  reply.clearCookie(COOKIE, cookieOptions(request));
}
