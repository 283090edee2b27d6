import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Nothing that keeps somebody out: axe finds nothing, nothing is wider than the screen, the page has one heading. */
export async function expectNoBarriers(page: Page): Promise<void> {
  // Behind an open dialog or menu nothing is there for a screen reader, the page's heading included.
  const over = page.getByRole('dialog').or(page.locator('.MuiModal-root:not(.MuiModal-hidden)'));
  const hasDialog = (await over.count()) > 0;
  if (!hasDialog) await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  expect(await findViolations(page), page.url()).toEqual([]);
  await expectFitsScreen(page);
}

/** Nobody has to scroll sideways to read a line. */
export async function expectFitsScreen(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `${page.url()} is wider than the screen`).toBeLessThanOrEqual(0);
}

/**
 * What axe finds in the document, which has no frames. A document gets axe once, however many screens are drawn in it:
 * reading its code takes several times as long as looking at a screen.
 */
async function findViolations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(async () => {
    if (!window.axe) throw new Error('The document has no axe');
    // What changes with the scheme does so by the next frame. What moves then has to end, and so has what begins with
    // that end: where motion is reduced animations of next to no time, elsewhere transitions too.
    const ends = ({ effect, playState }: Animation) =>
      playState !== 'finished' && Number.isFinite(effect?.getComputedTiming().endTime);
    let running: Animation[];
    do {
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      running = document.getAnimations().filter(ends);
      await Promise.allSettled(running.map(({ finished }) => finished));
    } while (running.length > 0);
    const { violations } = await window.axe.run(document, { resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  });
}
