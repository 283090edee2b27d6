import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const site = join(import.meta.dirname, '../../dist/site');

/** What the site's files of this kind have of what Safari 15.4 lacks (docs/decisions/0147). */
function foundIn(extension: string, newer: RegExp): string[] {
  const names = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith(extension));
  expect(names.length).toBeGreaterThan(0);
  return names.flatMap((name) =>
    [...readFileSync(join(site, name), 'utf8').matchAll(newer)].map(([found]) => `${name}: ${found}`),
  );
}

test('no script of the site calls, or is written as, what Safari has only since', () => {
  const since16 = /\.to(?:Reversed|Sorted|Spliced)\(|AbortSignal\.\w+|\bstatic\{|\(\?<[=!]/g;
  const since17 =
    /\b(?:Map|Object)\.groupBy|URL\.(?:canParse|parse)\b|Promise\.(?:withResolvers|try)|\/[dgimsuy]*v[dgimsuy]*\.test/g;
  expect(foundIn('.js', since16)).toEqual([]);
  expect(foundIn('.js', since17)).toEqual([]);
});

test('nor do its styles ask for a width as Safari reads it only since 16.4', () => {
  expect(foundIn('.css', /@media[^{]*\((?:width|height|[\d.]+\w* ?)[<>][^{]*/g)).toEqual([]);
  expect(foundIn('.css', /@media \(min-width:48rem\)/g)).not.toEqual([]);
});
