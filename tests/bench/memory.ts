import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { builtServer, type ServerProcess, startProcess } from '../support/serverProcess.ts';
import { openBenchDatabase } from './benchDatabase.ts';
import { inTurn } from './inTurn.ts';
import { median } from './median.ts';
import { type Call, createScenarios } from './scenarios.ts';
import { walkPaths } from './wholePath.ts';

/**
 * `npm run bench -- memory --minutes 30`: resident memory of the server under mixed load, beside a bare server under
 * its own, at the same time and as many requests a second. Mixed: every read that is measured, in turn, while clients
 * register and submit, an agent publishes and a contractor looks.
 */
const { values } = parseArgs({
  allowPositionals: true,
  options: { minutes: { type: 'string', default: '30' } },
});
const MINUTES = Number(values.minutes);
const CONNECTIONS = 20;
const REQUESTS_PER_SECOND = 100;
const WALK_PAUSE_MS = 1000;
const SIGNED_IN_S = 600;
const SAMPLED_EVERY_MS = 15_000;
const MOST_OF_BARE = 2;
/** After the first third the memory may be so much larger at the end than in between: what is collected late. */
const FLAT = 1.1;

const folder = mkdtempSync(join(tmpdir(), 'oasis-bench-'));
const database = await openBenchDatabase(2000);
const settings = {
  DATABASE_URL: database.url,
  DATABASE_POOL: '20',
  DATA_DIR: folder,
  JWT_SECRET: 'the secret of a measurement, worth nothing',
  LOG_LEVEL: 'fatal',
  RATE_LIMIT_FACTOR: '1000000',
  NODE_ENV: 'production',
  DEMO: '1',
};
const product = await startProcess(settings, { script: builtServer });
const bare = await startProcess(settings, { script: 'tests/bench/bareServer.ts' });

try {
  const scenarios = await createScenarios(database.url, settings.JWT_SECRET);
  const reads = scenarios.flatMap(({ calls }) => calls);
  const seconds = MINUTES * 60;
  const [ours, theirs] = await Promise.all([
    sample(product, seconds),
    sample(bare, seconds),
    load(product.url, inTurn(reads), seconds),
    load(bare.url, () => ({ method: 'GET', path: '/rows' }), seconds),
    walk(product.url, seconds),
  ]);
  report(ours, theirs);
} finally {
  await bare.stop();
  await product.stop();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
}

/** Resident memory in MiB, as long as the load goes on. */
async function sample({ pid }: ServerProcess, seconds: number): Promise<number[]> {
  const samples: number[] = [];
  for (const end = performance.now() + seconds * 1000; performance.now() < end; await pause(SAMPLED_EVERY_MS)) {
    samples.push(Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)])) / 1024);
  }
  return samples;
}

/** Signs in again before an access token of 15 minutes is over. */
async function walk(url: string, seconds: number): Promise<void> {
  for (let left = seconds; left > 0; left -= SIGNED_IN_S)
    await walkPaths(url, Math.min(left, SIGNED_IN_S), WALK_PAUSE_MS);
}

async function load(url: string, next: () => Call, duration: number): Promise<void> {
  const { non2xx, errors } = await autocannon({
    url,
    connections: CONNECTIONS,
    duration,
    overallRate: REQUESTS_PER_SECOND,
    requests: [{ setupRequest: (request) => ({ ...request, ...next() }) }],
  });
  if (non2xx > 0 || errors > 0) throw new Error(`${url}: ${non2xx} refusals, ${errors} errors`);
}

function report(ours: readonly number[], theirs: readonly number[]): void {
  const third = (samples: readonly number[], index: 0 | 1 | 2) => {
    const size = Math.floor(samples.length / 3);
    return median(samples.slice(index * size, (index + 1) * size));
  };
  const shown = (samples: readonly number[]) => ([0, 1, 2] as const).map((one) => third(samples, one).toFixed(0));
  const ratio = third(ours, 2) / third(theirs, 2);
  const growth = third(ours, 2) / third(ours, 1);
  console.log('| MiB, median of each third | product | bare | last third | bound |\n|---|---|---|---|---|');
  console.log(
    `| ${MINUTES} minutes | ${shown(ours).join(', ')} | ${shown(theirs).join(', ')} | ${ratio.toFixed(2)} of bare | ≤ ${MOST_OF_BARE} ${ratio <= MOST_OF_BARE ? 'met' : 'MISSED'} |`,
  );
  console.log(
    `| last third beside the second | ${growth.toFixed(2)} | | | ≤ ${FLAT} ${growth <= FLAT ? 'met' : 'MISSED'} |`,
  );
}
