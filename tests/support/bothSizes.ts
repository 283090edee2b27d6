import type { Page } from '@playwright/test';
import { expectNoBarriers } from './barriers.ts';

const sizes = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
];

/** The screen as it stands keeps nobody out, on a phone and on a desktop, by day and by night. It ends on the desktop, by day. */
export async function expectNoBarriersAtBothSizes(page: Page): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const size of sizes) {
      await page.setViewportSize(size);
      await expectNoBarriers(page);
    }
  }
}
