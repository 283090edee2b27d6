import type { QueueSettings } from '../jobs/jobs.ts';

declare module '../jobs/jobs.ts' {
  interface JobData {
    'maintenance.clean': Record<string, never>;
  }
}

export const maintenanceQueues = {
  'maintenance.clean': { retryLimit: 2, retryDelay: 60, concurrency: 1, cron: '17 3 * * *' },
} satisfies Record<string, QueueSettings>;
