import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify';
import { noticeContract } from '../../shared/payments/contract.ts';
import { paymentProviders } from '../../shared/payments/status.ts';
import { notFound } from '../http/errors.ts';
import { serve } from '../http/serve.ts';
import type { PaymentProviders } from './providers/provider.ts';
import { receiveNotice } from './receiveNotice.ts';

const NOTICE_MAX = 64 * 1024;

/**
 * Notices of the providers, byte for byte as they came: their signatures are over those bytes, and content types
 * differ.
 */
export const noticeRoutes =
  (providers: PaymentProviders): FastifyPluginAsync =>
  async (app) => {
    takeAnyBody(app);
    await app.register(
      serve(noticeContract, {
        receiveNotice: {
          limit: 'notice',
          bodyLimit: NOTICE_MAX,
          handle: ({ request, params }) => take(request, providers, params.provider, undefined),
        },
        receiveNoticeWithSecret: {
          limit: 'notice',
          bodyLimit: NOTICE_MAX,
          handle: ({ request, params }) => take(request, providers, params.provider, params.secret),
        },
      }),
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
