import type { QueueSettings } from '../jobs/jobs.ts';

declare module '../jobs/jobs.ts' {
  interface JobData {
    'leads.remind': Record<string, never>;
  }
}

export const leadQueues = {
  'leads.remind': { retryLimit: 2, retryDelay: 60, concurrency: 1, cron: '* * * * *' },
} satisfies Record<string, QueueSettings>;
