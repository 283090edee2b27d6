import { Counter, type Registry } from 'prom-client';
import type { CountedJobs } from '../jobs/jobs.ts';

/** How many jobs failed in this process; each queue is there from the start, so that a first one is a change. */
export function countFailedJobs(registry: Registry, jobs: CountedJobs): void {
  new Counter({
    name: 'oasis_job_failures_total',
    help: 'Jobs that failed by queue, each try counted',
    labelNames: ['queue'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [queue, count] of jobs.failures()) this.inc({ queue }, count);
    },
  });
}
