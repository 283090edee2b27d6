import { prepareDemoData, startBuiltServer } from './builtServer.ts';

/** Playwright's workers inherit what its setup writes into the environment. */
const DATA = 'BROWSER_TEST_DATA';

/** Playwright's global setup: one server for the whole run. What it returns is run at the end. */
export default async function browserServer(): Promise<() => Promise<void>> {
  const removeTemplate = await prepareDemoData();
  const { dataDir, stop } = await startBuiltServer(Number(process.env.BROWSER_TEST_PORT), {}, true);
  process.env[DATA] = dataDir;
  return async () => {
    await stop();
    removeTemplate();
  };
}

/** The data folder of that server. */
export function browserServerData(): string {
  const dataDir = process.env[DATA];
  if (!dataDir) throw new Error('The server of this run was not started');
  return dataDir;
}
