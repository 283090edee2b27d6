import type { QueueSettings } from '../jobs/jobs.ts';

declare module '../jobs/jobs.ts' {
  interface JobData {
    'statistics.fold': Record<string, never>;
  }
}

export const statisticsQueues = {
  'statistics.fold': { retryLimit: 0, retryDelay: 60, concurrency: 1, cron: '*/5 * * * *' },
} satisfies Record<string, QueueSettings>;
