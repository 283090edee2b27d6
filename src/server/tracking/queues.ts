import type { QueueSettings } from '../jobs/jobs.ts';

declare module '../jobs/jobs.ts' {
  interface JobData {
    'tracking.links': { phoneNumber: string; requestId: string; address?: string | undefined };
  }
}

export const trackingQueues = {
  'tracking.links': { retryLimit: 5, retryDelay: 5, concurrency: 1 },
} satisfies Record<string, QueueSettings>;
