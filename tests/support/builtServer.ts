import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProcess } from './serverProcess.ts';

export interface BuiltServer {
  url: string;
  stop: () => Promise<void>;
}

/** The real server with the built site and demonstration data, in a process and a data folder of its own. */
export async function startBuiltServer(port: number, settings: Record<string, string> = {}): Promise<BuiltServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'oasis-browser-'));
  const server = await startProcess({ PORT: String(port), DATA_DIR: dataDir, DEMO: '1', ...settings });
  return {
    url: server.url,
    stop: async () => {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
