import type { FastifyInstance } from 'fastify';
import { type Logger, pino } from 'pino';
import { buildApp } from './app.ts';
import type { Config } from './config.ts';
import type { Context } from './context.ts';
import { prepareDataFolder } from './dataFolder.ts';
import type { Database } from './db/client.ts';
import { openDatabase } from './db/openDatabase.ts';
import { sweepTemporaryFiles } from './files/temporaryFiles.ts';
import { createHandlers } from './handlers.ts';
import { logOptions } from './http/log.ts';
import { createJobs } from './jobs/jobs.ts';
import { createProviders } from './messages/createProviders.ts';
import type { SendPage } from './pages/serveSite.ts';
import { queues } from './queues.ts';
import { createStorage } from './storage/createStorage.ts';
import type { Tracing } from './tracing/tracing.ts';

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
  const tracing = await tracingOf(config, log);
  if (!config.S3_BUCKET) await prepareDataFolder(config.DATA_DIR);
  const database = await openDatabase(config, tracing);
  const storage = await createStorage(config);
  await sweepTemporaryFiles(config.DATA_DIR, new Date(), 'start');
  const jobs = createJobs(database, log, queues);
  const pages = await options.pages?.();
  const parts = { config, database, jobs, storage, log };
  const drawing = pages ? { sendPage: pages.sendPage } : {};
  const readyData = async () => {
    await database.migrate();
    await options.prepare?.(database);
  };
  // The database does its part while this process makes the routes, which ask nothing of it.
  const [app] = await Promise.all([
    buildApp({ ...parts, ...drawing, ...(tracing ? { tracing } : {}) }),
    readyData(),
    jobs.start(),
  ]);
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
  const handlers = await createHandlers(newContext, createProviders(config));
  const address = await app.listen({ port: config.PORT, host: config.HOST });

  closeOnSignal(log, async () => {
    await app.close();
    await pages?.close();
    await jobs.stop();
    await database.close();
    await tracing?.close();
  });
  await jobs.work(handlers);
  return address;
}

/** Loaded only where there is a collector to send to. */
async function tracingOf(config: Config, log: Logger): Promise<Tracing | undefined> {
  if (!config.OTEL_EXPORTER_OTLP_ENDPOINT) return undefined;
  const { startTracing } = await import('./tracing/startTracing.ts');
  return startTracing(config.OTEL_EXPORTER_OTLP_ENDPOINT, config, log);
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
