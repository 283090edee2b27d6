import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { buildApp } from '../../src/server/app.ts';
import { type Config, readConfig } from '../../src/server/config.ts';
import type { Context } from '../../src/server/context.ts';
import type { Database } from '../../src/server/db/client.ts';
import { openDatabase } from '../../src/server/db/openDatabase.ts';
import { createHandlers } from '../../src/server/handlers.ts';
import type { JobHandlers } from '../../src/server/jobs/jobs.ts';
import { createStorage } from '../../src/server/storage/createStorage.ts';
import { type Crashes, crashing } from './crashes.ts';
import { type JobQueue, openJobQueue } from './jobQueue.ts';
import type { Telephones } from './telephones.ts';

/** A migrated database with the reference data. */
export interface OpenedDatabase {
  database: Database;
  dataDir: string;
  /** Where it is a PostgreSQL server's: each further worker opens a pool of its own. */
  url: string | undefined;
}

interface Worker {
  db: Database['orm'];
  handlers: JobHandlers;
}

export interface SimulatedServer {
  app: FastifyInstance;
  config: Config;
  database: Database;
  newContext: () => Context;
  /** All workers at once do the jobs that are due, and follow what is overdue. */
  work: () => Promise<void>;
  follow: () => Promise<void>;
  /** A job of the clock, by one of them. */
  strike: (name: 'quotes.expire' | 'leads.remind') => Promise<void>;
  close: () => Promise<void>;
}

interface Parts extends OpenedDatabase {
  clock: () => Date;
  telephones: Telephones;
  processes: number;
  crashes: Crashes | undefined;
}

/** The product on this database with a clock that the simulation moves; nothing listens, requests are injected. */
export async function openServer(parts: Parts): Promise<SimulatedServer> {
  const { database, dataDir, url, clock, telephones, processes, crashes } = parts;
  const config = readConfig({
    NODE_ENV: 'test',
    JWT_SECRET: 'a secret of the simulation, known to everybody',
    DATA_DIR: dataDir,
    ...(url ? { DATABASE_URL: url } : {}),
    // The limits of a day and of an hour count by the clock of the machine, or have tests of their own.
    RATE_LIMIT_FACTOR: '1000000',
    SMS_DAILY_SEGMENTS: '1000000',
    SMS_DAILY_SEGMENTS_PER_RECIPIENT: '1000000',
    LOG_LEVEL: 'silent',
  });
  const log = pino({ level: 'silent' });
  const storage = await createStorage(config);
  const queue: JobQueue = await openJobQueue(database.orm, clock);
  const app = await buildApp({
    config,
    database,
    jobs: { ...queue.jobs, failures: () => new Map() },
    storage,
    log,
    clock,
  });
  await app.ready();
  const contextOn = (db: Database['orm']) => (): Context => ({
    db,
    actor: null,
    now: clock(),
    config,
    jobs: queue.jobs,
    storage,
    requestId: 'simulation',
  });
  const own: Database[] = [];
  const workers: Worker[] = [];
  for (let index = 0; index < processes; index += 1) {
    const pool = index === 0 || !url ? database : await openDatabase({ ...config, DATABASE_POOL: 4 });
    if (pool !== database) own.push(pool);
    const db = pool.orm;
    const handlers = await createHandlers(contextOn(db), telephones.providers);
    const dying = crashes && (await createHandlers(() => crashing(contextOn(db)(), crashes), telephones.providers));
    workers.push({ db, handlers: dying ? { ...handlers, 'followUps.due': dying['followUps.due'] } : handlers });
  }
  const everywhere = (act: (worker: Worker) => Promise<void>) => Promise.all(workers.map(act));
  return {
    app,
    config,
    database,
    newContext: contextOn(database.orm),
    work: async () => {
      await everywhere(({ db, handlers }) => queue.work(db, handlers));
    },
    follow: async () => {
      await everywhere(async ({ handlers }) => {
        // A process that died is started again at once and finds what it left.
        for (;;) {
          const before = crashes?.count ?? 0;
          try {
            await handlers['followUps.due']({});
            return;
          } catch (error) {
            if (crashes?.count === before || !crashes) throw error;
          }
        }
      });
    },
    strike: async (name) => {
      await workers[0]?.handlers[name]({});
    },
    close: async () => {
      await app.close();
      for (const pool of own) await pool.close();
    },
  };
}
