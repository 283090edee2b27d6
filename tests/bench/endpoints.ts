import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { builtServer, startProcess } from '../support/serverProcess.ts';
import { openBenchDatabase, SECRET } from './benchDatabase.ts';
import { compareReplies } from './compareReplies.ts';
import { compareWrites } from './compareWrites.ts';
import { inTurn } from './inTurn.ts';
import { type Measured, measureLoad, medians, shown } from './measureLoad.ts';
import { boundOf, type Call, createScenarios, MOST_P99, type Scenario } from './scenarios.ts';
import { untilSent } from './untilSent.ts';

/**
 * `npm run bench -- endpoints`: the endpoints of design §9 beside a reference that is written by hand, interleaved in
 * one run, medians. What both answer is compared first. `--only` takes part of a name, `--database` a database that is
 * there (filled where it is empty, kept afterwards), `--compare` compares and measures nothing.
 */
const { values } = parseArgs({
  allowPositionals: true,
  options: {
    projects: { type: 'string', default: '100000' },
    database: { type: 'string' },
    only: { type: 'string', default: '' },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '4' },
    compare: { type: 'boolean', default: false },
  },
});
const CORES = availableParallelism();

const folder = mkdtempSync(join(tmpdir(), 'oasis-bench-'));
const database = await openBenchDatabase(Number(values.projects), values.database);
const shared = {
  DATABASE_URL: database.url,
  DATABASE_POOL: '20',
  DATA_DIR: folder,
  // In the links of messages, which are compared.
  APP_URL: 'http://127.0.0.1:3000',
  JWT_SECRET: SECRET,
  LOG_LEVEL: 'fatal',
  RATE_LIMIT_FACTOR: '1000000',
  NODE_ENV: 'production',
};
const product = await startProcess({ ...shared, DEMO: '0' }, { script: builtServer });
const publicList = join(folder, 'services.json');
writeFileSync(publicList, await (await fetch(`${product.url}/get-active-services`)).text());
const reference = await startProcess(
  { ...shared, PUBLIC_LIST: publicList },
  { script: join(import.meta.dirname, 'reference/server.ts') },
);
const contestants = [product, reference] as const;

let missed = 0;
try {
  const scenarios = (await createScenarios(database.url, SECRET)).filter(({ name }) => name.includes(values.only));
  for (const { name, samples, writes } of scenarios) {
    await compareReplies([product.url, reference.url], samples);
    if (writes) await compareWrites(database.url, [product.url, reference.url], name, writes);
  }
  console.log(`${scenarios.length} rows are answered alike.`);
  if (!values.compare) await measureAll(scenarios);
} finally {
  await reference.stop();
  await product.stop();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
}
if (missed > 0) console.log(`${missed} bounds are missed.`);

async function measureAll(scenarios: readonly Scenario[]): Promise<void> {
  console.log(
    '| endpoint | product: requests/s, p50 / p99 ms, processor Node + PostgreSQL ms | reference: the same | ratio | bound |\n|---|---|---|---|---|',
  );
  for (const scenario of scenarios) {
    const rounds: [Measured, Measured][] = [];
    const [ours, theirs] = scenario.writes?.next ?? [inTurn(scenario.calls), inTurn(scenario.calls)];
    for (let round = 0; round < Number(values.rounds); round++) {
      rounds.push([await measure(product, scenario, ours), await measure(reference, scenario, theirs)]);
    }
    const productFigures = medians(rounds.map(([one]) => one));
    const referenceFigures = medians(rounds.map(([, other]) => other));
    const ratio = productFigures.perSecond / referenceFigures.perSecond;
    const isEven = scenario.kind !== 'list' || productFigures.p99 <= MOST_P99 * productFigures.p50;
    const isMet = ratio >= boundOf(scenario) && isEven;
    if (!isMet) missed += 1;
    const bound = `≥ ${boundOf(scenario)}${scenario.kind === 'list' ? `, p99 ≤ ${MOST_P99} × p50` : ''}`;
    console.log(
      `| ${scenario.name} | ${shown(productFigures)} | ${shown(referenceFigures)} | ${ratio.toFixed(2)} | ${bound} ${isMet ? 'met' : 'MISSED'} |`,
    );
  }
}

async function measure(
  { url, pid = 0 }: (typeof contestants)[number],
  scenario: Scenario,
  next: () => Call,
): Promise<Measured> {
  if (scenario.writes) await untilSent(database.url);
  // Nothing but the two of them works: each gets cores of its own.
  if (scenario.kind === 'publicList') pinApart(pid);
  const measured = await measureLoad({ url, pid, database: database.url, seconds: Number(values.seconds), next });
  if (scenario.kind === 'publicList') unpin(pid);
  return measured;
}

/** The asking process on the last core, the one asked on the others; nothing where there is one core. */
function pinApart(pid: number): void {
  if (CORES < 2) return;
  pin(process.pid, `${CORES - 1}`);
  pin(pid, `0-${CORES - 2}`);
}

function unpin(pid: number): void {
  for (const one of [process.pid, pid]) pin(one, `0-${CORES - 1}`);
}

function pin(pid: number, cores: string): void {
  execFileSync('taskset', ['-a', '-p', '-c', cores, String(pid)]);
}
