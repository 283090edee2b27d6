import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './freePort.ts';

export interface PrivatePostgres {
  port: number;
  /** The address of one of its databases, for its superuser. */
  urlOf: (database: string) => string;
  /** `fast` as an operator restarts it; `immediate` as if it had been killed: it recovers from its log. */
  restart: (mode: 'fast' | 'immediate') => Promise<void>;
  remove: () => Promise<void>;
}

const USER = 'oasis';

/** Letters with accents have a small and a large form in it; each system has one of these. */
const LOCALE = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8';

/** As the command line of `postgres` takes them after `-c`. */
type Settings = Record<string, string>;

/**
 * A PostgreSQL of these tests alone, which may be restarted at any moment. Undefined where its programs are not
 * installed.
 */
export async function startPrivatePostgres(settings: Settings = {}): Promise<PrivatePostgres | undefined> {
  const programs = findPrograms();
  if (!programs) return undefined;
  const owner = unprivilegedOwner();
  const folder = mkdtempSync(join(tmpdir(), 'oasis-postgres-'));
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  const port = await freePort();
  const options = Object.entries({
    port: String(port),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: folder,
    ...settings,
  })
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');
  const run = (program: string, args: string[]) => runAs(owner, join(programs, program), args);
  const control = (...args: string[]) => run('pg_ctl', ['-D', data, '-w', '-l', join(folder, 'log'), ...args]);

  await run('initdb', ['-D', data, '-U', USER, '-A', 'trust', '-E', 'UTF8', `--locale=${LOCALE}`, '--no-sync']);
  await control('-o', options, 'start');
  return {
    port,
    urlOf: (database) => `postgres://${USER}@127.0.0.1:${port}/${database}`,
    restart: (mode) => control('-o', options, '-m', mode, 'restart'),
    remove: async () => {
      await control('-m', 'immediate', 'stop');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The newest installed folder with `initdb` and `pg_ctl`: where distributions put them, or on the path. */
function findPrograms(): string | undefined {
  const installed = globSync(['/usr/lib/postgresql/*/bin', '/usr/pgsql-*/bin', '/opt/homebrew/opt/postgresql@*/bin'])
    .toSorted((one, other) => other.localeCompare(one, 'en', { numeric: true }))
    .concat((process.env.PATH ?? '').split(':'));
  return installed.find((folder) => ['initdb', 'pg_ctl', 'postgres'].every((name) => existsSync(join(folder, name))));
}

interface Owner {
  uid: number;
  gid: number;
}

/** PostgreSQL refuses to run as root: its own user then, or nobody. */
function unprivilegedOwner(): Owner | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (flag: '-u' | '-g', name: string) => Number(execFileSync('id', [flag, name], { stdio: 'pipe' }));
  const name = ['postgres', 'nobody'].find((one) => {
    try {
      return idOf('-u', one) > 0;
    } catch {
      return false;
    }
  });
  return name ? { uid: idOf('-u', name), gid: idOf('-g', name) } : undefined;
}

/** Its output goes nowhere: the server it starts would keep a pipe open. */
function runAs(owner: Owner | undefined, program: string, args: string[]): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const child = spawn(program, args, { stdio: 'ignore', cwd: tmpdir(), ...owner });
  child.once('error', reject);
  child.once('close', (code) => (code === 0 ? resolve() : reject(new Error(`${program} ended with code ${code}`))));
  return promise;
}
