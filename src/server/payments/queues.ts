import type { QueueSettings } from '../jobs/jobs.ts';

declare module '../jobs/jobs.ts' {
  interface JobData {
    'payments.check': { paymentId: string };
    'payments.sandboxNotice': { token: string };
    'payments.sweep': Record<string, never>;
  }
}

export const paymentQueues = {
  'payments.check': { retryLimit: 5, retryDelay: 5, concurrency: 2 },
  'payments.sandboxNotice': { retryLimit: 3, retryDelay: 5, concurrency: 1 },
  'payments.sweep': { retryLimit: 0, retryDelay: 60, concurrency: 1, cron: '* * * * *' },
} satisfies Record<string, QueueSettings>;
