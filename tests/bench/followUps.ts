import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { pino } from 'pino';
import { readConfig } from '../../src/server/config.ts';
import type { Context } from '../../src/server/context.ts';
import { openDatabase } from '../../src/server/db/openDatabase.ts';
import { followDue } from '../../src/server/followUps/followDue.ts';
import { createJobs } from '../../src/server/jobs/jobs.ts';
import { queues } from '../../src/server/queues.ts';
import { createStorage } from '../../src/server/storage/createStorage.ts';
import { createGrowthDatabase } from './growthDatabase.ts';
import { makeDue, openRequests } from './openRequests.ts';
import { type Transaction, timeTransactions } from './timeTransactions.ts';

/**
 * `npm run bench -- followups --open 10000,1000000 --steps 1000`: what one overdue step costs where so many requests
 * are open: the whole transaction as its process sees it, the time that the database itself spends on it and its
 * processor's part of that, and the plan of the look-up that finds it. `--keep` leaves the databases.
 */
const { values } = parseArgs({
  allowPositionals: true,
  options: {
    open: { type: 'string', default: '10000,1000000' },
    steps: { type: 'string', default: '1000' },
    keep: { type: 'boolean', default: false },
  },
});

/** Of the database's processor, for one step: what the step costs where nobody else keeps the machine busy. */
const BUDGET_MS = 5;
/** Fill the caches and make the connections. */
const WARM_UP = 50;

const dataDir = mkdtempSync(join(tmpdir(), 'oasis-follow-ups-'));
try {
  console.log(
    '| open requests | steps | statements | a step p50/p95, ms | in the database p50/p95, ms | its processor p50/p95, ms | first/last tenth p50, ms | nothing due, ms | |',
  );
  console.log('|---|---|---|---|---|---|---|---|---|');
  for (const open of values.open.split(',').map(Number)) console.log(await measure(open));
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}

async function measure(open: number): Promise<string> {
  const base = await createGrowthDatabase(2000);
  try {
    await openRequests(base.url, open);
    return await measureAt(base.url, open);
  } finally {
    if (values.keep) console.error(base.url);
    else await base.drop();
  }
}

async function measureAt(url: string, open: number): Promise<string> {
  const config = readConfig({
    DATABASE_URL: url,
    DATA_DIR: dataDir,
    JWT_SECRET: 'the secret of a measurement, worth nothing',
    NODE_ENV: 'test',
  });
  const database = await openDatabase(config);
  const jobs = createJobs(database, pino({ level: 'silent' }), queues);
  const storage = await createStorage(config);
  await jobs.start();
  const follow = (): Promise<void> => {
    const ctx: Context = { db: database.orm, actor: null, now: new Date(), config, jobs, storage, requestId: 'bench' };
    return followDue(ctx);
  };
  try {
    await makeDue(url, WARM_UP);
    await follow();
    await makeDue(url, Number(values.steps));
    const steps = (await timeTransactions(follow)).filter(isStep);
    if (steps.length !== Number(values.steps)) throw new Error(`${steps.length} steps were done`);
    const idle: number[] = [];
    for (let time = 0; time < 30; time += 1) {
      const startedAt = performance.now();
      await follow();
      idle.push(performance.now() - startedAt);
    }
    const plan = await planOf(url, steps);
    return row(open, steps, idle, plan);
  } finally {
    await jobs.stop();
    await database.close();
  }
}

/** The last transaction of a round finds nothing due. */
function isStep({ statements }: Transaction): boolean {
  return statements.some(({ text }) => text.startsWith('update "projects"'));
}

function row(open: number, steps: Transaction[], idle: number[], plan: string[]): string {
  const whole = steps.map(({ ms }) => ms);
  const inDatabase = steps.map(({ databaseMs }) => databaseMs);
  const processor = steps.map(({ processorMs }) => processorMs);
  const tenth = Math.ceil(whole.length / 10);
  const isMet = at(processor, 0.5) < BUDGET_MS && plan.some((line) => line.includes('Index Scan using projects_due '));
  if (!isMet) process.exitCode = 1;
  console.error(plan.join('\n'));
  const pair = (times: number[]) => `${at(times, 0.5).toFixed(1)} / ${at(times, 0.95).toFixed(1)}`;
  const counts = steps.map(({ statements }) => statements.length);
  const ends = `${at(whole.slice(0, tenth), 0.5).toFixed(1)} / ${at(whole.slice(-tenth), 0.5).toFixed(1)}`;
  return `| ${open} | ${steps.length} | ${at(counts, 0.5)} | ${pair(whole)} | ${pair(inDatabase)} | ${pair(processor)} | ${ends} | ${at(idle, 0.5).toFixed(1)} | one index look-up, < ${BUDGET_MS} ms ${isMet ? 'met' : 'MISSED'} |`;
}

function at(times: number[], share: number): number {
  const ordered = times.toSorted((one, other) => one - other);
  return ordered[Math.min(ordered.length - 1, Math.floor(ordered.length * share))] ?? 0;
}

/** How the database finds the next step that is due, as the product asks it. */
async function planOf(url: string, steps: Transaction[]): Promise<string[]> {
  const lookUp = steps[0]?.statements.find(({ text }) => text.includes('skip locked'));
  if (!lookUp) throw new Error('No step was looked for');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await makeDue(url, 100);
    await client.query('begin');
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(
      `explain (analyze, buffers, costs off) ${lookUp.text}`,
      [new Date(), ...lookUp.values.slice(1)],
    );
    await client.query('rollback');
    return rows.map((line) => line['QUERY PLAN']);
  } finally {
    await client.end();
  }
}
