import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { findChromium } from '../../support/chromium.ts';

export async function openBrowser(): Promise<Browser> {
  const { executablePath, args, env } = await findChromium();
  return chromium.launch({
    executablePath,
    args,
    env: { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', ...env },
  });
}

/** The phone of design §9: 400 kbit/s, 400 ms, a processor four times slower. */
const network = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
const SLOWER = 4;

export interface SlowPhone {
  page: Page;
  cdp: CDPSession;
  close: () => Promise<void>;
}

/** A phone that has never been here. */
export async function takeSlowPhone(browser: Browser, serviceWorkers: 'allow' | 'block'): Promise<SlowPhone> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    isMobile: true,
    hasTouch: true,
    locale: 'fr-GN',
    serviceWorkers,
  });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', network);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return { page, cdp, close: () => context.close() };
}
