import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDatabase } from '../../src/server/db/openDatabase.ts';
import { openTestDatabase, type TestDatabase } from '../support/database.ts';
import { makeNextRelease, type NextRelease } from '../support/nextRelease.ts';
import { launch, type ServerProcess, startProcess } from '../support/serverProcess.ts';
import { type Places, places } from '../support/submission.ts';
import { register, submit } from '../support/writingLoad.ts';

/** Adds, and takes nothing away: the release before does not know of it and need not. */
const expand = `alter table projects add column waypoint text;
--> statement-breakpoint
create table waypoints (id uuid primary key, name text not null default '');`;
/** As one that was tried on too little data: it stands in the way of what is there. */
const failing = 'alter table projects add constraint projects_impossible check (false);';

let installation: TestDatabase;
let here: Places;
let settings: Record<string, string>;
let running: ServerProcess[];
let releases: NextRelease[];

beforeEach(async () => {
  installation = await openTestDatabase();
  here = await places(installation.database.orm);
  await installation.database.close();
  running = [];
  releases = [];
  settings = {
    DATA_DIR: installation.dataDir,
    DEMO: '0',
    JWT_SECRET: 'the same secret in both releases',
    ...(installation.url ? { DATABASE_URL: installation.url } : {}),
  };
});
afterEach(async () => {
  for (const server of running) await server.stop();
  for (const release of releases) await release.remove();
  await installation.drop({ isClosed: true });
});

async function start(release?: NextRelease): Promise<ServerProcess> {
  const server = await startProcess(settings, release);
  running.push(server);
  return server;
}

async function next(...migrations: string[]): Promise<NextRelease> {
  const release = await makeNextRelease(migrations);
  releases.push(release);
  return release;
}

/** A client's request, stored and answered. */
async function works({ url }: ServerProcess): Promise<string> {
  return submit(url, await register(url, here));
}

async function schema(): Promise<{ projects: number; migrations: number; waypoint: boolean; waypoints: boolean }> {
  const database = await openDatabase({
    DATA_DIR: installation.dataDir,
    DATABASE_URL: installation.url,
    DATABASE_POOL: 1,
  });
  const { rows } = await database.query(
    `select (select count(*)::int from projects) as projects,
       (select count(*)::int from drizzle.__drizzle_migrations) as migrations,
       exists (select from information_schema.columns where table_name = 'projects' and column_name = 'waypoint') as waypoint,
       to_regclass('waypoints') is not null as waypoints`,
  );
  await database.close();
  return rows[0] as Awaited<ReturnType<typeof schema>>;
}

/** On the embedded database one process at a time: the one before makes room. */
async function makeRoom(server: ServerProcess): Promise<void> {
  if (installation.url) return;
  await server.stop();
}

test('a migration that fails changes nothing at all, and the release before goes on', async () => {
  const before = await start();
  await works(before);
  await makeRoom(before);
  const untouched = await schema();

  const broken = launch({ ...settings, PORT: '0' }, await next(expand, failing));
  expect(await broken.ended).toBe(1);
  expect(broken.output()).toContain('projects_impossible');

  const after = installation.url ? before : await start();
  await works(after);
  await makeRoom(after);
  expect(await schema()).toEqual({ ...untouched, projects: 2, waypoint: false, waypoints: false });
}, 400_000);

test('two releases serve side by side on the schema of the newer one, and the older starts on it again', async (context) => {
  if (!installation.url) return context.skip('several processes on one PostgreSQL are meant');
  const before = await start();
  await works(before);
  const { migrations } = await schema();
  const newer = await start(await next(expand));
  expect(await schema()).toMatchObject({ projects: 1, migrations: migrations + 1, waypoint: true, waypoints: true });

  const attempt = await register(before.url, here);
  const first = await submit(before.url, attempt);
  // The same key asked of the other release: what a proxy does that goes over from one to the other.
  expect(await submit(newer.url, attempt)).toBe(first);
  await works(newer);
  await works(before);

  await before.stop();
  const again = await start();
  await works(again);
  expect(await schema()).toMatchObject({ projects: 5, migrations: migrations + 1, waypoint: true });
}, 400_000);
