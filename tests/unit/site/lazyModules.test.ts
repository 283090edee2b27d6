import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const named = /lazyModule\(\s*import\.meta\.env\.SSR && '([^']+)',\s*async \(\) => \(await import\('([^']+)'\)\)/g;

const loaders = globSync('src/site/**/*.{ts,tsx}').flatMap((file) => {
  const code = readFileSync(file, 'utf8');
  const calls = code.match(/(?<!const )\blazyModule\(/g)?.length ?? 0;
  const found = [...code.matchAll(named)].map(([, name = '', path = '']) => ({
    name,
    path: join(dirname(file), path),
  }));
  return [{ file, calls, found }];
});

it.each(loaders.flatMap(({ found }) => found))('$name is the path of the module that is imported', ({ name, path }) => {
  expect(name).toBe(path);
  expect(existsSync(name)).toBe(true);
});

it('names every module that is loaded lazily for a page', () => {
  const unread = loaders.filter(({ calls, found }) => calls !== found.length).map(({ file }) => file);
  expect(unread).toEqual([]);
  expect(loaders.flatMap(({ found }) => found).length).toBeGreaterThan(40);
});
