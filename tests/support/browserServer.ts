import { startBuiltServer } from './builtServer.ts';

/** Playwright's global setup: one server for the whole run. What it returns is run at the end. */
export default async function browserServer(): Promise<() => Promise<void>> {
  const { stop } = await startBuiltServer(Number(process.env.BROWSER_TEST_PORT));
  return stop;
}
