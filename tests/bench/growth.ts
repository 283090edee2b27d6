import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { readConfig } from '../../src/server/config.ts';
import type { Context } from '../../src/server/context.ts';
import { openDatabase } from '../../src/server/db/openDatabase.ts';
import { createJobs } from '../../src/server/jobs/jobs.ts';
import { retain } from '../../src/server/privacy/retain.ts';
import { queues } from '../../src/server/queues.ts';
import { createStorage } from '../../src/server/storage/createStorage.ts';
import { builtServer, type ServerProcess, startProcess } from '../support/serverProcess.ts';
import { createGrowthDatabase, emailOf, prepareAskers } from './growthDatabase.ts';
import { type Asker, type GrowthQuery, growthJobs, growthQueries } from './growthQueries.ts';
import { signInAt } from './people.ts';
import { comparingToken } from './trackedRequest.ts';

/**
 * `npm run bench -- growth`: every list, order, filter and search on a small and on a large database, interleaved, over
 * HTTP, and the jobs that look for what is due. `--small` and `--large` name databases that are there already
 * (`npm run db:seed`); without them they are made and dropped again. `--only` takes part of a name.
 */
const { values } = parseArgs({
  allowPositionals: true,
  options: {
    projects: { type: 'string', default: '1000000' },
    requests: { type: 'string', default: '30' },
    small: { type: 'string' },
    large: { type: 'string' },
    only: { type: 'string', default: '' },
    missed: { type: 'boolean', default: false },
  },
});

const SMALL = 10_000;
const LIST_BUDGET = { p50: 1.3, p95: 1.5 };
/** Under this a ratio measures the clock and the scheduler: both are at once for whoever waits. */
const AT_ONCE_MS = 15;
const askers: Asker[] = ['admin', 'agent', 'sales', 'contractor', 'largest', 'client'];

const dataDir = mkdtempSync(join(tmpdir(), 'oasis-growth-'));
const small = values.small ? { url: values.small } : await createGrowthDatabase(SMALL);
const large = values.large ? { url: values.large } : await createGrowthDatabase(Number(values.projects));
const servers: ServerProcess[] = [];
const opened: (() => Promise<void>)[] = [];

try {
  const [ofSmall, ofLarge] = [await contestant(small.url), await contestant(large.url)];
  console.log(
    `| endpoint and query | ${SMALL} p50/p95, ms | ${values.projects} p50/p95, ms | ratio p50/p95 | budget |\n|---|---|---|---|---|`,
  );
  for (const [index, query] of ofSmall.queries.entries()) {
    const other = ofLarge.queries[index];
    if (!other || !query.name.includes(values.only)) continue;
    await compare(query, ofSmall.ask(query), ofLarge.ask(other));
  }
  for (const [name, job] of Object.entries(growthJobs)) {
    if (!name.includes(values.only)) continue;
    await compare({ name: `job: ${name}, nothing due` }, ofSmall.work(job), ofLarge.work(job));
  }
} finally {
  for (const close of opened) await close();
  for (const server of servers) await server.stop();
  if ('drop' in small) await small.drop();
  if ('drop' in large) await large.drop();
  rmSync(dataDir, { recursive: true, force: true });
}

type Measured = Pick<GrowthQuery, 'name' | 'budget'>;

async function compare(what: Measured, small: () => Promise<number>, large: () => Promise<number>): Promise<void> {
  const line = describe(what, ...(await interleave(small, large)));
  if (!values.missed || line.includes('MISSED')) console.log(line);
}

async function contestant(url: string) {
  const samples = await prepareAskers(url);
  const settings = {
    DATABASE_URL: url,
    DATABASE_POOL: '10',
    DATA_DIR: dataDir,
    JWT_SECRET: 'the secret of a measurement, worth nothing',
    NODE_ENV: 'production',
    LOG_LEVEL: 'fatal',
    RATE_LIMIT_FACTOR: '1000000',
    DEMO: '0',
  };
  const newContext = await inProcess(settings);
  // Else the server would do it beside what is measured: the seed goes back further than texts are kept.
  await retain(newContext(), { budgetMs: Number.POSITIVE_INFINITY });
  await newContext().db.execute(sql`vacuum analyze`);
  const server = await startProcess(settings, { script: builtServer });
  servers.push(server);
  const signIn = signInAt(server.url);
  const people = new Map<Asker, { id: string; token: string }>();
  for (const asker of askers) people.set(asker, await signIn(emailOf(asker)));
  const ids = Object.fromEntries(askers.map((asker) => [asker, people.get(asker)?.id ?? ''])) as Record<Asker, string>;
  const token = await comparingToken(newContext());
  return {
    queries: growthQueries({ ...samples, ids, token }),
    ask: ({ asker, path }: GrowthQuery) => {
      const headers = asker && { authorization: `Bearer ${people.get(asker)?.token}` };
      return () =>
        timed(async () => {
          const reply = await fetch(`${server.url}${path}`, headers ? { headers } : {});
          await reply.arrayBuffer();
          if (!reply.ok) throw new Error(`${path}: ${reply.status}`);
        });
    },
    work: (job: (ctx: Context) => Promise<unknown>) => () => timed(() => job(newContext())),
  };
}

/** What jobs of this process run with, beside the server on the same database. */
async function inProcess(settings: Record<string, string>): Promise<() => Context> {
  const config = readConfig(settings);
  const database = await openDatabase(config);
  await database.migrate();
  const jobs = createJobs(database, pino({ level: 'silent' }), queues);
  // Writes jobs and carries out none: the server does.
  await jobs.start();
  opened.push(async () => {
    await jobs.stop();
    await database.close();
  });
  const storage = await createStorage(config);
  return () => ({ db: database.orm, actor: null, now: new Date(), config, jobs, storage, requestId: 'growth' });
}

async function timed(act: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await act();
  return performance.now() - startedAt;
}

interface Times {
  p50: number;
  p95: number;
}

/** In turns, so that what else the machine does meets both; the first ones, which fill the caches, do not count. */
async function interleave(one: () => Promise<number>, other: () => Promise<number>): Promise<[Times, Times]> {
  const times: [number[], number[]] = [[], []];
  for (let round = -3; round < Number(values.requests); round++) {
    const pair = [await one(), await other()] as const;
    if (round >= 0) for (const side of [0, 1] as const) times[side].push(pair[side]);
  }
  return [percentiles(times[0]), percentiles(times[1])];
}

function percentiles(times: number[]): Times {
  const ordered = times.toSorted((a, b) => a - b);
  const at = (share: number) => ordered[Math.min(ordered.length - 1, Math.floor(ordered.length * share))] ?? 0;
  return { p50: at(0.5), p95: at(0.95) };
}

function describe({ name, budget }: Measured, small: Times, large: Times): string {
  const ratio = { p50: large.p50 / small.p50, p95: large.p95 / small.p95 };
  const allowed = budget ? { p50: budget.ratio, p95: budget.ratio } : LIST_BUDGET;
  const isMet = large.p95 < AT_ONCE_MS || (ratio.p50 <= allowed.p50 && ratio.p95 <= allowed.p95);
  const text = ({ p50, p95 }: Times) => `${p50.toFixed(1)} / ${p95.toFixed(1)}`;
  const limit = large.p50 > 200 ? ', over 200 ms' : '';
  return `| ${name} | ${text(small)} | ${text(large)} | ${ratio.p50.toFixed(2)} / ${ratio.p95.toFixed(2)} | ≤ ${allowed.p50} / ${allowed.p95} ${isMet ? 'met' : 'MISSED'}${limit} |`;
}
