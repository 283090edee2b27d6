import { readConfig } from '../config.ts';
import { runServer } from '../main.ts';
import { prepareDemo } from '../seed/prepareDemo.ts';
import { exitOnKnownError } from './exitOnKnownError.ts';

/**
 * `npm start` and `npm run dev` (`--dev`): everything on one address, with demonstration data and accounts (design §4).
 */
await exitOnKnownError(async () => {
  const config = readConfig({ DEMO: '1', LOG_LEVEL: 'warn', ...process.env }, 'start');
  const isDevelopment = process.argv.includes('--dev');
  const address = await runServer(config, {
    ...(config.DEMO ? { prepare: ({ orm }) => prepareDemo(orm, config, new Date()) } : {}),
    ...(isDevelopment ? { pages: async () => (await import('../pages/devPages.ts')).createDevPages() } : {}),
  });
  console.log(welcome(address, config.DEMO));
});

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
