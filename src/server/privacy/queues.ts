import type { QueueSettings } from '../jobs/jobs.ts';

declare module '../jobs/jobs.ts' {
  interface JobData {
    'privacy.retain': Record<string, never>;
  }
}

export const privacyQueues = {
  'privacy.retain': { retryLimit: 2, retryDelay: 60, concurrency: 1, cron: '47 3 * * *' },
} satisfies Record<string, QueueSettings>;
