import { spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../support/freePort.ts';
import type { Directus } from './installDirectus.ts';

const STARTS_WITHIN_MS = 120_000;
const account = { email: 'admin@example.com', password: 'Bench_2026' };

export interface DirectusServer {
  url: string;
  pid: number;
  /** Of its administrator, whose permissions it does not look up. */
  headers: { authorization: string };
  stop: () => Promise<void>;
}

/**
 * Directus on this database, which it puts its own tables into. As fast as its settings make it without a cache of
 * replies: nothing is counted, limited, reported or pushed.
 */
export async function startDirectus({ folder, node }: Directus, database: string): Promise<DirectusServer> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: url,
    KEY: randomUUID(),
    SECRET: randomUUID(),
    DB_CLIENT: 'pg',
    DB_CONNECTION_STRING: database,
    DB_POOL__MAX: '20',
    ADMIN_EMAIL: account.email,
    ADMIN_PASSWORD: account.password,
    ACCESS_TOKEN_TTL: '2h',
    CACHE_ENABLED: 'false',
    RATE_LIMITER_ENABLED: 'false',
    PRESSURE_LIMITER_ENABLED: 'false',
    WEBSOCKETS_ENABLED: 'false',
    TELEMETRY: 'false',
    LOG_LEVEL: 'fatal',
  };
  const cli = join(folder, 'node_modules/directus/cli.js');
  const { status, stdout, stderr } = spawnSync(node, [cli, 'bootstrap'], { cwd: folder, env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`Directus could not prepare the database:\n${stdout}${stderr}`);
  const server = spawn(node, [cli, 'start'], { cwd: folder, env, stdio: 'ignore' });
  const ended = new Promise<void>((resolve) => server.once('close', () => resolve()));
  const stop = async () => {
    server.kill('SIGKILL');
    await ended;
  };
  try {
    return { url, pid: server.pid ?? 0, headers: { authorization: await signInWhenReady(url) }, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function signInWhenReady(url: string): Promise<string> {
  for (const end = Date.now() + STARTS_WITHIN_MS; Date.now() < end; await pause(200)) {
    if (!(await fetch(`${url}/server/ping`).catch(() => undefined))?.ok) continue;
    const reply = await fetch(`${url}/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(account),
    });
    const { data } = (await reply.json()) as { data: { access_token: string } };
    return `Bearer ${data.access_token}`;
  }
  throw new Error('Directus did not start');
}
