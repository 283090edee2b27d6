import type { Browser } from '@playwright/test';
import { signIn } from '../../support/browserSession.ts';
import type { BuiltServer } from '../../support/builtServer.ts';

/**
 * Bytes of the scripts, as they travelled, until an admin's dashboard stands. Not slowed down: only bytes are counted.
 */
export async function measureBackOffice(browser: Browser, { url }: BuiltServer): Promise<number> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  await signIn(page, 'admin@oasis.test', url);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  // Signing in has brought them once already.
  await cdp.send('Network.setCacheDisabled', { cacheDisabled: true });
  const scripts = new Set<string>();
  let bytes = 0;
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    if (new URL(response.url).pathname.endsWith('.js')) scripts.add(requestId);
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  await page.goto(`${url}/gestion-interne/admin/dashboard`, { waitUntil: 'networkidle' });
  await context.close();
  return bytes;
}
