import type { QueueSettings } from '../jobs/jobs.ts';

declare module '../jobs/jobs.ts' {
  interface JobData {
    'quotes.expire': Record<string, never>;
  }
}

export const quoteQueues = {
  /** Soon after midnight in Conakry, and again in case nothing ran then. */
  'quotes.expire': { retryLimit: 2, retryDelay: 60, concurrency: 1, cron: '7 */4 * * *' },
} satisfies Record<string, QueueSettings>;
