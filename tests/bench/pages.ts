import { parseArgs } from 'node:util';
import { type BuiltServer, startBuiltServer } from '../support/builtServer.ts';
import { packedScriptsOf } from '../support/firstLoad.ts';
import { freePort } from '../support/freePort.ts';
import { median } from './median.ts';
import { measureBackOffice } from './pages/backOffice.ts';
import { frameworkScript, precached } from './pages/builtFiles.ts';
import { measureVisit, type Visit } from './pages/measureVisit.ts';
import { opensWithoutNetwork } from './pages/secondVisit.ts';
import { openBrowser } from './pages/slowPhone.ts';
import { serveStaticPage } from './pages/staticPage.ts';

/**
 * `npm run bench -- pages`: the public pages of design §9 on a slow phone, beside a page written by hand, in one run.
 */
const { values } = parseArgs({ allowPositionals: true, options: { rounds: { type: 'string', default: '5' } } });

const server: BuiltServer = await startBuiltServer(await freePort());
const reference = await serveStaticPage();
const browser = await openBrowser();
try {
  const ours: Visit[] = [];
  const theirs: Visit[] = [];
  for (let round = 0; round < Number(values.rounds); round++) {
    ours.push(await measureVisit(browser, `${server.url}/accueil`));
    theirs.push(await measureVisit(browser, reference.url));
  }
  const pick = (visits: Visit[], key: keyof Visit) => median(visits.map((visit) => visit[key]));
  console.log('| what | measured | reference | budget | |\n|---|---|---|---|---|');
  for (const [name, key] of [
    ['first paint', 'firstPaint'],
    ['largest paint', 'largestPaint'],
  ] as const) {
    const [our, their] = [pick(ours, key), pick(theirs, key)];
    row(
      `${name} of /accueil`,
      `${our.toFixed(0)} ms, ${(our / their).toFixed(2)} ×`,
      `${their.toFixed(0)} ms, written by hand`,
      '≤ 1.10 ×',
      our / their <= 1.1,
    );
  }
  row(
    'layout shift of /accueil',
    pick(ours, 'shift').toFixed(3),
    pick(theirs, 'shift').toFixed(3),
    '≤ 0.1',
    pick(ours, 'shift') <= 0.1,
  );
  size('HTML of /accueil, as sent', pick(ours, 'document'), `${kib(pick(theirs, 'document'))}, written by hand`, 14);
  size(
    'scripts of the first load of /accueil',
    packedScriptsOf(['src/site/home/HomePage.tsx']).bytes,
    `${kib(frameworkScript())}, React, react-dom and react-router-dom alone`,
    75,
  );
  size(
    'all transferred by a first visit of /accueil',
    pick(ours, 'transferred'),
    `${kib(pick(theirs, 'transferred'))}, written by hand`,
    120,
  );
  size('kept for a second visit without network', precached(), 'own bound', 220);
  const second = await opensWithoutNetwork(browser, server);
  row(
    'second visit, no network',
    second ? `opens, first paint ${second.toFixed(0)} ms` : 'does not open',
    '',
    'opens',
    second !== undefined,
  );
  size('scripts of the back-office, first load', await measureBackOffice(browser, server), '', 270);
} finally {
  await browser.close();
  await reference.stop();
  await server.stop();
}

function row(what: string, measured: string, beside: string, budget: string, isMet: boolean): void {
  console.log(`| ${what} | ${measured} | ${beside} | ${budget} | ${isMet ? 'met' : 'MISSED'} |`);
}

function size(what: string, bytes: number, beside: string, budgetKib: number): void {
  row(what, kib(bytes), beside, `≤ ${budgetKib} KiB`, bytes <= budgetKib * 1024);
}

function kib(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KiB`;
}
