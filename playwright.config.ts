import { defineConfig } from '@playwright/test';
import { findChromium } from './tests/support/chromium.ts';
import { freePort } from './tests/support/freePort.ts';

// The workers read this file again: they inherit the port that the first reading chose.
process.env.BROWSER_TEST_PORT ??= String(await freePort());

const { executablePath, args, env } = await findChromium();
const inherited = Object.fromEntries(
  Object.entries(process.env).filter((pair): pair is [string, string] => Boolean(pair[1])),
);

export default defineConfig({
  testDir: 'tests/browser',
  testMatch: '**/*.spec.ts',
  globalSetup: './tests/support/browserServer.ts',
  outputDir: 'test-results',
  reporter: 'list',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  use: {
    baseURL: `http://127.0.0.1:${process.env.BROWSER_TEST_PORT}`,
    browserName: 'chromium',
    locale: 'fr-GN',
    timezoneId: 'Africa/Conakry',
    // A service worker would answer before `page.route` is asked; its own spec allows it.
    serviceWorkers: 'block',
    trace: 'retain-on-failure',
    launchOptions: { executablePath, args, env: { ...inherited, ...env } },
  },
  projects: [
    { name: 'phone', use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } },
    // A service worker is the same on a large screen.
    { name: 'desktop', testIgnore: '**/offline.spec.ts', use: { viewport: { width: 1280, height: 800 } } },
  ],
});
