import type { QueueSettings } from '../jobs/jobs.ts';

declare module '../jobs/jobs.ts' {
  interface JobData {
    'auth.resetLink': { identifier: string; requestId: string; address?: string | undefined };
  }
}

export const authQueues = {
  'auth.resetLink': { retryLimit: 5, retryDelay: 5, concurrency: 1 },
} satisfies Record<string, QueueSettings>;
