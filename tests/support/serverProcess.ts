import { spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './freePort.ts';

const STARTS_WITHIN_MS = 120_000;

export interface ServerProcess {
  url: string;
  /** What it wrote, both streams. */
  output: () => string;
  /** Resolves when it ended, with its exit code; null after a signal. */
  ended: Promise<number | null>;
  /** SIGKILL: no chance to tidy up. */
  kill: () => Promise<void>;
  /** SIGTERM, as an operator stops it. */
  stop: () => Promise<void>;
}

/** The real server in a process of its own; its environment is nothing but what is given. */
export async function startProcess(settings: Record<string, string>): Promise<ServerProcess> {
  const port = settings.PORT ?? String(await freePort());
  const server = launch({ ...settings, PORT: port });
  const deadline = Date.now() + STARTS_WITHIN_MS;
  while (Date.now() < deadline && !server.hasEnded()) {
    if (await isReady(server.url)) return server;
    await pause(50);
  }
  await server.kill();
  throw new Error(`The server did not start:\n${server.output()}`);
}

/** The same without waiting, for a process that is expected not to start. */
export function launch(settings: Record<string, string>): ServerProcess & { hasEnded: () => boolean } {
  const env = {
    PATH: process.env.PATH,
    HOST: '127.0.0.1',
    RATE_LIMIT_FACTOR: '100000',
    LOG_LEVEL: 'warn',
    ...settings,
  };
  const server = spawn(process.execPath, ['src/server/commands/start.ts'], { env });
  let output = '';
  server.stdout.on('data', (chunk) => (output += chunk));
  server.stderr.on('data', (chunk) => (output += chunk));
  const ended = new Promise<number | null>((resolve) => server.once('close', resolve));
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    server.kill(signal);
    await ended;
  };
  return {
    url: `http://127.0.0.1:${settings.PORT}`,
    output: () => output,
    ended,
    hasEnded: () => server.exitCode !== null || server.signalCode !== null,
    kill: () => end('SIGKILL'),
    stop: async () => {
      await Promise.race([end('SIGTERM'), pause(20_000, undefined, { ref: false })]);
      await end('SIGKILL');
    },
  };
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/readyz`)).ok;
  } catch (error) {
    // Not listening yet.
    if (error instanceof TypeError) return false;
    throw error;
  }
}
