import { eq } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { authContract } from '../../shared/auth/contract.ts';
import { isStaff } from '../../shared/auth/roles.ts';
import type { Context } from '../context.ts';
import { users } from '../db/schema/index.ts';
import { signAccessToken } from '../http/authentication.ts';
import { success } from '../http/envelope.ts';
import { unauthenticated } from '../http/errors.ts';
import type { Limits } from '../http/limits.ts';
import { serve } from '../http/serve.ts';
import { cookieSeconds } from '../http/sessionLifetime.ts';
import { admit, admitAgain } from './admit.ts';
import { cookieOptions, deviceTokenOf, keepDevice } from './deviceCookie.ts';
import { login } from './login.ts';
import { type Person, presentSession } from './presenter.ts';
import { registerClient } from './registerClient.ts';
import { registerContractor } from './registerContractor.ts';
import { closeSession, endSession, type OpenedSession, openSession, renewSession } from './sessions.ts';

const COOKIE = 'refreshToken';

/** The browser has a session to renew; whether it is still good is not looked up. */
export const hasSessionCookie = ({ cookies }: FastifyRequest): boolean => cookies[COOKIE] !== undefined;

export const authRoutes = (limits: Limits) =>
  serve(authContract, {
    async login({ ctx, request, reply, body }) {
      const user = await login(ctx, limits, { address: request.ip, deviceToken: deviceTokenOf(request) }, body);
      const admitted = await admit(ctx, user, browserOf(request));
      if ('session' in admitted) return replyWithSession(request, reply, user, admitted.session);
      const { token, expiresAt } = admitted.challenge;
      const secondFactor = { challenge: token, expiresAt: expiresAt.toISOString(), ways: admitted.ways };
      return { ...success(null), accessToken: null, refreshToken: null, secondFactor };
    },

    register: {
      limit: 'register',
      async handle({ ctx, request, reply, once, body }) {
        let isNew = false;
        const { userId } = await once(
          (tx) => {
            isNew = true;
            return body.isSubmission ? registerClient(tx, body) : registerContractor(tx, body);
          },
          // The key's fingerprint is stored: nothing of the password belongs in it.
          { ...body, password: '' },
        );
        const person = await personOf(ctx, userId);
        // An agent who registers a client keeps the agent's own session.
        if (isStaff(ctx.actor?.role))
          return { ...success(presentSession(person)), accessToken: null, refreshToken: null };
        const browser = browserOf(request);
        const session =
          isNew || body.isSubmission
            ? await openSession(ctx, person, browser)
            : await admitAgain(ctx, person, body.password, browser);
        return replyWithSession(request, reply, person, session);
      },
    },

    async refreshToken({ ctx, request, reply }) {
      const presented = request.cookies[COOKIE];
      const session = presented ? await renewSession(ctx, presented, keyOf(request)) : undefined;
      if (!session) {
        clearCookie(request, reply);
        throw unauthenticated();
      }
      setCookie(request, reply, session);
      const entity = presentSession(await personOf(ctx, session.userId), session);
      return { ...success(entity), accessToken: signAccessToken(request.server, session) };
    },

    logout: {
      knowsCaller: true,
      async handle({ ctx, request, reply }) {
        const presented = request.cookies[COOKIE];
        if (presented) await closeSession(ctx, presented);
        // Whoever calls without a browser has the access token alone.
        if (ctx.actor) await endSession(ctx, ctx.actor.id, ctx.actor.sessionId);
        clearCookie(request, reply);
        return null;
      },
    },
  });

/** What a log-in answers once it is finished, and the cookies that go with it. */
export async function replyWithSession(
  request: FastifyRequest,
  reply: FastifyReply,
  person: Person & { passwordHash: string | null },
  session: OpenedSession,
) {
  if (person.passwordHash !== null) await keepDevice(request, reply, person.id);
  setCookie(request, reply, session);
  const accessToken = signAccessToken(request.server, session);
  return { ...success(presentSession(person, session)), accessToken, refreshToken: session.refreshToken };
}

export const browserOf = ({ headers, ip }: FastifyRequest) => ({ userAgent: headers['user-agent'], address: ip });

function keyOf(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  return typeof key === 'string' && key !== '' ? key : undefined;
}

async function personOf(ctx: Context, userId: string) {
  const [person] = await ctx.db.select().from(users).where(eq(users.id, userId));
  if (!person) throw unauthenticated();
  return person;
}

function setCookie(request: FastifyRequest, reply: FastifyReply, { refreshToken, role }: OpenedSession): void {
  reply.setCookie(COOKIE, refreshToken, { ...cookieOptions(request), maxAge: cookieSeconds(role) });
}

function clearCookie(request: FastifyRequest, reply: FastifyReply): void {
  reply.clearCookie(COOKIE, cookieOptions(request));
}
