import { defineConfig, type Project } from '@playwright/test';
import { findChromium } from './tests/support/chromium.ts';
import { freePort } from './tests/support/freePort.ts';
import { writeToMemory } from './tests/support/memoryFolder.ts';

writeToMemory();
// The workers read this file again: they inherit the port that the first reading chose.
process.env.BROWSER_TEST_PORT ??= String(await freePort());

const { executablePath, args, env } = await findChromium();
const inherited = Object.fromEntries(
  Object.entries(process.env).filter((pair): pair is [string, string] => Boolean(pair[1])),
);

/** Files that take longest, most of them over twenty seconds: begun last, one of them would run alone at the end. */
const long =
  'content|contractorStory|desk|jobSteps|jobStory|keyboard|listening|neverLost|offline|payments|people|renderedPages|sales|secondFactor|serviceDay|staff|statistics|verification|voiceNotes|withoutReading';

/** A story that is told once, at the size its people have, names it: `*.phone.spec.ts`, `*.desktop.spec.ts`. The others run at both. */
const storiesAt = (size: string, names = '[^/.]+') => new RegExp(`/(${names})(\\.${size})?\\.spec\\.ts$`);

/** The long stories of each size, and after all of those the others. */
const projectsOf = (sizes: Record<string, Project['use']>): Project[] => [
  ...Object.entries(sizes).map(([size, use]) => ({ name: `${size}, long`, testMatch: storiesAt(size, long), use })),
  ...Object.entries(sizes).map(([size, use]) => ({
    name: size,
    testMatch: storiesAt(size),
    testIgnore: storiesAt(size, long),
    use,
  })),
];

export default defineConfig({
  testDir: 'tests/browser',
  // On a machine with much else to do a test may be tried twice; `npm test` names those that needed it.
  retries: Number(process.env.TEST_RETRIES ?? 0),
  globalSetup: './tests/support/browserServer.ts',
  outputDir: 'test-results',
  reporter: 'list',
  timeout: 120_000,
  expect: { timeout: 15_000 },
  // More than there are cores: tests wait for slow networks and for patience (docs/decisions/0118). All share one server.
  // On a machine with much else to do fewer at once leave each the time that it is given.
  workers: Number(process.env.TEST_WORKERS ?? 5),
  forbidOnly: Boolean(process.env.CI),
  use: {
    baseURL: `http://127.0.0.1:${process.env.BROWSER_TEST_PORT}`,
    browserName: 'chromium',
    locale: 'fr-GN',
    timezoneId: 'Africa/Conakry',
    // A service worker would answer before `page.route` is asked; its own spec allows it.
    serviceWorkers: 'block',
    // Nobody waits for what moves, in a test either; what moves where it is wanted has its own.
    contextOptions: { reducedMotion: 'reduce' },
    // A recording slows each test, also those that pass: `npx playwright test --trace retain-on-failure` makes one.
    // The microphone is a made-up one, and is allowed: the headless shell has nobody to ask.
    launchOptions: {
      executablePath,
      // A page of a test lives for seconds: what its code would gain by being optimized costs more.
      // One site is opened: no process is kept at hand for another.
      args: [
        ...args,
        '--js-flags=--no-opt',
        '--disable-site-isolation-trials',
        '--use-fake-device-for-media-stream',
        '--use-fake-ui-for-media-stream',
      ],
      env: { ...inherited, ...env },
    },
  },
  projects: projectsOf({
    phone: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    desktop: { viewport: { width: 1280, height: 800 } },
  }),
});
