import { type Config, readConfig } from '../config.ts';
import type { Database } from '../db/client.ts';
import { runServer } from '../main.ts';
import { seedDemo } from '../seed/demo.ts';
import { seedDemoFiles } from '../seed/demoFiles.ts';
import { createStorage } from '../storage/createStorage.ts';
import { exitOnKnownError } from './exitOnKnownError.ts';

/**
 * `npm start` and `npm run dev` (`--dev`): everything on one address, with demonstration data and accounts (design §4).
 */
await exitOnKnownError(async () => {
  const config = readConfig({ DEMO: '1', LOG_LEVEL: 'warn', ...process.env }, 'start');
  const isDevelopment = process.argv.includes('--dev');
  const address = await runServer(config, {
    ...(config.DEMO ? { prepare: (database) => prepareDemo(database, config) } : {}),
    ...(isDevelopment ? { pages: async () => (await import('../pages/devPages.ts')).createDevPages() } : {}),
  });
  console.log(welcome(address, config.DEMO));
});

async function prepareDemo({ orm }: Database, config: Config): Promise<void> {
  const now = new Date();
  await seedDemo({ db: orm, config }, now);
  await seedDemoFiles(orm, await createStorage(config), now);
}

function welcome(address: string, isDemo: boolean): string {
  const lines = [
    `Oasis  ${address}`,
    `  site         ${address}/accueil`,
    `  log-in       ${address}/connexion`,
    `  API          ${address}/docs`,
  ];
  if (!isDemo) return lines.slice(0, 3).join('\n');
  const accounts = [
    ['admin@oasis.test', 'Admin'],
    ['service@oasis.test', 'CustomerService'],
    ['ventes@oasis.test', 'SalesService'],
    ['entrepreneur@oasis.test', 'Entrepreneur, active enterprise with a Basic package'],
    ['nouveau@oasis.test', 'Entrepreneur, pending enterprise'],
    ['client@oasis.test', 'Client'],
  ];
  return [
    ...lines,
    '',
    'Demonstration accounts, password Demo_2026',
    ...accounts.map(([email, role]) => `  ${email?.padEnd(26)}${role}`),
  ].join('\n');
}
