import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import lighthouse, { type Flags } from 'lighthouse';
import { startBuiltServer } from '../support/builtServer.ts';
import { findChromium } from '../support/chromium.ts';
import { freePort } from '../support/freePort.ts';
import { median } from './median.ts';

/**
 * `npm run bench -- lighthouse`: the categories of Lighthouse (mobile) for the public pages, and every audit that
 * fails.
 */
const { values } = parseArgs({ allowPositionals: true, options: { rounds: { type: 'string', default: '1' } } });

const paths = [
  '/accueil',
  '/services',
  '/comment-ca-fonctionne',
  '/connexion',
  '/formulaire/formulaire-client/pre-soumission',
];
const TRIES = 3;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

const server = await startBuiltServer(await freePort());
const debuggingPort = await freePort();
const { executablePath, args, env } = await findChromium();
const browser = await chromium.launch({
  executablePath,
  args: [...args, `--remote-debugging-port=${debuggingPort}`],
  env: { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', ...env },
});
const failed = new Map<string, Set<string>>();
try {
  console.log(
    '| page | performance | accessibility | best practices | SEO | largest paint |\n|---|---|---|---|---|---|',
  );
  for (const path of paths) await audit(path);
  for (const [what, where] of failed) console.log(`- ${what} (${[...where].join(', ')})`);
  if (failed.size === 0) console.log('No audit of accessibility, best practices or SEO fails.');
} finally {
  await browser.close();
  await server.stop();
}

async function audit(path: string): Promise<void> {
  const flags: Flags = { port: debuggingPort, onlyCategories: [...categories], logLevel: 'error' };
  const runs: number[][] = [];
  for (let round = 0; round < Number(values.rounds); round++) {
    const lhr = await loadOnce(path, flags);
    runs.push([
      ...categories.map((name) => Math.round((lhr.categories[name]?.score ?? 0) * 100)),
      lhr.audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
    ]);
    for (const name of categories) noteFailures(path, name, lhr.categories[name]?.auditRefs ?? [], lhr.audits);
  }
  const figures = runs[0]?.map((_, index) => median(runs.map((run) => run[index] ?? Number.NaN))) ?? [];
  const paint = figures.pop() ?? Number.NaN;
  console.log(`| ${path} | ${figures.join(' | ')} | ${paint.toFixed(0)} ms |`);
}

/** Now and then the browser's trace has a hole, on a busy machine more often: then the page is loaded again. */
async function loadOnce(path: string, flags: Flags) {
  for (let left = TRIES; ; left--) {
    const { lhr } = (await lighthouse(`${server.url}${path}`, flags)) ?? {};
    if (lhr && !lhr.runtimeError) return lhr;
    if (left === 1) throw new Error(`Lighthouse told nothing of ${path}: ${lhr?.runtimeError?.message ?? ''}`);
  }
}

interface Audited {
  title: string;
  score: number | null;
  scoreDisplayMode: string;
  displayValue?: string;
}

/** What costs points; of performance what is under 90 of 100. */
function noteFailures(
  path: string,
  category: string,
  refs: { id: string; weight: number }[],
  audits: Record<string, Audited>,
): void {
  for (const { id, weight } of refs) {
    const { score, title, scoreDisplayMode, displayValue = '' } = audits[id] ?? {};
    const isFailed = score !== null && score !== undefined && score < 0.9 && scoreDisplayMode !== 'informative';
    if (!isFailed || (category === 'performance' && weight === 0)) continue;
    const what = `${category}: ${title}${displayValue && category !== 'performance' ? ` (${displayValue})` : ''} [${id}]`;
    failed.set(what, (failed.get(what) ?? new Set()).add(path));
  }
}
