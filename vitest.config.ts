import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { LongFirst } from './tests/support/longFirst.ts';
import { writeToMemory } from './tests/support/memoryFolder.ts';
import { findPostgres } from './tests/support/postgres.ts';

writeToMemory();
const hasPostgres = (await findPostgres()) !== undefined;

/** The same API tests run on the embedded database and, where one answers, on a PostgreSQL server. */
const api = (name: string, globalSetup: string) => ({
  extends: true as const,
  test: { name, globalSetup, include: ['tests/api/**/*.test.ts'] },
});

export default defineConfig({
  test: {
    setupFiles: ['tests/support/failOnConsoleError.ts'],
    // One more than there are cores: some tests wait, for a patience that is real.
    maxWorkers: availableParallelism() + 1,
    // A process for each file would load the sources and compile the embedded database anew (docs/decisions/0114).
    isolate: false,
    // On a machine with much else to do a test may be tried twice; the reporter marks those that needed it.
    retry: Number(process.env.TEST_RETRIES ?? 0),
    sequence: { sequencer: LongFirst },
    testTimeout: 60_000,
    hookTimeout: 120_000,
    projects: [
      { extends: true, test: { name: 'unit', include: ['tests/unit/**/*.test.ts'] } },
      api('api-embedded', 'tests/support/prepareEmbedded.ts'),
      ...(hasPostgres ? [api('api-postgres', 'tests/support/preparePostgres.ts')] : []),
    ],
  },
});
