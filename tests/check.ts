import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { type Check, checks } from './checks/checks.ts';
import { SKIPPED } from './checks/outcome.ts';

interface Outcome {
  check: Check;
  result: 'ok' | 'skipped' | 'FAILED';
  seconds: number;
  output: string;
}

/** Longer than any check takes on a slow machine; one that hangs is a failure, not a wait. */
const TIMEOUT_MS = 300_000;

function run(check: Check): Promise<Outcome> {
  const { promise, resolve } = Promise.withResolvers<Outcome>();
  const startedAt = performance.now();
  const child = spawn(process.execPath, check.command, {
    timeout: TIMEOUT_MS,
    env: { ...process.env, FORCE_COLOR: '0' },
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  child.on('close', (code, signal) => {
    const result = code === 0 ? 'ok' : code === SKIPPED ? 'skipped' : 'FAILED';
    const ending = signal ? `\nEnded by ${signal}` : '';
    resolve({ check, result, seconds: (performance.now() - startedAt) / 1000, output: output + ending });
  });
  return promise;
}

function report({ check, result, seconds, output }: Outcome): void {
  const reason = result === 'skipped' ? `  ${output.trim()}` : '';
  console.log(`${result.padEnd(7)}  ${check.name.padEnd(22)} ${seconds.toFixed(1).padStart(6)} s${reason}`);
  if (result === 'FAILED') console.log(`\n${output.trim()}\n`);
}

const waiting = [...checks];
const outcomes: Outcome[] = [];

async function worker(): Promise<void> {
  for (let check = waiting.shift(); check; check = waiting.shift()) {
    const outcome = await run(check);
    report(outcome);
    outcomes.push(outcome);
  }
}

await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, worker));

const failed = outcomes.filter(({ result }) => result === 'FAILED');
const skipped = outcomes.filter(({ result }) => result === 'skipped').map(({ check }) => check.name);
const passed = skipped.length === 0 ? 'All checks passed' : `All checks passed but ${skipped.join(', ')}, skipped`;
console.log(failed.length === 0 ? passed : `Failed: ${failed.map(({ check }) => check.name).join(', ')}`);
process.exitCode = failed.length === 0 ? 0 : 1;
