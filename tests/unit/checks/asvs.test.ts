import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const checklist = readFileSync(join(root, 'docs/asvs.md'), 'utf8');
const rows = [...checklist.matchAll(/^\| (\d+\.\d+\.\d+) +\| (.+?) +\| (\S+) +\| (.*?) *\|$/gm)].map(
  ([, number = '', asks = '', here = '', by = '']) => ({ number, asks, here, by }),
);

/**
 * The requirements of 4.0.3 up to level 2, section by section: from one to the last, without those it deleted or keeps
 * for level 3.
 */
const sections: Record<string, [last: number, without?: number[]]> = {
  '1.1': [7],
  '1.2': [4],
  '1.4': [5, [2, 3]],
  '1.5': [4],
  '1.6': [4],
  '1.7': [2],
  '1.8': [2],
  '1.9': [2],
  '1.10': [1],
  '1.11': [2],
  '1.12': [2, [1]],
  '1.14': [6],
  '2.1': [12],
  '2.2': [3],
  '2.3': [3],
  '2.4': [5],
  '2.5': [7],
  '2.6': [3],
  '2.7': [6],
  '2.8': [7],
  '2.9': [3],
  '2.10': [4],
  '3.1': [1],
  '3.2': [4],
  '3.3': [4],
  '3.4': [5],
  '3.5': [3],
  '3.7': [1],
  '4.1': [5, [4]],
  '4.2': [2],
  '4.3': [3],
  '5.1': [5],
  '5.2': [8],
  '5.3': [10],
  '5.4': [3],
  '5.5': [4],
  '6.1': [3],
  '6.2': [6],
  '6.3': [2],
  '6.4': [2],
  '7.1': [4],
  '7.2': [2],
  '7.3': [4, [2]],
  '7.4': [3],
  '8.1': [4],
  '8.2': [3],
  '8.3': [8],
  '9.1': [3],
  '9.2': [4],
  '10.2': [2],
  '10.3': [3],
  '11.1': [8],
  '12.1': [3],
  '12.2': [1],
  '12.3': [6],
  '12.4': [2],
  '12.5': [2],
  '12.6': [1],
  '13.1': [5, [2]],
  '13.2': [6, [4]],
  '13.3': [2],
  '13.4': [2],
  '14.1': [4],
  '14.2': [6],
  '14.3': [3, [1]],
  '14.4': [7],
  '14.5': [4],
};

test('the checklist has each requirement of level 2 once, in order', () => {
  const wanted = Object.entries(sections).flatMap(([section, [last, without = []]]) =>
    Array.from({ length: last }, (_, index) => index + 1)
      .filter((one) => !without.includes(one))
      .map((one) => `${section}.${one}`),
  );
  expect(rows.map(({ number }) => number)).toEqual(wanted);
});

test('each is answered, and what is met or partly met says by what', () => {
  for (const { number, here, by } of rows) {
    expect(['yes', 'part', 'no', '–'], number).toContain(here);
    if (here === 'yes' || here === 'part') expect(by, number).not.toBe('');
  }
});

test('every file that it names is there, and every test that it quotes is in its file', () => {
  const named = [...checklist.matchAll(/`([\w./-]+\/[\w./-]+|[\w-]+\.(?:md|json)|Dockerfile|\.env\.example)`/g)]
    .map(([, path = '']) => path)
    .filter((path) => !path.startsWith('/'));
  expect(named.length).toBeGreaterThan(150);
  expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  const quoted = [...checklist.matchAll(/"([^"]+)" in `([^`]+)`/g)];
  expect(quoted.length).toBeGreaterThan(10);
  for (const [, title = '', path = ''] of quoted)
    expect(readFileSync(join(root, path), 'utf8'), title).toContain(title);
});

test('the gaps that it puts first are the ones that it has', () => {
  const [, summary = ''] = /What weighs most among the gaps:([\s\S]*?)\n\n/.exec(checklist) ?? [];
  const numbers = [...summary.matchAll(/\b\d+\.\d+(?:\.\d+)?\b/g)].map(([number]) => number);
  expect(numbers.length).toBeGreaterThan(5);
  for (const number of numbers) {
    const meant = rows.filter((row) => row.number === number || row.number.startsWith(`${number}.`));
    expect(
      meant.some(({ here }) => here === 'no' || here === 'part'),
      number,
    ).toBe(true);
  }
});
