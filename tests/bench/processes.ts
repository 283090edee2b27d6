import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { builtServer, type ServerProcess, startProcess } from '../support/serverProcess.ts';
import { openBenchDatabase } from './benchDatabase.ts';
import { median } from './median.ts';
import { type Call, createScenarios } from './scenarios.ts';
import { walkPaths } from './wholePath.ts';

/**
 * `npm run bench -- processes`: start and memory beside a bare server, two processes beside one, embedded beside
 * PostgreSQL (design §9). `--only start` is one of them.
 */
const { values } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '4' },
    only: { type: 'string', default: '' },
  },
});
const ROUNDS = Number(values.rounds);
const SECONDS = Number(values.seconds);
const CONNECTIONS = 50;
const bareServer = 'tests/bench/bareServer.ts';

const folder = mkdtempSync(join(tmpdir(), 'oasis-bench-'));
const database = await openBenchDatabase(2000);
const settings = {
  DATABASE_URL: database.url,
  DATABASE_POOL: '20',
  DATA_DIR: join(folder, 'server'),
  JWT_SECRET: 'the secret of a measurement, worth nothing',
  LOG_LEVEL: 'fatal',
  RATE_LIMIT_FACTOR: '1000000',
  NODE_ENV: 'production',
  // As the unit and the image of `deploy/` have it; the bare server too.
  NODE_COMPILE_CACHE: join(folder, 'compiled'),
  DEMO: '1',
};
const running = new Set<ServerProcess>();

try {
  console.log('| what | measured | reference | ratio | budget |\n|---|---|---|---|---|');
  const measurements = { start: measureStart, memory: measureMemory, two: measureTwo, embedded: measureEmbedded };
  for (const [name, measure] of Object.entries(measurements)) if (name.includes(values.only)) await measure();
} finally {
  for (const server of running) await server.stop();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
}

async function start(more: Record<string, string> = {}, script = builtServer): Promise<ServerProcess> {
  const server = await startProcess({ ...settings, ...more }, { script });
  running.add(server);
  return server;
}

async function end(server: ServerProcess): Promise<void> {
  await server.stop();
  running.delete(server);
}

/** The medians of both, measured in turns, so that what else the machine does meets both. */
async function inTurns(one: () => Promise<number>, other: () => Promise<number>): Promise<[number, number]> {
  const ofOne: number[] = [];
  const ofOther: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    ofOne.push(await one());
    ofOther.push(await other());
  }
  return [median(ofOne), median(ofOther)];
}

async function timeStart(script: string): Promise<number> {
  const startedAt = performance.now();
  const server = await start({}, script);
  const took = performance.now() - startedAt;
  await end(server);
  return took;
}

async function measureStart(): Promise<void> {
  const [our, their] = await inTurns(
    () => timeStart(builtServer),
    () => timeStart(bareServer),
  );
  row(
    'start on a migrated database',
    `${our.toFixed(0)} ms`,
    `${their.toFixed(0)} ms, bare Fastify with pg`,
    our / their,
    '≤ 3',
    our / their <= 3,
  );
}

/** Resident memory of a process after it has worked, in MiB. */
async function memoryUnderLoad(server: ServerProcess, next: () => Call): Promise<number> {
  await load([server.url], next);
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(server.pid)])) / 1024;
}

async function measureMemory(): Promise<void> {
  const worked = async (server: ServerProcess, next: () => Call) => {
    const memory = await memoryUnderLoad(server, next);
    await end(server);
    return memory;
  };
  const [our, their] = await inTurns(
    async () => {
      const product = await start();
      return worked(product, await availableList());
    },
    async () => worked(await start({}, bareServer), () => ({ method: 'GET', path: '/rows' })),
  );
  row(
    'memory under load',
    `${our.toFixed(0)} MiB`,
    `${their.toFixed(0)} MiB, bare Fastify with pg`,
    our / their,
    '≤ 2.5',
    our / their <= 2.5,
  );
}

async function measureTwo(): Promise<void> {
  const servers = [await start(), await start()];
  const urls = servers.map(({ url }) => url);
  const next = await availableList();
  const [alone, both] = await inTurns(
    () => load(urls.slice(0, 1), next),
    () => load(urls, next),
  );
  for (const server of servers) await end(server);
  row(
    'two processes on one database',
    `${both.toFixed(0)} requests/s`,
    `${alone.toFixed(0)} requests/s, one process`,
    both / alone,
    '≥ 1.6, a core for each',
    both / alone >= 1.6,
  );
}

async function measureEmbedded(): Promise<void> {
  const onServer = await start();
  const embedded = await start({ DATABASE_URL: '', DATA_DIR: join(folder, 'embedded') });
  const [our, their] = await inTurns(
    () => walkPaths(embedded.url, SECONDS),
    () => walkPaths(onServer.url, SECONDS),
  );
  await end(embedded);
  await end(onServer);
  row(
    'embedded database, whole path',
    `${our.toFixed(1)} paths/s`,
    `${their.toFixed(1)} paths/s, PostgreSQL`,
    our / their,
    '≥ 0.3',
    our / their >= 0.3,
  );
}

/** The contractor's list of 25 projects, as the endpoints' measurement asks for it. */
async function availableList(): Promise<() => Call> {
  const scenarios = await createScenarios(database.url, settings.JWT_SECRET);
  const [list] = scenarios.find(({ name }) => name.includes('get-available-projects'))?.calls ?? [];
  if (!list) throw new Error('There is no list to ask for');
  return () => list;
}

/** Requests a second of all these servers together, the same number of connections whatever their number. */
async function load(urls: readonly string[], next: () => Call): Promise<number> {
  const results = await Promise.all(
    urls.map((url) =>
      autocannon({
        url,
        connections: CONNECTIONS / urls.length,
        duration: SECONDS,
        requests: [{ setupRequest: (request) => ({ ...request, ...next() }) }],
      }),
    ),
  );
  for (const { non2xx, errors } of results) {
    if (non2xx > 0 || errors > 0) throw new Error(`${non2xx} refusals, ${errors} errors`);
  }
  return results.reduce((sum, { requests }) => sum + requests.average, 0);
}

function row(what: string, measured: string, reference: string, ratio: number, budget: string, isMet: boolean): void {
  console.log(`| ${what} | ${measured} | ${reference} | ${ratio.toFixed(2)} | ${budget} ${isMet ? 'met' : 'MISSED'} |`);
}
