import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { fromDrizzle, type Job, type JobResult, PgBoss } from 'pg-boss';
import { NO_ID } from '../../shared/ids.ts';
import type { Database, Db } from '../db/client.ts';
import { describeFailure } from '../db/describeFailure.ts';
import { isOutage } from '../db/outage.ts';

/** Every queue with the data its jobs carry. Each noun declares its own in its `queues.ts`. */
export interface JobData extends Record<never, never> {}

type QueueName = keyof JobData;

type Handler = (data: JobData[QueueName]) => Promise<void>;

export type JobHandlers = { [Name in QueueName]: (data: JobData[Name]) => Promise<void> };

/** Enqueues within the transaction that causes the job, so that neither exists without the other (design §2). */
export interface Jobs {
  enqueue: <Name extends QueueName>(db: Db, name: Name, data: JobData[Name][], afterSeconds?: number) => Promise<void>;
}

export interface CountedJobs {
  /** How many jobs of each queue failed in this process, each try counted. */
  failures: () => ReadonlyMap<string, number>;
}

export interface JobRunner extends Jobs, CountedJobs {
  /** Creates the queues; nothing runs yet. */
  start: () => Promise<void>;
  /**
   * Runs the jobs, those of the clock once at once: what fell due while no process ran is not left to the next round.
   * Requests are served by then, so that a database out of reach is waited for, not an error.
   */
  work: (handlers: JobHandlers) => Promise<void>;
  /** Lets the running jobs end, then stops. */
  stop: () => Promise<void>;
}

/** How often and how many at once the jobs of a queue run. */
export interface QueueSettings {
  retryLimit: number;
  /** Seconds before the first retry; they double. */
  retryDelay: number;
  /** How many workers a process has. */
  concurrency: number;
  /** How many jobs a worker takes and works on side by side; one after the other where absent. */
  sideBySide?: number;
  /** When the clock starts a job; five fields, UTC. */
  cron?: string;
}

export type Queues = Record<QueueName, QueueSettings>;

/** The driver answers with `rows`; the type of `Db`, which names no driver, does not say so. */
type DrizzleTransaction = Parameters<typeof fromDrizzle>[0];

const GRACE_MS = 5_000;
const OUTAGE_PAUSE_MS = 1_000;

/**
 * The jobs of this process, on pg-boss in the application's own database. One that fails is a line of the log, an error
 * once it is not tried again.
 */
export function createJobs(database: Database, log: FastifyBaseLogger, queues: Queues): JobRunner {
  const queueNames = Object.keys(queues) as QueueName[];
  const boss = new PgBoss({ ...database.jobs, useListenNotify: true });
  boss.on('error', (error) => log.error({ err: error }, 'job queue error'));
  boss.on('warning', (warning) => log.warn({ warning }, 'job queue warning'));
  const failures = new Map<QueueName, number>(queueNames.map((name) => [name, 0]));
  let isStopping = false;
  let sending = Promise.resolve();

  async function sendThroughOutages(name: QueueName): Promise<void> {
    while (!isStopping) {
      try {
        return void (await boss.send(name, {}));
      } catch (error) {
        if (!isOutage(error)) throw error;
        log.warn({ err: error, queue: name }, 'the first job of the clock waits for the database');
        await pause(OUTAGE_PAUSE_MS);
      }
    }
  }

  /** Of two jobs taken together one may fail without the other. */
  async function carryOut(name: QueueName, { id, data, retryCount }: Job<JobData[QueueName]>, handler: Handler) {
    try {
      await handler(data);
      return { id, status: 'completed' } satisfies JobResult;
    } catch (error) {
      failures.set(name, (failures.get(name) ?? 0) + 1);
      const failed = { err: error, queue: name, jobId: id };
      if (retryCount < queues[name].retryLimit) log.warn(failed, 'a job failed and is tried again');
      else log.error(failed, 'a job failed');
      return { id, status: 'failed', output: describeFailure(error as Error) } satisfies JobResult;
    }
  }

  const sendClockJobs = async () => {
    for (const name of queueNames) if (queues[name].cron) await sendThroughOutages(name);
  };

  return {
    async start() {
      await boss.start();
      const [known, scheduled] = await Promise.all([boss.getQueues(), boss.getSchedules()]);
      const present = new Map(known.map((queue) => [queue.name, queue]));
      const schedules = new Map(scheduled.map((schedule) => [schedule.name, schedule.cron]));
      for (const name of queueNames) {
        const { retryLimit, retryDelay, cron } = queues[name];
        const settings = { retryLimit, retryDelay, retryBackoff: true, expireInSeconds: 120, notify: true };
        if (!present.has(name)) await boss.createQueue(name, settings);
        else if (!isLike(present.get(name), settings)) await boss.updateQueue(name, settings);
        if (cron && schedules.get(name) !== cron) await boss.schedule(name, cron, {});
      }
      // pg-boss reads a queue's settings at its first use, past the caller's transaction: on the embedded database
      // that would wait for ever for the transaction it is part of.
      if (database.kind === 'embedded') for (const name of queueNames) await boss.findJobs(name, { id: NO_ID });
    },
    async work(handlers) {
      for (const name of queueNames) {
        const handler = handlers[name] as Handler;
        const { concurrency, sideBySide } = queues[name];
        // Several jobs enqueued together notify a worker once. A worker that fetches a full batch fetches again
        // at once instead of at the next poll, half a minute later.
        const options = {
          localConcurrency: concurrency,
          pollingIntervalSeconds: 2,
          batchSize: sideBySide ?? 2,
          burstWhenBatchFull: true,
          perJobResults: true,
        } as const;
        await boss.work<JobData[QueueName], JobResult[], typeof options>(name, options, async (jobs) => {
          if (sideBySide) return Promise.all(jobs.map((job) => carryOut(name, job, handler)));
          const results: JobResult[] = [];
          for (const job of jobs) results.push(await carryOut(name, job, handler));
          return results;
        });
      }
      sending = sendClockJobs();
      await sending;
    },
    async enqueue(db, name, data, afterSeconds = 0) {
      const jobs = data.map((one) => ({ data: one, startAfter: afterSeconds }));
      if (jobs.length > 0) await boss.insert(name, jobs, { db: fromDrizzle(db as DrizzleTransaction, sql) });
    },
    failures: () => failures,
    async stop() {
      isStopping = true;
      await sending;
      await boss.stop({ graceful: true, timeout: GRACE_MS });
    },
  };
}

/** Whether one has all that the other asks for, among more. */
const isLike = (one: object | undefined, wanted: object): boolean =>
  isDeepStrictEqual({ ...one, ...wanted }, { ...one });
