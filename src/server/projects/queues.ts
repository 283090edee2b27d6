import type { QueueSettings } from '../jobs/jobs.ts';
import type { CircleName } from './circles.ts';

declare module '../jobs/jobs.ts' {
  interface JobData {
    'projects.announce': { projectId: string; circle?: CircleName };
  }
}

export const projectQueues = {
  'projects.announce': { retryLimit: 5, retryDelay: 10, concurrency: 1 },
} satisfies Record<string, QueueSettings>;
