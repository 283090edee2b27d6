import { ZodError } from 'zod';
import { type ReportParams, smsContract } from '../../shared/messages/contract.ts';
import { forbidden, invalid } from '../http/errors.ts';
import { isSameSecret } from '../http/sameSecret.ts';
import { serve } from '../http/serve.ts';
import { createProviders } from './createProviders.ts';
import { toMessageItem } from './presenter.ts';
import type { DeliveryReport } from './provider.ts';
import { receiveReport } from './receiveReport.ts';
import { retryMessage } from './retryMessage.ts';
import { readSmsSummary } from './smsSummary.ts';

const received = { received: true } as const;

export const smsRoutes = serve(smsContract, {
  readSmsSummary: { isPolled: true, handle: ({ ctx }) => readSmsSummary(ctx, createProviders(ctx.config).sms) },
  retryMessage: ({ once, params }) => once(async (tx) => toMessageItem(await retryMessage(tx, params.id))),
  confirmReportAddress: {
    limit: 'notice',
    handle({ ctx, params }) {
      providerAt(ctx.config, params);
      return received;
    },
  },
  receiveDeliveryReport: {
    limit: 'notice',
    async handle({ ctx, params, request: { body } }) {
      const { name, readReport } = providerAt(ctx.config, params);
      const report = readable(() => readReport(body));
      await receiveReport(ctx, name, report);
      return received;
    },
  },
});

type Config = Parameters<typeof createProviders>[0];

/** The provider in use, where the address has its name and our secret. Raises 403. */
function providerAt(config: Config, { provider, secret }: ReportParams) {
  const { name, readReport } = createProviders(config).sms;
  const wanted = config.SMS_WEBHOOK_SECRET;
  if (!wanted || !readReport || provider !== name || !isSameSecret(secret, wanted)) throw forbidden();
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
