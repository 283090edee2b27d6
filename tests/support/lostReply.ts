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
