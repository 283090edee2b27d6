import { expect, test } from 'vitest';
import { formatStepTime } from '../../../src/site/tracking/stepTime.ts';

const now = new Date('2026-11-30T10:00:00Z');

test.each([
  ['2026-12-01T23:59:59.000Z', 'mardi 1er décembre'],
  ['2026-12-04T09:30:00.000Z', 'vendredi 4 décembre à 09:30'],
  // Work that is to be done in a year and three months is not due next February.
  ['2028-02-03T23:59:59.000Z', 'jeudi 3 février 2028'],
  ['2027-01-01T08:00:00.000Z', 'vendredi 1er janvier 2027 à 08:00'],
])('%s is told as %s', (at, words) => {
  expect(formatStepTime(at, now)).toBe(words);
});
