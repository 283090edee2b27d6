import { parseArgs } from 'node:util';
import { runChaos } from './chaosRun.ts';
import { storeKinds } from './documentStore.ts';
import { examine } from './invariants.ts';
import { report } from './report.ts';

/** `npm run chaos -- --seed N --minutes M --store disk|s3`: ends with code 1 where an invariant does not hold. */
const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    store: { type: 'string', default: 'disk' },
    minutes: { type: 'string', default: '5' },
    quiet: { type: 'boolean', default: false },
  },
});
const seed = Number(values.seed ?? Date.now() % 1_000_000);
const minutes = Number(values.minutes);
const store = storeKinds.find((kind) => kind === values.store);
if (!store) throw new Error(`--store is one of ${storeKinds.join(', ')}`);
const startedAt = performance.now();
const tell = (line: string) =>
  console.error(`${((performance.now() - startedAt) / 1000).toFixed(0).padStart(5)} s  ${line}`);

const run = await runChaos({ seed, minutes, store, ...(values.quiet ? {} : { tell }) });
if (!run) {
  console.error(
    'There is no PostgreSQL: neither initdb and pg_ctl to start one, nor TEST_DATABASE_URL or a local server.',
  );
  process.exit(1);
}
try {
  const findings = await examine(run.evidence);
  console.log(report({ seed, minutes, store }, run, findings));
  process.exitCode = findings.every(({ violations }) => violations.length === 0) ? 0 : 1;
} finally {
  await run.remove();
}
