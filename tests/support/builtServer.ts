import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtServer, startProcess } from './serverProcess.ts';

export interface BuiltServer {
  url: string;
  dataDir: string;
  stop: () => Promise<void>;
  /** Stops it and starts it again on the same data, so many days later by its own clock. */
  restartLater: (days: number) => Promise<void>;
}

/** A data folder with demonstration data, for the servers of a run; in the environment, which its workers inherit. */
const TEMPLATE = 'DEMO_DATA_TEMPLATE';

/** Writes demonstration data once a run: each server that is started from now on begins with a copy. */
export async function prepareDemoData(): Promise<() => void> {
  if (process.env[TEMPLATE]) return () => undefined;
  const dataDir = mkdtempSync(join(tmpdir(), 'oasis-demo-'));
  const server = await startProcess({ DATA_DIR: dataDir, DEMO: '1' }, { script: builtServer, isLongLived: true });
  await server.stop();
  process.env[TEMPLATE] = dataDir;
  return () => rmSync(dataDir, { recursive: true, force: true });
}

/** The real server with the built site and demonstration data, in a process and a data folder of its own. */
export async function startBuiltServer(
  port: number,
  settings: Record<string, string> = {},
  isLongLived = false,
): Promise<BuiltServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'oasis-browser-'));
  const template = process.env[TEMPLATE];
  if (template) cpSync(template, dataDir, { recursive: true });
  const start = (more: Record<string, string> = {}) =>
    startProcess(
      { PORT: String(port), DATA_DIR: dataDir, DEMO: '1', ...settings, ...more },
      { script: builtServer, isLongLived },
    );
  let server = await start();
  return {
    url: server.url,
    dataDir,
    restartLater: async (days) => {
      await server.stop();
      const clock = new URL('./laterClock.ts', import.meta.url).href;
      server = await start({ NODE_OPTIONS: `--import=${clock}`, CLOCK_DAYS_AHEAD: String(days) });
    },
    stop: async () => {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
