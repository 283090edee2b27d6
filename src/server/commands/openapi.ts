import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import openapiTypescript, { astToString } from 'openapi-typescript';
import { pino } from 'pino';
import { buildApp } from '../app.ts';
import { readConfig } from '../config.ts';
import type { Database } from '../db/client.ts';
import { projectFolder } from '../folders.ts';
import type { FileStorage } from '../storage/storage.ts';

/**
 * `npm run openapi` writes the contract and the browsers' types from the routes' schemas; with `--check` it changes
 * nothing and fails where the committed files differ. Nothing is connected: only the routes are read.
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
  jobs: { enqueue: async () => undefined },
  storage: {} as FileStorage,
  log: pino({ level: 'silent' }),
});
await app.ready();
const contract = app.swagger();
const outputs = new Map([
  [values.contract, `${JSON.stringify(contract, null, 2)}\n`],
  [
    join(projectFolder, 'src/shared/client/openapi.d.ts'),
    astToString(await openapiTypescript(JSON.stringify(contract))),
  ],
]);
for (const [file, content] of outputs) {
  if (!values.check) await writeFile(file, content);
  else if ((await readFile(file, 'utf8')) !== content) {
    console.error(`${file} is not what the routes say. Run: npm run openapi`);
    process.exitCode = 1;
  }
}
await app.close();
