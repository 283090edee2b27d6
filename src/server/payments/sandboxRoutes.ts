import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import type { Context } from '../context.ts';
import { sandboxSessions } from '../db/schema/index.ts';
import { notFound } from '../http/errors.ts';
import { fileReplies, refusals } from '../http/replies.ts';
import { takeAnyBody } from './noticeRoutes.ts';
import { notifySandbox } from './notifySandbox.ts';
import type { PaymentProviders } from './providers/provider.ts';
import { type SandboxSession, stateAt } from './providers/sandbox.ts';
import { sandboxActions, sandboxPage } from './sandboxPage.ts';

const config = { permission: 'payments.sandbox' } as const;
const token = z.string().check(z.minLength(20), z.maxLength(64));
const LATE_SECONDS = 60;

/** The sandbox's payment page, plain HTML without script; 404 unless the sandbox is the provider. */
export const sandboxRoutes =
  (providers: PaymentProviders): FastifyPluginAsyncZod =>
  async (app) => {
    takeAnyBody(app as unknown as FastifyInstance);

    app.get(
      '/sandbox-payment/:token',
      { config, schema: { hide: true, params: z.object({ token }), response: fileReplies('text/html') } },
      async (request, reply) => {
        const session = await find(request.ctx, providers, request.params.token);
        reply.header('Content-Security-Policy', policyFor(session));
        return reply.type('text/html; charset=utf-8').send(sandboxPage(session, stateAt(session, request.ctx.now)));
      },
    );

    app.post(
      '/sandbox-payment/:token/:action',
      {
        config,
        schema: {
          hide: true,
          params: z.object({ token, action: z.enum(sandboxActions) }),
          response: { 303: z.unknown(), ...refusals },
        },
      },
      async (request, reply) => {
        const { ctx, params } = request;
        const session = await find(ctx, providers, params.token);
        reply.header('Content-Security-Policy', policyFor(session));
        if (stateAt(session, ctx.now) !== 'Open') return reply.redirect(`/sandbox-payment/${params.token}`, 303);
        return reply.redirect(await act(ctx, providers, session, params.action), 303);
      },
    );
  };

async function find({ db }: Context, providers: PaymentProviders, given: string): Promise<SandboxSession> {
  if (!providers.of('sandbox')) throw notFound();
  const [session] = await db.select().from(sandboxSessions).where(eq(sandboxSessions.token, given));
  if (!session) throw notFound();
  return session;
}

/** Does what the payer chose, and gives where the browser goes. Only the first choice counts. */
async function act(
  ctx: Context,
  providers: PaymentProviders,
  session: SandboxSession,
  action: (typeof sandboxActions)[number],
): Promise<string> {
  const state = action === 'fail' ? 'Failed' : action === 'cancel' ? 'Cancelled' : 'Paid';
  const [ended] = await ctx.db
    .update(sandboxSessions)
    .set({ state })
    .where(sql`${sandboxSessions.token} = ${session.token} and ${sandboxSessions.state} = 'Open'`)
    .returning();
  if (!ended) return `/sandbox-payment/${session.token}`;
  if (action === 'late')
    await ctx.jobs.enqueue(ctx.db, 'payments.sandboxNotice', [{ token: session.token }], LATE_SECONDS);
  else if (action !== 'lost') await notifySandbox(ctx, providers, session.token);
  if (action === 'double') await notifySandbox(ctx, providers, session.token);
  return action === 'cancel' ? session.cancelUrl : session.returnUrl;
}

/** The form may end at the page it returns to, which is another origin where site and server have two addresses. */
function policyFor({ returnUrl, cancelUrl }: SandboxSession): string {
  const origins = [...new Set([returnUrl, cancelUrl].map((url) => new URL(url).origin))].join(' ');
  return `default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'; form-action 'self' ${origins}`;
}
