import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openDatabase } from '../../src/server/db/openDatabase.ts';
import { fillTemplate } from '../support/fillTemplate.ts';
import { dropDatabase, findPostgres, onServer, withDatabase } from '../support/postgres.ts';
import { endOf, type Summary, someStories, summarize, table, verdict } from './report.ts';
import { type SimulationOptions, type SimulationRun, simulate } from './simulation.ts';

/**
 * `npm run simulate -- --requests N --days N --seed N [--without] [--processes 2] [--crashes]`: ends with code 1 where
 * a rule does not hold, or where two workers or crashes led to another end than one worker.
 */
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    requests: { type: 'string', default: '200' },
    days: { type: 'string', default: '90' },
    processes: { type: 'string', default: '1' },
    without: { type: 'boolean', default: false },
    crashes: { type: 'boolean', default: false },
    quiet: { type: 'boolean', default: false },
  },
});
const began = performance.now();
const tell = (line: string) => {
  if (!values.quiet) console.error(`${((performance.now() - began) / 1000).toFixed(0).padStart(5)} s  ${line}`);
};
const common = { seed: Number(values.seed), requests: Number(values.requests), days: Number(values.days), tell };

const server = await findPostgres();
if (!server) throw new Error('There is no PostgreSQL: TEST_DATABASE_URL or a local server that lets this user in');
const template = `oasis_simulate_${process.pid}`;
await onServer(server, `create database ${template}`);
await fillTemplate({ DATA_DIR: '', DATABASE_URL: withDatabase(server, template), DATABASE_POOL: 2 });
let opened = 0;

async function play<Result>(
  options: SimulationOptions,
  look: (run: SimulationRun) => Promise<Result>,
): Promise<Result> {
  opened += 1;
  const name = `${template}_${opened}`;
  await onServer(server ?? '', `create database ${name} template ${template}`);
  const url = withDatabase(server ?? '', name);
  // What a crash of the machine would lose is of no interest here.
  await onServer(server ?? '', `alter database ${name} set synchronous_commit = off`);
  const dataDir = await mkdtemp(join(tmpdir(), 'oasis-simulate-'));
  const database = await openDatabase({ DATA_DIR: dataDir, DATABASE_URL: url, DATABASE_POOL: 8 });
  try {
    const run = await simulate({ database, dataDir, url }, options);
    const result = await look(run);
    await run.close();
    return result;
  } finally {
    await database.close();
    await dropDatabase(server ?? '', name);
    await rm(dataDir, { recursive: true, force: true });
  }
}

const columns: Record<string, Summary> = {};
const look = (column: string) => async (run: SimulationRun) => {
  columns[column] = await summarize(run);
  if (run.findings.some(({ violations }) => violations.length > 0)) process.exitCode = 1;
  console.log(
    `${column}: ${run.events} events, ${run.telephones.refusedInOutage()} tries in the outage, refused: ${
      [...run.refusals].map(([code, count]) => `${code} ${count}`).join(', ') || 'nothing'
    }${run.crashes ? `, ${run.crashes} crashes` : ''}\n${verdict(run)}\n`,
  );
  const stories = column === 'followed' ? await someStories(run) : [];
  return { ends: await endOf(run), stories };
};

try {
  const { ends, stories } = await play(common, look('followed'));
  const compare = async (column: string, more: Partial<SimulationOptions>) => {
    const other = await play({ ...common, ...more }, look(column));
    const different = [...ends].filter(([index, end]) => other.ends.get(index) !== end);
    console.log(`${column}: ${ends.size - different.length} of ${ends.size} requests ended as with one worker`);
    for (const [index, end] of different.slice(0, 3))
      console.log(`${end}\n--- with ${column}:\n${other.ends.get(index)}`);
    if (different.length > 0) process.exitCode = 1;
  };
  if (Number(values.processes) > 1)
    await compare(`${values.processes} workers`, { processes: Number(values.processes) });
  if (values.crashes) await compare('crashes', { crashes: 0.1 });
  if (values.without) await play({ ...common, isFollowed: false }, look('without'));
  console.log(`\n${table(columns)}\n\n${stories.join('\n\n')}`);
} finally {
  await dropDatabase(server, template);
}
