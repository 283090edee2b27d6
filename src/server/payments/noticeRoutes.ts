import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { paymentProviders } from '../../shared/payments/status.ts';
import { notFound } from '../http/errors.ts';
import { replies } from '../http/replies.ts';
import type { PaymentProviders } from './providers/provider.ts';
import { receiveNotice } from './receiveNotice.ts';

const tags = ['payments'];
const config = { permission: 'payments.notify', limit: 'notice' } as const;
const response = replies(z.object({ received: z.literal(true) }));
const provider = z.string().check(z.maxLength(40));
const NOTICE_MAX = 64 * 1024;

/** Notices of the providers, byte for byte as they came: their signatures are over those bytes, and content types differ. */
export const noticeRoutes =
  (providers: PaymentProviders): FastifyPluginAsyncZod =>
  async (app) => {
    takeAnyBody(app as unknown as FastifyInstance);

    app.post(
      '/webhooks/:provider',
      { config, bodyLimit: NOTICE_MAX, schema: { tags, params: z.object({ provider }), response } },
      (request) => take(request, providers, request.params.provider, undefined),
    );

    app.post(
      '/webhooks/:provider/:secret',
      {
        config,
        bodyLimit: NOTICE_MAX,
        schema: { tags, params: z.object({ provider, secret: z.string().check(z.maxLength(200)) }), response },
      },
      (request) => take(request, providers, request.params.provider, request.params.secret),
    );
  };

async function take(
  { ctx, headers, body }: FastifyRequest,
  providers: PaymentProviders,
  given: string,
  secret: string | undefined,
) {
  const name = paymentProviders.find((one) => one === given);
  const known = name && providers.of(name);
  if (!known) throw notFound();
  const raw = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
  await receiveNotice(ctx, known, { body: raw, headers, secret, now: ctx.now });
  return { received: true as const };
}

/** Whatever comes is a buffer, in this plugin only. */
export function takeAnyBody(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
}
