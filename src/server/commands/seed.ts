import { readConfig } from '../config.ts';
import { openDatabase } from '../db/openDatabase.ts';
import { SeededBeforeError, seedLarge } from '../seed/large.ts';
import { prepareDemo } from '../seed/prepareDemo.ts';
import { foldSeeded } from '../statistics/foldStatistics.ts';
import { CommandRefusal, readArguments } from './commandRefusal.ts';
import { exitOnKnownError } from './exitOnKnownError.ts';

const usage = 'npm run db:seed -- --projects N [--enterprises N]';
/** Enough contractors for a full market without filling it. */
const PROJECTS_AN_ENTERPRISE = 100;

/**
 * `npm run db:seed`: a large, deterministic, realistic data set, streamed; with DEMO=1 the demonstration accounts too.
 */
await exitOnKnownError(async () => {
  const { values } = readArguments(usage, {
    options: { projects: { type: 'string' }, enterprises: { type: 'string' } },
  });
  const projects = numberFrom('--projects', values.projects, undefined);
  const enterprises = numberFrom(
    '--enterprises',
    values.enterprises,
    Math.max(30, Math.ceil(projects / PROJECTS_AN_ENTERPRISE)),
  );
  const config = readConfig(process.env);
  const database = await openDatabase(config);
  const startedAt = performance.now();
  const seconds = () => ((performance.now() - startedAt) / 1000).toFixed(0);
  try {
    await database.migrate();
    const now = new Date();
    if (config.DEMO) await prepareDemo(database.orm, config, now);
    const onProgress = (written: number) => {
      if (written % 50_000 === 0) console.log(`${written} of ${projects} projects, ${seconds()} s`);
    };
    await seedLarge(database.orm, { projects, enterprises, now, onProgress });
    await foldSeeded(database);
    await database.query('analyze');
    console.log(`Wrote ${projects} projects and ${enterprises} enterprises in ${seconds()} s.`);
  } catch (error) {
    throw error instanceof SeededBeforeError ? new CommandRefusal(error.message) : error;
  } finally {
    await database.close();
  }
});

function numberFrom(option: string, given: string | undefined, otherwise: number | undefined): number {
  const number = given === undefined ? otherwise : Number(given);
  if (number === undefined || !Number.isInteger(number) || number < 1 || number > 9_999_999) {
    throw new CommandRefusal(`${option} must be a whole number from 1 to 9999999.\nUsage: ${usage}`);
  }
  return number;
}
