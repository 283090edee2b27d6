import { parseArgs } from 'node:util';
import { type BuiltServer, startBuiltServer } from '../support/builtServer.ts';
import { packedScriptsOf } from '../support/firstLoad.ts';
import { freePort } from '../support/freePort.ts';
import { median } from './median.ts';
import { measureBackOffice } from './pages/backOffice.ts';
import { frameworkScript, precached } from './pages/builtFiles.ts';
import { type MeasuredPage, measuredPages } from './pages/measuredPages.ts';
import { measureVisit, type Visit } from './pages/measureVisit.ts';
import { opensWithoutNetwork } from './pages/secondVisit.ts';
import { openBrowser } from './pages/slowPhone.ts';
import { serveStaticPages } from './pages/staticPages.ts';

/**
 * `npm run bench -- pages`: the public pages of design §9 on a slow phone, each beside a page written by hand, in one
 * run.
 */
const { values } = parseArgs({ allowPositionals: true, options: { rounds: { type: 'string', default: '5' } } });

/** So many times as long as on the page written by hand a paint may take. */
const PAINT = 1.05;

const server: BuiltServer = await startBuiltServer(await freePort());
const reference = await serveStaticPages(measuredPages.map(({ byHand }) => byHand));
const browser = await openBrowser();
try {
  const visited = await Promise.all(
    measuredPages.map(async (page) => {
      const url = `${server.url}${await page.pathOn(server.url)}`;
      return { ...page, url, ours: [] as Visit[], theirs: [] as Visit[] };
    }),
  );
  for (let round = 0; round < Number(values.rounds); round++)
    for (const { url, byHand, ours, theirs } of visited) {
      ours.push(await measureVisit(browser, url));
      theirs.push(await measureVisit(browser, `${reference.url}/${byHand}`));
    }
  console.log('| what | measured | reference | budget | |\n|---|---|---|---|---|');
  for (const page of visited) tell(page);
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

interface Visited extends MeasuredPage {
  ours: Visit[];
  theirs: Visit[];
}

function tell({ name, scripts, transferredKib, ours, theirs }: Visited): void {
  const pick = (key: keyof Visit) => {
    const [our = 0, their = 0] = [ours, theirs].map((visits) => median(visits.map((visit) => visit[key])));
    return { our, their };
  };
  for (const [what, key] of [
    ['first paint', 'firstPaint'],
    ['largest paint', 'largestPaint'],
  ] as const) {
    const { our, their } = pick(key);
    row(
      `${what} of ${name}`,
      `${our.toFixed(0)} ms, ${(our / their).toFixed(2)} ×`,
      `${their.toFixed(0)} ms, written by hand`,
      `≤ ${PAINT} ×`,
      our / their <= PAINT,
    );
  }
  const shift = pick('shift');
  row(`layout shift of ${name}`, shift.our.toFixed(3), shift.their.toFixed(3), '≤ 0.1', shift.our <= 0.1);
  const html = pick('document');
  size(`HTML of ${name}, as sent`, html.our, `${kib(html.their)}, written by hand`, 14);
  if (scripts)
    size(
      `scripts of the first load of ${name}`,
      packedScriptsOf([scripts.module]).bytes,
      `${kib(frameworkScript())}, React, react-dom and react-router-dom alone`,
      scripts.kib,
    );
  const whole = pick('transferred');
  const visit = `all transferred by a first visit of ${name}`;
  if (transferredKib) size(visit, whole.our, `${kib(whole.their)}, written by hand`, transferredKib);
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
