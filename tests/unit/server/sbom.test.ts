import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const read = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8'));

interface Locked {
  version: string;
  dev?: boolean;
}
interface Bill {
  bomFormat: string;
  components: { name: string; version: string; hashes?: unknown[] }[];
}

test('the build lists every package that is installed in production or built into the pages, and no tool', () => {
  const bill: Bill = read('dist/sbom.cdx.json');
  const installed = Object.entries(read('package-lock.json').packages as Record<string, Locked>).flatMap(
    ([path, one]) =>
      path === '' || one.dev
        ? []
        : `${path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)}@${one.version}`,
  );
  const listed = new Set(bill.components.map(({ name, version }) => `${name}@${version}`));
  const names = new Set(bill.components.map(({ name }) => name));
  expect(bill.bomFormat).toBe('CycloneDX');
  expect(installed.filter((one) => !listed.has(one))).toEqual([]);
  const builtIn = [
    'react',
    'react-dom',
    'scheduler',
    '@mui/material',
    '@emotion/react',
    'react-admin',
    'recharts',
    'lucide-static',
  ];
  expect(builtIn.filter((name) => !names.has(name))).toEqual([]);
  const tools = ['vite', 'rolldown', 'typescript', 'vitest', 'autocannon', 'lighthouse', 'drizzle-kit', 'node'];
  expect(tools.filter((name) => names.has(name))).toEqual([]);
  expect(bill.components.every(({ hashes = [] }) => hashes.length > 0)).toBe(true);
});
