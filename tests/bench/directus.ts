import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { builtServer, startProcess } from '../support/serverProcess.ts';
import { openOwnDatabase, SECRET } from './benchDatabase.ts';
import { anyProject, detailsAt, LIST, newProject } from './directus/calls.ts';
import { installDirectus } from './directus/installDirectus.ts';
import { startDirectus } from './directus/startDirectus.ts';
import { inTurn } from './inTurn.ts';
import { type Measured, measureLoad, medians, shown } from './measureLoad.ts';
import { type Call, createScenarios } from './scenarios.ts';

/**
 * `npm run bench -- directus`: three calls of the product beside Directus on the same database and rows, in turns,
 * medians. What Directus does is less: no page count, no sessions looked up, one row written. `--folder` keeps it
 * installed for the next time; `--database` takes a database that is there, of which a copy is made.
 */
const { values } = parseArgs({
  allowPositionals: true,
  options: {
    folder: { type: 'string' },
    database: { type: 'string' },
    projects: { type: 'string', default: '100000' },
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '4' },
  },
});

const folder = mkdtempSync(join(tmpdir(), 'oasis-bench-'));
const directus = installDirectus(values.folder ?? join(folder, 'directus'));
if (typeof directus === 'string') console.log(`Nothing was measured beside Directus: ${directus}.`);
else await measureBeside(directus);
rmSync(folder, { recursive: true, force: true });

async function measureBeside(installed: Exclude<typeof directus, string>): Promise<void> {
  const database = await openOwnDatabase(Number(values.projects), values.database);
  const product = await startProcess(
    {
      DATABASE_URL: database.url,
      DATABASE_POOL: '20',
      DATA_DIR: folder,
      JWT_SECRET: SECRET,
      LOG_LEVEL: 'fatal',
      RATE_LIMIT_FACTOR: '1000000',
      NODE_ENV: 'production',
      DEMO: '0',
    },
    { script: builtServer },
  );
  const other = await startDirectus(installed, database.url).catch(async (error) => {
    await product.stop();
    await database.drop();
    throw error;
  });
  try {
    const scenarios = await createScenarios(database.url, SECRET);
    const ofProduct = (wanted: string) => {
      const found = scenarios.find(({ name }) => name === wanted);
      if (!found) throw new Error(`There is no scenario ${wanted}`);
      return found;
    };
    const list = ofProduct('GET /admin/projects');
    const details = ofProduct('GET /get-project-details, staff');
    const create = ofProduct('POST /save-project-infos');
    const one = await anyProject(other);
    const { headers } = other;
    const rows: [name: string, ours: () => Call, theirs: () => Call, bound: number][] = [
      ['list, 25 projects', inTurn(list.calls), () => ({ method: 'GET', path: LIST, headers }), 5],
      ['a project', inTurn(details.calls), inTurn(details.calls.map(({ path }) => detailsAt(path, headers))), 5],
      ['submit a project', create.writes?.next[0] ?? inTurn(create.calls), () => newProject(one, headers), 2],
    ];
    console.log(
      '| | product: requests/s, p50 / p99 ms, processor Node + PostgreSQL ms | Directus: the same | ratio | bound |\n|---|---|---|---|---|',
    );
    for (const [name, ours, theirs, bound] of rows) {
      const both: [Measured[], Measured[]] = [[], []];
      for (let round = 0; round < Number(values.rounds); round++) {
        both[0].push(await measure({ url: product.url, pid: product.pid ?? 0 }, ours));
        both[1].push(await measure(other, theirs));
      }
      const [our, their] = [medians(both[0]), medians(both[1])];
      const ratio = our.perSecond / their.perSecond;
      console.log(
        `| ${name} | ${shown(our)} | ${shown(their)} | ${ratio.toFixed(1)} | ≥ ${bound} ${ratio >= bound ? 'met' : 'MISSED'} |`,
      );
    }
  } finally {
    await other.stop();
    await product.stop();
    await database.drop();
  }

  function measure({ url, pid }: { url: string; pid: number }, next: () => Call): Promise<Measured> {
    return measureLoad({ url, pid, database: database.url, seconds: Number(values.seconds), next });
  }
}
