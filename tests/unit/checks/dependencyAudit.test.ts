import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { afterEach, expect, it } from 'vitest';
import { SKIPPED } from '../../checks/outcome.ts';
import type { KnownPackage } from '../../support/registryFake.ts';
import { runCheck, temporaryTree } from './temporaryTree.ts';

const workers: Worker[] = [];
afterEach(async () => {
  delete process.env.npm_config_registry;
  for (const worker of workers.splice(0)) await worker.terminate();
});

async function useRegistry(known?: KnownPackage): Promise<void> {
  const worker = new Worker(new URL('../../support/registryFake.ts', import.meta.url), { workerData: { known } });
  workers.push(worker);
  const [address] = await once(worker, 'message');
  process.env.npm_config_registry = address;
}

/** A folder that has one package, for production or for its tests. */
function folderWith(kind: 'dependencies' | 'devDependencies', name = 'weak'): string {
  const root = { name: 'small', version: '1.0.0', [kind]: { [name]: '1.0.0' } };
  const weak = { version: '1.0.0', ...(kind === 'devDependencies' ? { dev: true } : {}) };
  const lock = {
    name: 'small',
    version: '1.0.0',
    lockfileVersion: 3,
    packages: { '': root, [`node_modules/${name}`]: weak },
  };
  return temporaryTree({ 'package.json': JSON.stringify(root), 'package-lock.json': JSON.stringify(lock) });
}

it('passes packages of which nothing is known', async () => {
  await useRegistry({ name: 'weak', version: '1.0.0' });
  expect(runCheck('dependency audit', folderWith('dependencies'))).toMatchObject({ code: 0, output: '' });
});

it.each(['high', 'critical'] as const)('finds a %s weakness of what runs in production', async (severity) => {
  // Each its own: npm remembers what it learnt of a package.
  const name = `weak-${severity}`;
  await useRegistry({ name, version: '1.0.0', severity });
  const { code, output } = runCheck('dependency audit', folderWith('dependencies', name));
  expect(code).toBe(1);
  expect(output).toContain(`${name} *: ${severity}, Runs what it is given https://advisories.test/1`);
});

it.each([
  ['moderate', 'dependencies'],
  ['critical', 'devDependencies'],
] as const)('lets a %s one of the %s pass', async (severity, kind) => {
  const name = `weak-${severity}-${kind.toLowerCase()}`;
  await useRegistry({ name, version: '1.0.0', severity });
  expect(runCheck('dependency audit', folderWith(kind, name)).code).toBe(0);
});

it('says that no registry answers, of one that takes no audits and of one that is not there', async () => {
  await useRegistry();
  expect(runCheck('dependency audit', folderWith('dependencies'))).toMatchObject({
    code: SKIPPED,
    output: expect.stringMatching(/^no registry answers \(.*405.*\)\n$/),
  });
  process.env.npm_config_registry = 'http://127.0.0.1:9/';
  expect(runCheck('dependency audit', folderWith('dependencies')).code).toBe(SKIPPED);
});

it('does not pass for want of a lock file', async () => {
  await useRegistry({ name: 'weak', version: '1.0.0' });
  expect(
    runCheck('dependency audit', temporaryTree({ 'package.json': '{"name":"small","version":"1.0.0"}' })).code,
  ).toBe(1);
});
