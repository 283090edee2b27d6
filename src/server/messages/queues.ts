import type { QueueSettings } from '../jobs/jobs.ts';
import type { DeliveryReport } from './provider.ts';

declare module '../jobs/jobs.ts' {
  interface JobData {
    'messages.send': { messageId: string };
    'messages.report': { provider: string; report: DeliveryReport };
    'messages.reconcile': Record<string, never>;
  }
}

export const messageQueues = {
  'messages.send': { retryLimit: 8, retryDelay: 15, concurrency: 4, sideBySide: 4 },
  'messages.report': { retryLimit: 3, retryDelay: 30, concurrency: 1 },
  'messages.reconcile': { retryLimit: 0, retryDelay: 60, concurrency: 1, cron: '*/10 * * * *' },
} satisfies Record<string, QueueSettings>;
