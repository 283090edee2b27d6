import type { QueueSettings } from '../jobs/jobs.ts';

declare module '../jobs/jobs.ts' {
  interface JobData {
    'files.clean': Record<string, never>;
  }
}

export const fileQueues = {
  'files.clean': { retryLimit: 3, retryDelay: 60, concurrency: 1, cron: '41 * * * *' },
} satisfies Record<string, QueueSettings>;
