import type { Page } from '@playwright/test';

/** Adds up how much what was drawn moves on each page (its cumulative layout shift). */
export const addUpShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const shifts = { sum: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.sum += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** What was added up on the page that is open. */
export const shiftsOf = (page: Page): Promise<number | undefined> =>
  page.evaluate(() => (window as Window & { shifts?: { sum: number } }).shifts?.sum);
