import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { browserPackages, shippedPaths } from '../../src/server/commands/shippedPackages.ts';
import { SKIPPED } from './outcome.ts';

/**
 * Known weaknesses of the packages that people are given, on the server and in the pages, as the registry tells them.
 * High and critical ones fail; the rest is npm's to show (`npm audit`). Where no registry answers there is nothing to
 * say, and that is said. Looks at the folder it is run in.
 */
interface Advisory {
  title?: string;
  url?: string;
}

interface Audit {
  auditReportVersion?: number;
  vulnerabilities?: Record<string, { severity: string; range: string; nodes: string[]; via: (Advisory | string)[] }>;
  /** What the network or the registry said instead of an answer. */
  message?: string;
}

const grave = new Set(['high', 'critical']);

const { stdout, stderr } = spawnSync('npm', ['audit', '--json', '--fetch-retries=0', '--fetch-timeout=20000'], {
  encoding: 'utf8',
});
const audit = readAudit(stdout);

if (audit?.vulnerabilities) {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const shipped = shippedPaths(lock.packages, browserPackages('.'));
  for (const [name, { severity, range, nodes, via }] of Object.entries(audit.vulnerabilities)) {
    if (!grave.has(severity) || !nodes.some((path) => shipped.has(path))) continue;
    const reasons = via.map((one) => (typeof one === 'string' ? `through ${one}` : `${one.title} ${one.url}`));
    console.error(`${name} ${range}: ${severity}, ${reasons.join('; ')}`);
    process.exitCode = 1;
  }
} else if (audit?.message) {
  console.log(`no registry answers (${audit.message})`);
  process.exitCode = SKIPPED;
} else {
  console.error(`npm audit could not read this folder:\n${stdout}${stderr}`);
  process.exitCode = 1;
}

function readAudit(text: string): Audit | undefined {
  try {
    return JSON.parse(text);
  } catch (error) {
    // npm itself failed; what it said is shown.
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
