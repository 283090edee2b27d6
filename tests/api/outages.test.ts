import { spawnSync } from 'node:child_process';
import { chmod, lstat, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { rowsOf } from '../../src/server/db/rowsOf.ts';
import { makeSmallDisk } from '../chaos/smallDisk.ts';
import { startTestApp } from '../support/app.ts';
import { openTestDatabase } from '../support/database.ts';
import { layDatabaseLine } from '../support/databaseLine.ts';
import { expectRefusal } from '../support/expectations.ts';
import { freePort } from '../support/freePort.ts';
import { runCommand } from '../support/runCommand.ts';
import { launch, startProcess } from '../support/serverProcess.ts';

const SECRET = 'the same secret over all the restarts';
const folders: string[] = [];
afterAll(async () => {
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
});

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'oasis-outages-'));
  folders.push(folder);
  return folder;
}

test('PostgreSQL away is a 503 that says when to come again, and the same request then goes through', async (context) => {
  const { database, dataDir, url, drop } = await openTestDatabase();
  await database.close();
  if (!url) return context.skip('the embedded database is never away');
  const line = await layDatabaseLine(url);
  const server = await startProcess({ DATA_DIR: dataDir, DATABASE_URL: line.url, DEMO: '0', JWT_SECRET: SECRET });
  const ask = (path: string, body?: object) =>
    fetch(`${server.url}${path}`, {
      ...(body ? { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {}),
      signal: AbortSignal.timeout(15_000),
    });
  const login = { loginIdentifier: 'awa@exemple.gn', password: 'Secret_2026' };
  const registration = { isSubmission: true, firstName: 'Awa', lastName: 'Bah', phoneNumber: '622112233' };
  expect((await ask('/login', login)).status).toBe(401);
  line.close();
  for (const [path, body] of [
    ['/login', login],
    ['/register', registration],
    ['/get-questions/01890000-0000-7000-8000-000000000000', undefined],
    ['/readyz', undefined],
  ] as const) {
    const reply = await ask(path, body);
    const { isSuccess, errorMessage } = await reply.json();
    expect([path, reply.status, isSuccess, errorMessage]).toEqual([
      path,
      503,
      false,
      'Le service est très demandé. Réessayez dans quelques secondes.',
    ]);
    if (path !== '/readyz') expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
  }
  line.mend();
  await vi.waitFor(async () => expect((await ask('/register', registration)).status).toBe(200), { timeout: 20_000 });
  await server.stop();
  await line.stop();
  await drop({ isClosed: true });
}, 90_000);

test('a process that has just begun to serve outlives the loss of PostgreSQL, and runs its jobs afterwards', async (context) => {
  const { database, dataDir, url, drop } = await openTestDatabase();
  if (!url) {
    await database.close();
    return context.skip('the embedded database is never away');
  }
  const line = await layDatabaseLine(url);
  line.closeAt('"name":"maintenance.clean"');
  const settings = {
    DATA_DIR: dataDir,
    DATABASE_URL: line.url,
    DEMO: '0',
    JWT_SECRET: SECRET,
    PORT: `${await freePort()}`,
  };
  const server = launch(settings);
  const sent = () => rowsOf(database.orm, sql`select 1 from pgboss.job where name = 'maintenance.clean'`);
  await vi.waitFor(() => expect(server.output()).toContain('waits for the database'), { timeout: 60_000 });
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  expect(await sent()).toEqual([]);
  line.mend();
  await vi.waitFor(async () => expect(await sent()).not.toEqual([]), { timeout: 20_000 });
  expect(server.hasEnded()).toBe(false);
  await server.stop();
  await line.stop();
  await database.close();
  await drop({ isClosed: true });
}, 120_000);

test('where nothing can be written the process is not ready, and is again by itself', async () => {
  let now = Date.now();
  const app = await startTestApp({ clock: () => new Date(now), allowsErrors: true });
  const documents = join(app.config.DATA_DIR, 'files');
  expect((await app.visitor.get('/readyz')).statusCode).toBe(200);
  await rename(documents, `${documents}-away`);
  await writeFile(documents, '');
  now += 5_000;
  expectRefusal(await app.visitor.get('/readyz'), 503);
  expect((await app.visitor.get('/healthz')).statusCode).toBe(200);
  await rm(documents);
  await rename(`${documents}-away`, documents);
  expectRefusal(await app.visitor.get('/readyz'), 503);
  now += 5_000;
  expect((await app.visitor.get('/readyz')).statusCode).toBe(200);
  expect(await readdir(documents)).toEqual([]);
  await app.close();
});

describe('a start that cannot succeed says why in one line', () => {
  const refusal = async (settings: Record<string, string>) => {
    const server = launch({ DEMO: '0', PORT: '0', ...settings });
    expect(await server.ended).toBe(1);
    return server.output().trim();
  };

  test('on a folder where nothing may be written', async () => {
    const file = join(await emptyFolder(), 'file');
    await writeFile(file, '');
    for (const folder of [join(file, 'data'), '/sys/kernel/oasis']) {
      for (const more of [{}, { JWT_SECRET: SECRET }] as Record<string, string>[]) {
        const said = await refusal({ DATA_DIR: folder, ...more });
        expect(said).toMatch(new RegExp(`^${folder}\\S* cannot be used: .+ \\(E[A-Z]+\\)\\.$`));
      }
    }
  }, 120_000);

  test('on a full disk', async (context) => {
    const disk = await makeSmallDisk();
    try {
      if (!disk.failure.includes('ENOSPC')) return context.skip('this user may not make a small disk');
      await disk.fill();
      for (const more of [{}, { JWT_SECRET: SECRET }] as Record<string, string>[])
        expect(await refusal({ DATA_DIR: disk.folder, ...more })).toMatch(/^\S+ cannot be used: the disk is full.*\.$/);
    } finally {
      await disk.remove();
    }
  }, 60_000);

  test('on a port that is taken', async (context) => {
    const { database, dataDir, url, drop } = await openTestDatabase();
    await database.close();
    if (!url) return context.skip('an embedded database takes seconds to come up before the port is asked for');
    const port = await freePort();
    const other = createServer().listen(port, '127.0.0.1');
    try {
      const said = await refusal({ DATA_DIR: dataDir, DATABASE_URL: url, JWT_SECRET: SECRET, PORT: String(port) });
      expect(said).toMatch(/^PORT: .*:\d+: another program listens there; choose another port, as PORT=3001\.$/);
    } finally {
      other.close();
      await drop({ isClosed: true });
    }
  }, 60_000);

  test('without PostgreSQL, or with one that does not know the account', async () => {
    const place = { DATA_DIR: await emptyFolder(), JWT_SECRET: SECRET };
    const said = await refusal({ ...place, DATABASE_URL: 'postgres://oasis@127.0.0.1:9/oasis' });
    expect(said).toMatch(/^DATABASE_URL: the PostgreSQL server does not take the connection \(ECONNREFUSED\)\.$/);
  }, 60_000);

  test('on a database where its user may make nothing, or nobody may', async (context) => {
    const { database, url, drop } = await openTestDatabase();
    await database.close();
    if (!url) return context.skip('the embedded database is the process’s own');
    const place = { DATA_DIR: await emptyFolder(), JWT_SECRET: SECRET };
    for (const setting of ['role=pg_monitor', 'default_transaction_read_only=on']) {
      const address = new URL(url);
      address.searchParams.set('options', `-c ${setting}`);
      const said = await refusal({ ...place, DATABASE_URL: address.href });
      expect(said).toMatch(
        /^DATABASE_URL: (permission denied|cannot execute) .+\. The user must own the database.+\.$/,
      );
    }
    await drop({ isClosed: true });
  }, 60_000);
});

test('what lies in the data folder is its owner’s alone, also what an earlier release left open', async () => {
  const { database, dataDir, url, drop } = await openTestDatabase();
  await database.close();
  spawnSync('chmod', ['-R', 'a+rX', dataDir]);
  await chmod(dataDir, 0o755);
  const server = await startProcess({
    DATA_DIR: dataDir,
    DEMO: '0',
    ...(url ? { DATABASE_URL: url, JWT_SECRET: SECRET } : {}),
  });
  await server.stop();
  const file = join(dataDir, 'whole.backup');
  expect(
    await runCommand('backup', [file], { DATA_DIR: dataDir, ...(url ? { DATABASE_URL: url } : {}) }),
  ).toMatchObject({
    code: 0,
  });
  const open: string[] = [];
  const paths = await readdir(dataDir, { recursive: true });
  for (const path of ['', ...paths]) {
    const { mode } = await lstat(join(dataDir, path));
    // PGlite's own copy of its catalogue, in a folder that is closed; it makes it anew at each start.
    if ((mode & 0o077) !== 0 && !path.endsWith('pg_internal.init')) open.push(`${path} ${(mode & 0o777).toString(8)}`);
  }
  expect(open).toEqual([]);
  expect(paths.length).toBeGreaterThan(url ? 1 : 100);
  await drop({ isClosed: true });
}, 90_000);
