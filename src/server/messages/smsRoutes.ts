import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ZodError, z } from 'zod';
import { envelopeOf } from '../../shared/api/envelope.ts';
import { messageItem, smsSummary } from '../../shared/messages/views.ts';
import { success } from '../http/envelope.ts';
import { forbidden, invalid } from '../http/errors.ts';
import { once } from '../http/idempotency.ts';
import { replies } from '../http/replies.ts';
import { createProviders } from './createProviders.ts';
import { toMessageItem } from './presenter.ts';
import type { DeliveryReport } from './provider.ts';
import { receiveReport } from './receiveReport.ts';
import { retryMessage } from './retryMessage.ts';
import { readSmsSummary } from './smsSummary.ts';

const tags = ['messages'];
const address = z.object({ provider: z.string().max(20), secret: z.string().max(200) });
const taken = z.object({ received: z.literal(true) });
const received = { received: true } as const;

/** The SMS figures, sending again what failed, and the providers' delivery reports (specification §7, design §7). */
export const smsRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/admin/sms/summary',
    { config: { permission: 'messages.list' }, schema: { tags, response: replies(envelopeOf(smsSummary)) } },
    async ({ ctx }) => success(await readSmsSummary(ctx, createProviders(ctx.config).sms)),
  );

  app.put(
    '/admin/messages/:id/retry',
    {
      config: { permission: 'messages.retry', isRepeatable: true },
      schema: { tags, params: z.object({ id: z.uuid() }), response: replies(envelopeOf(messageItem)) },
    },
    async (request) =>
      success(await once(request, async (tx) => toMessageItem(await retryMessage(tx, request.params.id)))),
  );

  // Nimba asks whether somebody is there before it takes the address.
  app.get(
    '/webhooks/sms/:provider/:secret',
    {
      config: { permission: 'messages.report', limit: 'notice' },
      schema: { hide: true, params: address, response: replies(taken) },
    },
    async ({ ctx, params }) => {
      providerAt(ctx.config, params);
      return received;
    },
  );

  app.post(
    '/webhooks/sms/:provider/:secret',
    {
      config: { permission: 'messages.report', limit: 'notice' },
      schema: { hide: true, params: address, response: replies(taken) },
    },
    async ({ ctx, params, body }) => {
      const { name, readReport } = providerAt(ctx.config, params);
      await receiveReport(
        ctx,
        name,
        readable(() => readReport(body)),
      );
      return received;
    },
  );
};

type Config = Parameters<typeof createProviders>[0];

/** The provider in use, where the address has its name and our secret. Raises 403. */
function providerAt(config: Config, { provider, secret }: z.infer<typeof address>) {
  const { name, readReport } = createProviders(config).sms;
  const wanted = config.SMS_WEBHOOK_SECRET;
  if (!wanted || !readReport || provider !== name || !isSame(secret, wanted)) throw forbidden();
  return { name, readReport };
}

function readable(read: () => DeliveryReport): DeliveryReport {
  try {
    return read();
  } catch (error) {
    if (error instanceof ZodError) throw invalid({ body: 'common.invalid' });
    throw error;
  }
}

/** Takes the same time whatever is guessed. */
function isSame(given: string, wanted: string): boolean {
  const [left, right] = [given, wanted].map((text) => createHash('sha256').update(text).digest());
  return left !== undefined && right !== undefined && timingSafeEqual(left, right);
}
