import type { QueueSettings } from '../jobs/jobs.ts';

declare module '../jobs/jobs.ts' {
  interface JobData {
    'followUps.due': Record<string, never>;
  }
}

export const followUpQueues = {
  'followUps.due': { retryLimit: 2, retryDelay: 60, concurrency: 1, cron: '* * * * *' },
} satisfies Record<string, QueueSettings>;
