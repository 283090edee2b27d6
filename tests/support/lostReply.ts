import type { Page } from '@playwright/test';

/** Presses for an act that arrives at the server, though its reply does not come back. */
export async function loseReply(page: Page, address: string, press: () => Promise<void>): Promise<void> {
  await page.route(address, async (route) => {
    await route.fetch();
    await route.abort('connectionfailed');
  });
  const lost = page.waitForEvent('requestfailed');
  await press();
  await lost;
  await page.unroute(address);
}

/**
 * Lets each call of an act arrive twice, as a browser repeats by itself what it sent on a connection that was gone: the
 * second is answered.
 */
export async function repeatCalls(page: Page, address: string): Promise<void> {
  await page.route(address, async (route) => {
    await route.fetch();
    await route.fulfill({ response: await route.fetch() });
  });
}
