import { sql } from 'drizzle-orm';
import type { Db } from '../../src/server/db/client.ts';
import type { JobData, JobHandlers, Jobs } from '../../src/server/jobs/jobs.ts';
import { queues } from '../../src/server/queues.ts';

type QueueName = keyof JobData;

interface Row {
  id: string;
  name: QueueName;
  data: unknown;
  attempts: number;
}

export interface JobQueue {
  jobs: Jobs;
  /** Does what is due by now, and what comes of it at once. */
  work: (db: Db, handlers: JobHandlers) => Promise<void>;
}

/**
 * The queue of the simulation: rows in the same database, written in the transaction of what causes them as pg-boss
 * does, and due by the simulated clock, which pg-boss cannot follow. What fails comes again after the delays of its
 * queue, doubling, as often as the queue allows.
 */
export async function openJobQueue(db: Db, clock: () => Date): Promise<JobQueue> {
  await db.execute(sql`
    create table simulated_jobs (
      id bigint generated always as identity primary key, name text not null, data jsonb not null,
      due_at timestamptz not null, attempts int not null default 0)`);
  await db.execute(sql`create index simulated_jobs_due on simulated_jobs (due_at)`);
  const insert = (tx: Db, row: Omit<Row, 'id'>, afterSeconds: number) => {
    const dueAt = new Date(clock().getTime() + afterSeconds * 1000).toISOString();
    return tx.execute(sql`
      insert into simulated_jobs (name, data, due_at, attempts)
      values (${row.name}, ${JSON.stringify(row.data)}::jsonb, ${dueAt}, ${row.attempts})`);
  };
  const take = async (on: Db): Promise<Row | undefined> => {
    const taken = (await on.execute(sql`
      delete from simulated_jobs where id = (
        select id from simulated_jobs where due_at <= ${clock().toISOString()}
        order by due_at, id limit 1 for update skip locked)
      returning id, name, data, attempts`)) as unknown as { rows: Row[] };
    return taken.rows[0];
  };
  return {
    jobs: {
      async enqueue(tx, name, data, afterSeconds = 0) {
        for (const one of data) await insert(tx, { name, data: one, attempts: 0 }, afterSeconds);
      },
    },
    async work(on, handlers) {
      for (let job = await take(on); job; job = await take(on)) {
        const handler = handlers[job.name] as (data: unknown) => Promise<void>;
        try {
          await handler(job.data);
        } catch {
          const { retryLimit, retryDelay } = queues[job.name];
          if (job.attempts < retryLimit)
            await insert(on, { ...job, attempts: job.attempts + 1 }, retryDelay * 2 ** job.attempts);
        }
      }
    },
  };
}
