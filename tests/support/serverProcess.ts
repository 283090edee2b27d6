import { spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './freePort.ts';

const STARTS_WITHIN_MS = 300_000;
const ANSWERS_WITHIN_MS = 5_000;

export interface ServerProcess {
  url: string;
  pid: number | undefined;
  /** What it wrote, both streams. */
  output: () => string;
  /** Resolves when it ended, with its exit code; null after a signal. */
  ended: Promise<number | null>;
  /** SIGKILL: no chance to tidy up. */
  kill: () => Promise<void>;
  /** SIGTERM, as an operator stops it. */
  stop: () => Promise<void>;
}

interface Program {
  /** Works for minutes: what its database gains by being optimized is worth its cost (docs/decisions/0120). */
  isLongLived?: boolean | undefined;
  /** Where another release lies. */
  folder?: string | undefined;
  script?: string | undefined;
}

/** The server as `npm run build` makes it: what people run. */
export const builtServer = 'dist/server/start.js';

/** How package.json, the image and the unit start it (docs/decisions/0116). */
export const serverFlags = ['--max-semi-space-size=16'];

/** In a test most servers and commands live for seconds: their embedded database is not compiled a second time. */
export const shortLivedFlags = process.env.NODE_ENV === 'test' ? ['--liftoff-only'] : [];

const sourceServer = 'src/server/commands/start.ts';
/** `npm test` has built the server, which starts in a third of the time; a single test is run on the source. */
const ownServer = process.env.TEST_SERVER ?? sourceServer;
/** The same as `npm run serve` starts it. */
export const productionServer = process.env.TEST_SERVER ? 'dist/server/serve.js' : 'src/server/commands/serve.ts';

/**
 * The real server, unless another program is given, in a process of its own; its environment is nothing but what is
 * given.
 */
export async function startProcess(settings: Record<string, string>, program: Program = {}): Promise<ServerProcess> {
  const port = settings.PORT ?? String(await freePort());
  const server = launch({ ...settings, PORT: port }, program);
  const deadline = Date.now() + STARTS_WITHIN_MS;
  while (Date.now() < deadline && !server.hasEnded()) {
    if (await isReady(server.url)) return server;
    await pause(20);
  }
  await server.kill();
  throw new Error(`The server did not start:\n${server.output()}`);
}

/** The same without waiting, for a process that is expected not to start. */
export function launch(
  settings: Record<string, string>,
  { folder, script = folder === undefined ? ownServer : sourceServer, isLongLived = false }: Program = {},
): ServerProcess & { hasEnded: () => boolean } {
  const env = {
    PATH: process.env.PATH,
    HOST: '127.0.0.1',
    RATE_LIMIT_FACTOR: '100000',
    LOG_LEVEL: 'warn',
    ...settings,
  };
  const flags = [...(script === builtServer ? serverFlags : []), ...(isLongLived ? [] : shortLivedFlags)];
  const server = spawn(process.execPath, [...flags, script], { env, cwd: folder ?? process.cwd() });
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
    pid: server.pid,
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

/** False too where something accepts the connection and does not answer: a server that is on its way, or is held up. */
export async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(ANSWERS_WITHIN_MS) })).ok;
  } catch (error) {
    // Not listening yet, or no answer in time.
    if (error instanceof TypeError || error instanceof DOMException) return false;
    throw error;
  }
}
