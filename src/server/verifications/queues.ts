import type { QueueSettings } from '../jobs/jobs.ts';

declare module '../jobs/jobs.ts' {
  interface JobData {
    'verifications.expire': Record<string, never>;
  }
}

export const verificationQueues = {
  'verifications.expire': { retryLimit: 2, retryDelay: 60, concurrency: 1, cron: '12 7 * * *' },
} satisfies Record<string, QueueSettings>;
