import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { z } from 'zod';
import type { Config } from '../config.ts';
import type { Db } from '../db/client.ts';
import { Refusal, unauthenticated } from '../http/errors.ts';
import { isSameSecret } from '../http/sameSecret.ts';
import type { CountedJobs } from '../jobs/jobs.ts';
import { fr } from '../texts.ts';
import { createDiskProbe } from './diskProbe.ts';
import { countFailedJobs } from './failedJobs.ts';
import { logSecurity } from './securityLog.ts';
import { measureWork } from './workMetrics.ts';

const status = z.object({ status: z.literal('ok') });
const ok = { status: 'ok' } as const;

const readiness = z.object({
  status: z.literal('ok'),
  /** Of what it does not need to be ready, but an operator should know. */
  details: z.object({ fileScanner: z.enum(['off', 'ready', 'away']) }),
});

/** Asked for by programs, often, and too short to be compressed. */
const unlisted = { config: { isOpen: true }, compress: false, logLevel: 'warn' } as const;

interface Parts {
  db: Db;
  config: Config;
  jobs: CountedJobs;
  fileScanner: { name: string; isThere: () => Promise<boolean> };
}

/** Alive, ready and measured (design §6). Metrics are for whoever holds `METRICS_TOKEN`; without one they are off. */
export const healthRoutes: FastifyPluginAsyncZod<Parts> = async (app, { db, config, jobs, fileScanner }) => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of HTTP requests by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  measureWork(registry, db);
  countFailedJobs(registry, jobs);
  logSecurity(app as unknown as FastifyInstance, config, registry);
  const probeDisk = createDiskProbe(config);
  // The whole application's requests: this plugin is registered without encapsulation.
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request;
    duration.observe({ method, route: routeOptions.url ?? 'none', status: reply.statusCode }, reply.elapsedTime / 1000);
  });

  app.get('/healthz', { ...unlisted, schema: { hide: true, response: { 200: status } } }, async () => ok);

  app.get('/readyz', { ...unlisted, schema: { hide: true, response: { 200: readiness } } }, async (request) => {
    try {
      await request.ctx.db.execute(sql`select 1`);
    } catch (error) {
      request.log.error({ err: error }, 'the database does not answer');
      throw new Refusal(503, fr('http.busy'));
    }
    const failure = await probeDisk(request.ctx.now);
    if (failure) {
      request.log.error({ err: failure }, 'the data folder cannot be written');
      throw new Refusal(503, fr('http.busy'));
    }
    return { ...ok, details: { fileScanner: await scannerState(fileScanner) } };
  });

  app.get(
    '/metrics',
    { config: { isOpen: true }, schema: { hide: true }, logLevel: 'warn' },
    async (request, reply) => {
      const wanted = request.ctx.config.METRICS_TOKEN;
      if (!wanted || !isSameSecret(request.headers.authorization ?? '', `Bearer ${wanted}`)) throw unauthenticated();
      return reply.type(registry.contentType).send(await registry.metrics());
    },
  );
};

/** Without it uploads are refused, and all else works: the process stays ready. */
async function scannerState({ name, isThere }: Parts['fileScanner']): Promise<'off' | 'ready' | 'away'> {
  if (name === 'off') return 'off';
  return (await isThere()) ? 'ready' : 'away';
}
