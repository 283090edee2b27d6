import { userInfo } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

/** The oldest PostgreSQL the product is made for (design §2). */
const OLDEST = 150_000;

interface Answer {
  major: number;
  mayCreateDatabases: boolean;
}

async function ask(connectionString: string): Promise<Answer> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 3_000 });
  await client.connect();
  try {
    const { rows } = await client.query<Answer>(
      `select current_setting('server_version_num')::int as major, rolcreatedb or rolsuper as "mayCreateDatabases"
       from pg_roles where rolname = current_user`,
    );
    return rows[0] ?? { major: 0, mayCreateDatabases: false };
  } finally {
    await client.end();
  }
}

function localAddresses(): string[] {
  const port = process.env.PGPORT ?? '5432';
  const hosts = ['127.0.0.1', encodeURIComponent('/var/run/postgresql'), encodeURIComponent('/tmp')];
  const users = [...new Set([process.env.PGUSER ?? userInfo().username, 'postgres'])];
  return hosts.flatMap((host) =>
    users.map((user) => `postgres://${encodeURIComponent(user)}@${host}:${port}/postgres`),
  );
}

/**
 * The PostgreSQL server the tests may create databases on: `TEST_DATABASE_URL`, which then must answer, or a
 * local one that lets this user in. Undefined where there is none: the API tests then run on PGlite alone.
 */
export async function findPostgres(): Promise<string | undefined> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) {
    const { major, mayCreateDatabases } = await ask(given);
    if (major >= OLDEST && mayCreateDatabases) return given;
    throw new Error('TEST_DATABASE_URL: needs PostgreSQL 15 or newer and a user that may create databases');
  }
  for (const address of localAddresses()) {
    const answer = await ask(address).catch(() => undefined);
    if (answer && answer.major >= OLDEST && answer.mayCreateDatabases) return address;
  }
  return undefined;
}

/** The same server, another database. */
export function withDatabase(address: string, database: string): string {
  const url = new URL(address);
  url.pathname = `/${database}`;
  return url.href;
}

/** Runs one statement outside any test's database. */
export async function onServer(address: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

const IN_USE = '55006';

/** Waits for the connections that are closing before it ends those that stay. */
export async function dropDatabase(address: string, name: string): Promise<void> {
  for (let attempt = 0; attempt < 20; attempt++) {
    try {
      return await onServer(address, `drop database ${name}`);
    } catch (error) {
      if (!(error instanceof Error) || !('code' in error) || error.code !== IN_USE) throw error;
      await pause(100);
    }
  }
  await onServer(address, `drop database ${name} with (force)`);
}
