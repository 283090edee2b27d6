import type { QueueSettings } from '../jobs/jobs.ts';

declare module '../jobs/jobs.ts' {
  interface JobData {
    'followUps.due': Record<string, never>;
    'followUps.enterprises': Record<string, never>;
  }
}

export const followUpQueues = {
  'followUps.due': { retryLimit: 2, retryDelay: 60, concurrency: 1, cron: '* * * * *' },
  'followUps.enterprises': { retryLimit: 2, retryDelay: 60, concurrency: 1, cron: '*/5 * * * *' },
} satisfies Record<string, QueueSettings>;
