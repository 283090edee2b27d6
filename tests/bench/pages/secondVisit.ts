import { setTimeout } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import type { BuiltServer } from '../../support/builtServer.ts';
import { startCuttableServer } from '../../support/cuttableServer.ts';
import { takeSlowPhone } from './slowPhone.ts';

const KEPT_WITHIN_MS = 120_000;

/** Runs in the page. */
const isKept = async () => Boolean((await caches.match('/accueil')) && (await caches.match('/shell.html')));

/**
 * The first paint, in milliseconds, of a second visit to /accueil when no server answers any more; undefined where it
 * does not open.
 */
export async function opensWithoutNetwork(browser: Browser, { url }: BuiltServer): Promise<number | undefined> {
  const server = await startCuttableServer(url);
  const { page, close } = await takeSlowPhone(browser, 'allow');
  try {
    await page.goto(`${server.url}/accueil`);
    const deadline = performance.now() + KEPT_WITHIN_MS;
    while (!(await page.evaluate(isKept)) && performance.now() < deadline) await setTimeout(500);
    server.cut();
    const answer = await page.goto(`${server.url}/accueil`);
    if (!answer?.ok()) return undefined;
    await page.getByRole('heading', { level: 1 }).waitFor();
    return await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime);
  } finally {
    await close();
    await server.stop();
  }
}
