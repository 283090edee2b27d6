import type { QueueSettings } from '../jobs/jobs.ts';

declare module '../jobs/jobs.ts' {
  interface JobData {
    'subscriptions.expire': Record<string, never>;
  }
}

export const subscriptionQueues = {
  'subscriptions.expire': { retryLimit: 0, retryDelay: 60, concurrency: 1, cron: '*/5 * * * *' },
} satisfies Record<string, QueueSettings>;
