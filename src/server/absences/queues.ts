import type { QueueSettings } from '../jobs/jobs.ts';

declare module '../jobs/jobs.ts' {
  interface JobData {
    'absences.cover': Record<string, never>;
  }
}

export const absenceQueues = {
  'absences.cover': { retryLimit: 2, retryDelay: 60, concurrency: 1, cron: '* * * * *' },
} satisfies Record<string, QueueSettings>;
