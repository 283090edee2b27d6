import type { QueueSettings } from '../jobs/jobs.ts';

declare module '../jobs/jobs.ts' {
  interface JobData {
    'subscriptions.expire': Record<string, never>;
  }
}

/** Between two rounds of the job. */
export const EXPIRY_ROUND_MINUTES = 5;

export const subscriptionQueues = {
  'subscriptions.expire': { retryLimit: 0, retryDelay: 60, concurrency: 1, cron: `*/${EXPIRY_ROUND_MINUTES} * * * *` },
} satisfies Record<string, QueueSettings>;
