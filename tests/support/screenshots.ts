import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from '@playwright/test';
import { type BackOfficeScreen, backOfficeScreens, nameOf, openScreen, staffAccounts } from './backOfficeScreens.ts';
import { signIn } from './browserSession.ts';
import { startBuiltServer } from './builtServer.ts';
import { findChromium } from './chromium.ts';
import { freePort } from './freePort.ts';

/**
 * `node tests/support/screenshots.ts FOLDER`: every public page at three widths, light and dark, and with `--as
 * entrepreneur@…` what that person sees, to be looked at by a human. `--back-office`: every screen of the staff with
 * its dialogs, on a phone and a desktop.
 * `--at URL` looks at a server with demonstration data that runs already.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    as: { type: 'string' },
    only: { type: 'string' },
    scheme: { type: 'string' },
    width: { type: 'string' },
    at: { type: 'string' },
    'back-office': { type: 'boolean' },
  },
});
const [folder] = positionals;
if (!folder) throw new Error('In which folder? node tests/support/screenshots.ts FOLDER');
mkdirSync(folder, { recursive: true });

const publicPaths = [
  '/',
  '/accueil',
  '/services',
  '/comment-ca-fonctionne',
  '/comment-ca-fonctionne/guide-entrepreneur',
  '/comment-ca-fonctionne/guide-soumission-projet',
  '/contact',
  '/conditions-d-utilisation',
  '/confidentialite',
  '/preview-site',
  '/coming-soon',
  '/formulaire/recherche',
  '/connexion',
  '/connexion-entrepreneurs',
  '/connexion-entreprise',
  '/register',
  '/mot-de-passe-oublie',
  '/unauthorized',
  '/effacement',
  '/formulaire/formulaire-client/pre-soumission',
  '/formulaire/formulaire-client/info-projet',
  '/formulaire/formulaire-client/info-personnel',
  '/formulaire/formulaire-client/recapitulatif',
  '/n-existe-pas',
];
const contractorPaths = [
  '/accueil',
  '/tableaux-de-bords/entrepreneurs',
  '/gestion-de-compte/profil',
  '/gestion-de-compte/mes-donnees',
  '/gestion-de-compte/securite',
  '/gestion-de-compte/preferences',
  '/gestion-de-compte/forfaits',
  '/gestion-de-compte/paiements',
];
const widths = [360, 768, 1280];
const schemes = (['light', 'dark'] as const).filter((scheme) => !values.scheme || scheme === values.scheme);

const server = values.at ? { url: values.at, stop: async () => {} } : await startBuiltServer(await freePort());
const { executablePath, args, env } = await findChromium();
const browser: Browser = await chromium.launch({
  executablePath,
  args,
  env: { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', ...env },
});
try {
  if (values['back-office']) await shootBackOffice();
  else await shootPages();
} finally {
  await browser.close();
  await server.stop();
}

async function shootPages(): Promise<void> {
  for (const colorScheme of schemes) {
    const context = await browser.newContext({
      locale: 'fr-GN',
      colorScheme,
      serviceWorkers: 'block',
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    if (values.as) await signIn(page, values.as, server.url);
    const paths = (values.as ? contractorPaths : publicPaths).filter(
      (path) => !values.only || path.includes(values.only),
    );
    for (const width of widths) {
      await page.setViewportSize({ width, height: width === 360 ? 740 : 900 });
      for (const path of paths) await shoot(page, path, `${width}-${colorScheme}`);
    }
    await context.close();
  }
}

async function shootBackOffice(): Promise<void> {
  for (const viewport of [
    { width: 1280, height: 800 },
    { width: 360, height: 740 },
  ].filter(({ width }) => !values.width || String(width) === values.width)) {
    for (const [role, account] of Object.entries(staffAccounts)) {
      const screens = backOfficeScreens.filter(
        (screen) => screen.as === role && nameOf(screen).includes(values.only ?? ''),
      );
      if (screens.length === 0) continue;
      const context = await browser.newContext({
        baseURL: server.url,
        locale: 'fr-GN',
        viewport,
        serviceWorkers: 'block',
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      page.setDefaultTimeout(45_000);
      await signIn(page, account);
      await page.waitForSelector('#main-content h1');
      for (const screen of screens) await shootScreen(page, screen, String(viewport.width));
      await context.close();
    }
  }
}

async function shootScreen(page: Page, screen: BackOfficeScreen, width: string): Promise<void> {
  const name = nameOf(screen).replaceAll(/[^a-z0-9]+/gi, '-');
  try {
    await openScreen(page, screen);
  } catch (error) {
    console.error(`${nameOf(screen)}: ${String(error).slice(0, 400)}`);
  }
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.screenshot({ path: join(folder ?? '.', `${name}-${width}-${colorScheme}.png`), fullPage: !screen.open });
  }
}

async function shoot(page: Page, path: string, suffix: string): Promise<void> {
  await page.goto(`${server.url}${path}`, { waitUntil: 'networkidle' });
  // What loads as it is scrolled to is to be seen too.
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += 500) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });
  await page.waitForLoadState('networkidle');
  const name = path.replaceAll('/', '_') || '_';
  await page.screenshot({ path: join(folder ?? '.', `${name}-${suffix}.png`), fullPage: true });
}
