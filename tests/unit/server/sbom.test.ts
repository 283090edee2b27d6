import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const read = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8'));

interface Locked {
  version: string;
  dev?: boolean;
  link?: boolean;
}
interface Bill {
  bomFormat: string;
  components: { name: string; version: string; hashes?: unknown[] }[];
}

test('the build lists every production package with its version, and none that only the tests need', () => {
  const bill: Bill = read('dist/sbom.cdx.json');
  const locked = Object.entries(read('package-lock.json').packages as Record<string, Locked>).filter(
    ([path]) => path !== '',
  );
  const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const named = (wanted: boolean) =>
    new Set(locked.filter(([, one]) => !one.dev === wanted).map(([path, one]) => `${nameOf(path)}@${one.version}`));
  const listed = new Set(bill.components.map(({ name, version }) => `${name}@${version}`));
  expect(bill.bomFormat).toBe('CycloneDX');
  const needed = Object.keys(read('package.json').dependencies);
  expect(needed.filter((name) => !bill.components.some((one) => one.name === name))).toEqual([]);
  const onlyTests = [...named(false)].filter((one) => !named(true).has(one));
  expect(onlyTests.filter((one) => listed.has(one))).toEqual([]);
  expect([...listed].filter((one) => !named(true).has(one))).toEqual([]);
  expect(bill.components.every(({ hashes = [] }) => hashes.length > 0)).toBe(true);
});
