import { setTimeout } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { takeSlowPhone } from './slowPhone.ts';

export interface Visit {
  /** Milliseconds from the start of the navigation. */
  firstPaint: number;
  largestPaint: number;
  /** How much moved, without unit. */
  shift: number;
  /** Bytes over the network, headers included, until nothing was asked for any more. */
  transferred: number;
  /** Bytes of the document as it travelled. */
  document: number;
}

/** So long after the last reply nothing more is expected: a slow processor reads scripts before it asks for others. */
const QUIET_MS = 3000;

/** One first visit on the slow phone, without a service worker, to the end of everything that it loads by itself. */
export async function measureVisit(browser: Browser, url: string): Promise<Visit> {
  const { page, cdp, close } = await takeSlowPhone(browser, 'block');
  let transferred = 0;
  let document = 0;
  let lastAt = performance.now();
  const underWay = new Set<string>();
  const documents = new Set<string>();
  cdp.on('Network.responseReceived', ({ requestId, type }) => type === 'Document' && documents.add(requestId));
  cdp.on('Network.requestWillBeSent', ({ requestId }) => underWay.add(requestId));
  cdp.on('Network.loadingFailed', ({ requestId }) => underWay.delete(requestId));
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    underWay.delete(requestId);
    lastAt = performance.now();
    transferred += encodedDataLength;
    if (documents.has(requestId)) document += encodedDataLength;
  });
  await page.addInitScript(watchPaints);
  await page.goto(url, { timeout: 60_000 });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  while (underWay.size > 0 || performance.now() - lastAt < QUIET_MS) await setTimeout(200);
  const paints = await page.evaluate(() => {
    const { largestPaint, shift } = window as unknown as { largestPaint: number; shift: number };
    const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
    return { firstPaint, largestPaint, shift };
  });
  await close();
  return { ...paints, transferred, document };
}

/** Runs in the page. */
function watchPaints(): void {
  const seen = Object.assign(window, { largestPaint: 0, shift: 0 });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.largestPaint = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) seen.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
}
