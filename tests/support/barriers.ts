import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Nothing that keeps somebody out: axe finds nothing, nothing is wider than the screen, the page has one heading. */
export async function expectNoBarriers(page: Page): Promise<void> {
  // Behind an open dialog or menu nothing is there for a screen reader, the page's heading included.
  const over = page.getByRole('dialog').or(page.locator('.MuiModal-root:not(.MuiModal-hidden)'));
  const hasDialog = (await over.count()) > 0;
  if (!hasDialog) await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  // All the violations and nothing of what is right, in the page itself (it has no frames): a third of the time.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
    page.url(),
  ).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `${page.url()} is wider than the screen`).toBeLessThanOrEqual(0);
}
