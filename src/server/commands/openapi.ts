import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { buildApp } from '../app.ts';
import { readConfig } from '../config.ts';
import type { Database } from '../db/client.ts';
import { projectFolder } from '../folders.ts';
import { describeApi } from '../http/openapi.ts';
import type { FileStorage } from '../storage/storage.ts';

/**
 * `npm run openapi` writes `openapi.json` from the contracts in `shared/`; with `--check` it changes nothing and fails
 * where the committed file differs. Nothing is connected: only the routes are read.
 */
const { values } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    contract: { type: 'string', default: join(projectFolder, 'openapi.json') },
  },
});

const config = readConfig({ JWT_SECRET: 'only to read the routes, nothing is signed', DEMO: '0' }, 'test');
const app = await buildApp({
  config,
  database: { kind: 'embedded' } as Database,
  jobs: { enqueue: async () => undefined, failures: () => new Map() },
  storage: {} as FileStorage,
  log: pino({ level: 'silent' }),
  describe: describeApi,
});
await app.ready();
const document = `${JSON.stringify(app.swagger(), null, 2)}\n`;
if (!values.check) await writeFile(values.contract, document);
else if ((await readFile(values.contract, 'utf8')) !== document) {
  console.error(`${values.contract} is not what the contracts say. Run: npm run openapi`);
  process.exitCode = 1;
}
await app.close();
