import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareDemoData } from './support/builtServer.ts';
import { writeToMemory } from './support/memoryFolder.ts';
import { findPostgres } from './support/postgres.ts';
import { crashed, lastLine, type Results, readPlaywright, readVitest, sum } from './support/results.ts';
import { builtServer } from './support/serverProcess.ts';

writeToMemory();
const reports = mkdtempSync(join(tmpdir(), 'oasis-results-'));

function runNode(args: string[], env: Record<string, string> = {}): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>();
  const child = spawn(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  child.on('close', (code) => resolve(code ?? 1));
  return promise;
}

async function runTests<Report>(
  program: string,
  args: (file: string) => string[],
  read: (report: Report) => Results,
): Promise<Results> {
  const file = join(reports, `${program}.json`);
  const code = await runNode(args(file), {
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    NODE_ENV: 'test',
    TEST_SERVER: builtServer,
  });
  if (!existsSync(file)) return crashed(program);
  const results = read(JSON.parse(readFileSync(file, 'utf8')));
  if (code === 0 || results.failed > 0) return results;
  const ended = { passed: 0, failed: 1, skipped: 0, failures: [`${program}: ended with code ${code}`], retried: [] };
  return sum([results, ended]);
}

const vitest = (file: string) => [
  'node_modules/vitest/vitest.mjs',
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${file}`,
];
const playwright = () => ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json'];

const all: Results[] = [];
if ((await runNode(['src/server/commands/build.ts'])) !== 0) all.push(crashed('build'));
// Vitest makes its databases one after the other before its first test: a core is free for those of the browser tests.
const [demoData, ofVitest] = await Promise.allSettled([prepareDemoData(), runTests('vitest', vitest, readVitest)]);
all.push(ofVitest.status === 'fulfilled' ? ofVitest.value : crashed('vitest'));
if (demoData.status === 'rejected') {
  console.error(demoData.reason);
  all.push(crashed('demonstration data'));
}
all.push(await runTests('playwright', playwright, readPlaywright));
if (demoData.status === 'fulfilled') demoData.value();
rmSync(reports, { recursive: true, force: true });

const results = sum(all);
if (results.failures.length > 0)
  console.log(`\nFailed:\n${results.failures.map((failure) => `  ${failure}`).join('\n')}`);
if (results.retried.length > 0)
  console.log(`\nPassed at the second try:\n${results.retried.map((test) => `  ${test}`).join('\n')}`);
if (!(await findPostgres())) {
  console.log(
    '\nNo PostgreSQL answers (TEST_DATABASE_URL is not set): the API tests ran on the embedded database only.',
  );
}
console.log(`\n${lastLine(results)}`);
process.exitCode = results.failed === 0 ? 0 : 1;
