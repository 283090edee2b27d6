import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** What the built files of this kind have of what the oldest browsers lack (docs/decisions/0147). */
function foundIn(build: 'site' | 'admin', extension: string, newer: RegExp): string[] {
  const folder = join(import.meta.dirname, '../../dist', build);
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith(extension));
  expect(names.length).toBeGreaterThan(0);
  return names.flatMap((name) =>
    [...readFileSync(join(folder, name), 'utf8').matchAll(newer)].map(([found]) => `${name}: ${found}`),
  );
}

test.each(['site', 'admin'] as const)(
  'no script of %s calls, or is written as, what Safari has only since',
  (build) => {
    const since16 = /\.to(?:Reversed|Sorted|Spliced)\(|AbortSignal\.\w+|\bstatic\{|\(\?<[=!]/g;
    const since17 =
      /\b(?:Map|Object)\.groupBy|URL\.(?:canParse|parse)\b|Promise\.(?:withResolvers|try)|\/[dgimsuy]*v[dgimsuy]*\.test/g;
    expect(foundIn(build, '.js', since16)).toEqual([]);
    expect(foundIn(build, '.js', since17)).toEqual([]);
  },
);

test('nor do its styles ask for a width as Safari reads it only since 16.4', () => {
  expect(foundIn('site', '.css', /@media[^{]*\((?:width|height|[\d.]+\w* ?)[<>][^{]*/g)).toEqual([]);
  expect(foundIn('site', '.css', /@media \(min-width:48rem\)/g)).not.toEqual([]);
});

test('nor for the screen’s height in a unit that Chrome reads only since 108, but where it knows it', () => {
  expect(foundIn('site', '.css', /[;{](?!--screen)[\w-]+:[^;}]*\d[dls]v[hw]\b/g)).toEqual([]);
});
