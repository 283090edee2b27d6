import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Registry } from 'prom-client';
import { describe, expect, test } from 'vitest';
import type { Db } from '../../../src/server/db/client.ts';
import { countFailedJobs } from '../../../src/server/health/failedJobs.ts';
import { countSecurity } from '../../../src/server/health/securityLog.ts';
import { measureWork } from '../../../src/server/health/workMetrics.ts';
import { securityEvents } from '../../../src/server/http/securityEvents.ts';
import { serverFlags } from '../../support/serverProcess.ts';

const root = join(import.meta.dirname, '../../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
/** Node's own. */
const ofNode = ['NODE_ENV', 'NODE_COMPILE_CACHE'];
const settings = new Set([
  ...ofNode,
  ...[...read('.env.example').matchAll(/^([A-Z0-9_]+)=/gm)].map(([, name]) => name),
]);

test('the image copies and starts what there is', () => {
  const image = read('Dockerfile');
  const copied = [...image.matchAll(/--from=build \S+ \/oasis\/(\S+)/g)].map(([, path = '']) => path);
  expect(copied).toContain('src/server');
  for (const path of copied.filter((one) => !['dist', 'node_modules'].includes(one)))
    expect(existsSync(join(root, path)), path).toBe(true);
  expect(startedBy(/dist\/server\/(\w+)\.js"\]\s*$/.exec(image))).toBe('serve');
});

test('the unit starts what there is', () => {
  expect(startedBy(/^ExecStart=\S+\/node \S+ dist\/server\/(\w+)\.js$/m.exec(read('deploy/oasis.service')))).toBe(
    'serve',
  );
});

test.each(['package.json', 'Dockerfile', 'deploy/oasis.service', 'docs/operations.md'])(
  '%s starts the server with the memory that is measured',
  (path) => {
    const starts = read(path)
      .split('\n')
      .filter((line) => /node\b.+dist\/server\/(start|serve)\.js/.test(line));
    expect(starts.length).toBeGreaterThan(0);
    for (const start of starts) for (const flag of serverFlags) expect(start).toContain(flag);
  },
);

/** The command whose bundle is started: the build makes it, and `npm run serve` runs the same. */
function startedBy(found: RegExpExecArray | null): string {
  const name = found?.[1] ?? '';
  expect(existsSync(join(root, `src/server/commands/${name}.ts`)), name).toBe(true);
  expect(read('vite.config.ts')).toContain(`here('src/server/commands/${name}.ts')`);
  expect(read('package.json')).toContain(`dist/server/${name}.js`);
  return name;
}

describe('every setting is one that the server reads', () => {
  const lines = {
    Dockerfile: /^ENV (.+)$/gm,
    'deploy/compose.yaml': /^ {6}((?:DATABASE|S3)_[A-Z_0-9]+): /gm,
    'deploy/oasis.service': /^Environment=(.+)$/gm,
  };
  test.each(Object.entries(lines))('%s', (path, pattern) => {
    const names = [...read(path).matchAll(pattern)].flatMap(([, found = '']) =>
      found.split(' ').map((one) => one.split('=')[0] ?? ''),
    );
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) expect(settings, name).toContain(name);
  });
});

describe('the log of the proxy', () => {
  const proxy = read('deploy/nginx.conf');

  test('is written by a format of ours in every server, without whole addresses or where they were found', () => {
    const servers = proxy.split(/^server \{$/m).slice(1);
    expect(servers).toHaveLength(2);
    for (const server of servers) expect(server).toMatch(/^ {2}access_log \S+ oasis;$/m);
    const format = /^log_format oasis ([^;]+);/m.exec(proxy)?.[1] ?? '';
    expect(format).toContain('$logged_uri');
    expect(format).not.toMatch(/\$(request|request_uri|uri|args|query_string|http_referer|http_cookie|is_args)\b(?!_)/);
  });

  const token = 'AxXM5B92m0BBkYN3QSBdGw';
  test.each([
    [`/suivi/${token}`, '/suivi/...'],
    [`/Suivi/${token}?x=1`, '/Suivi/...'],
    [`/tracking/${token}/files/1`, '/tracking/...'],
    [`//suivi/${token}`, '//suivi/...'],
    [`/x/../suivi/${token}`, '/x/../suivi/...'],
    [`/accueil?de=/suivi/${token}`, '/accueil'],
    [`/sandbox-payment/${token}`, '/sandbox-payment/...'],
    [`/reset-password?token=${token}`, '/reset-password'],
    [`/annuler-changement?token=${token}`, '/annuler-changement'],
    [`/effacement?token=${token}`, '/effacement'],
    [`/webhooks/orange-money/${token}`, '/webhooks/orange-money/...'],
    [`/webhooks/sms/nimba/${token}`, '/webhooks/sms/nimba/...'],
    ['/webhooks/stripe', '/webhooks/stripe'],
    ['/services/plomberie', '/services/plomberie'],
    ['/', '/'],
  ])('has of %s only %s', (address, logged) => {
    const map = /^map \$request_uri \$logged_uri \{\n([^}]+)\}/m.exec(proxy)?.[1] ?? '';
    const rules = [...map.matchAll(/^ {2}~(\*?)(\S+) (\S+);$/gm)].map(([, caseless, pattern = '', shown = '']) => ({
      pattern: new RegExp(pattern, caseless ? 'i' : ''),
      shown,
    }));
    const rule = rules.find(({ pattern }) => pattern.test(address));
    const parts = rule?.pattern.exec(address)?.groups ?? {};
    expect(rule?.shown.replace(/\$(\w+)/g, (_, name: string) => parts[name] ?? '')).toBe(logged);
  });
});

test('dashboard and alerts ask for figures that are there', async () => {
  const registry = new Registry();
  measureWork(registry, { execute: async () => ({ rows: [{ value: 1 }] }) } as unknown as Db);
  countFailedJobs(registry, { failures: () => new Map() });
  countSecurity(registry);
  const own = (await registry.getMetricsAsJSON()).map(({ name }) => name);
  expect(own.length).toBeGreaterThan(0);
  const asked = [read('deploy/grafana.json'), read('deploy/alerts.yaml')].flatMap((text) =>
    [...text.matchAll(/\b(oasis_\w+)\{/g)].map(([, name]) => name),
  );
  expect(new Set(asked)).toEqual(new Set(own));
});

test('alerts ask for security events that there are, and say what to do', () => {
  const rules = read('deploy/alerts.yaml')
    .split(/^ {6}- alert: /m)
    .slice(1);
  const asked = rules.flatMap((rule) =>
    [...rule.matchAll(/event=~?"([\w|]+)"/g)].flatMap(([, names = '']) => names.split('|')),
  );
  expect(asked.length).toBeGreaterThan(8);
  for (const name of asked) expect(securityEvents, name).toContain(name);
  for (const rule of rules) {
    expect(rule).toMatch(/^Oasis\w+\n/);
    expect(rule).toMatch(/^ {8}expr: \S/m);
    expect(rule).toMatch(/summary: ?\n? *"[^"]{10,}"/);
    // As many brackets closed as opened: promtool is not at hand everywhere.
    const expression = /expr: (.+)/.exec(rule)?.[1] ?? '';
    for (const [open, closed] of ['()', '{}', '[]'].map((pair) => [...pair] as [string, string]))
      expect(expression.split(open).length, expression).toBe(expression.split(closed).length);
  }
  expect(new Set(rules.map((rule) => rule.split('\n')[0])).size).toBe(rules.length);
});
