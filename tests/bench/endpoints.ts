import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { freePort } from '../support/freePort.ts';
import { builtServer, startProcess } from '../support/serverProcess.ts';
import { createBenchDatabase } from './benchDatabase.ts';
import { type Call, createScenarios, signInAt } from './scenarios.ts';

/**
 * `npm run bench -- endpoints`: the endpoints of design §9 beside their references, interleaved in one run, medians.
 * `--only` takes part of a name.
 */
const { values } = parseArgs({
  allowPositionals: true,
  options: {
    projects: { type: 'string', default: '10000' },
    only: { type: 'string', default: '' },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '4' },
  },
});
const CONNECTIONS = 50;

const dataDir = mkdtempSync(join(tmpdir(), 'oasis-bench-'));
const database = await createBenchDatabase(Number(values.projects));
const shared = {
  DATABASE_URL: database.url,
  DATABASE_POOL: '20',
  DATA_DIR: dataDir,
  JWT_SECRET: 'the secret of a measurement, worth nothing',
  LOG_LEVEL: 'fatal',
  RATE_LIMIT_FACTOR: '1000000',
};
const product = await startProcess({ ...shared, DEMO: '0', NODE_ENV: 'production' }, { script: builtServer });
const referencePort = await freePort();
const reference = spawn(process.execPath, [join(import.meta.dirname, 'referenceServer.ts')], {
  env: { PATH: process.env.PATH, ...shared, PORT: String(referencePort), HOST: '127.0.0.1' },
  stdio: ['ignore', 'inherit', 'inherit'],
});
const referenceUrl = `http://127.0.0.1:${referencePort}`;

try {
  await untilAnswers(`${referenceUrl}/0`);
  const scenarios = await createScenarios(
    { databaseUrl: database.url, secret: shared.JWT_SECRET, share: 0 },
    signInAt(product.url),
  );
  console.log(`| endpoint | product, requests/s | reference, requests/s | ratio | budget |\n|---|---|---|---|---|`);
  for (const [index, scenario] of scenarios.entries()) {
    if (!scenario.name.includes(values.only)) continue;
    const ours: number[] = [];
    const theirs: number[] = [];
    const isWrite = scenario.next().call.method !== 'GET';
    const theirCall: Call = isWrite ? { method: 'POST', path: `/${index}` } : { method: 'GET', path: `/${index}` };
    for (let round = 0; round < Number(values.rounds); round++) {
      ours.push(await measure(product.url, () => scenario.next().call));
      theirs.push(await measure(referenceUrl, () => theirCall));
    }
    const [our, their] = [median(ours), median(theirs)];
    const ratio = our / their;
    console.log(
      `| ${scenario.name} | ${our.toFixed(0)} | ${their.toFixed(0)} (${scenario.reference}) | ${ratio.toFixed(2)} | ≥ ${scenario.budget} ${ratio >= scenario.budget ? 'met' : 'MISSED'} |`,
    );
  }
} finally {
  reference.kill();
  await product.stop();
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
}

async function measure(url: string, next: () => Call): Promise<number> {
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: Number(values.seconds),
    requests: [{ setupRequest: (request) => ({ ...request, ...next() }) }],
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refusals, ${result.errors} errors`);
  return result.requests.average;
}

function median(figures: number[]): number {
  return figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0;
}

async function untilAnswers(url: string): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt++) {
    const isUp = await fetch(url).then(
      (reply) => reply.ok,
      (error: unknown) => !(error instanceof TypeError),
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('The reference did not start');
}
