import type { Page } from '@playwright/test';
import { expectNoBarriers } from './barriers.ts';

/** Between them each size and each scheme once; all four would take long and find the same. */
const looks = [
  { size: { width: 360, height: 740 }, colorScheme: 'dark' },
  { size: { width: 1280, height: 800 }, colorScheme: 'light' },
] as const;

/** The screen as it stands keeps nobody out, on a phone by night and on a desktop by day, where it stays. */
export async function expectNoBarriersAtBothSizes(page: Page): Promise<void> {
  for (const { size, colorScheme } of looks) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize(size);
    await expectNoBarriers(page);
  }
}
