import type { FastifyInstance } from 'fastify';
import { type Logger, pino } from 'pino';
import { buildApp } from './app.ts';
import type { Config } from './config.ts';
import type { Context } from './context.ts';
import { type Database, openDatabase } from './db/client.ts';
import { createStorage } from './files/storage.ts';
import { logOptions } from './http/log.ts';
import type { SendPage } from './http/site.ts';
import { createHandlers } from './jobs/handlers.ts';
import { createJobs } from './jobs/jobs.ts';
import { createProviders } from './messages/providers.ts';

interface ServerOptions {
  /** Runs once the database is migrated, before anything is served. */
  prepare?: (database: Database) => Promise<void>;
  /** Draws the pages in development. */
  pages?: () => Promise<{
    attach: (app: FastifyInstance) => Promise<void>;
    sendPage: SendPage;
    close: () => Promise<void>;
  }>;
}

/** Opens everything, listens, and closes everything in order on SIGTERM or SIGINT. */
export async function runServer(config: Config, options: ServerOptions = {}): Promise<string> {
  const log = pino(logOptions(config.LOG_LEVEL));
  const database = await openDatabase(config);
  await database.migrate();
  await options.prepare?.(database);
  const storage = createStorage(config);
  const jobs = createJobs(database, log);
  await jobs.start();
  const pages = await options.pages?.();
  const app = await buildApp({ config, database, jobs, storage, log, ...(pages ? { sendPage: pages.sendPage } : {}) });
  await pages?.attach(app);
  const newContext = (): Context => ({
    db: database.orm,
    actor: null,
    now: new Date(),
    config,
    jobs,
    storage,
    requestId: 'job',
  });
  await jobs.work(createHandlers(newContext, createProviders(config)));
  const address = await app.listen({ port: config.PORT, host: config.HOST });

  closeOnSignal(log, async () => {
    await app.close();
    await pages?.close();
    await jobs.stop();
    await database.close();
  });
  return address;
}

const FORCED_EXIT_MS = 15_000;

function closeOnSignal(log: Logger, close: () => Promise<void>): void {
  let isClosing = false;
  const onSignal = (signal: NodeJS.Signals) => {
    if (isClosing) return;
    isClosing = true;
    log.info({ signal }, 'closing');
    setTimeout(() => process.exit(1), FORCED_EXIT_MS).unref();
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'closing failed');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}
