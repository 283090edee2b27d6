import type { QueueSettings } from '../jobs/jobs.ts';

declare module '../jobs/jobs.ts' {
  interface JobData {
    'quotes.expire': Record<string, never>;
  }
}

export const quoteQueues = {
  /** Until then it is shown as expired (`stateAt`); lists that are narrowed to a state have what is stored. */
  'quotes.expire': { retryLimit: 0, retryDelay: 60, concurrency: 1, cron: '*/5 * * * *' },
} satisfies Record<string, QueueSettings>;
