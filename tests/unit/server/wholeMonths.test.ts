import { expect, test } from 'vitest';
import { wholeMonthsOf } from '../../../src/shared/statistics/period.ts';

test.each([
  ['2026-01-01', '2026-03-31', '2026-01-01', '2026-04-01'],
  ['2026-01-02', '2026-03-30', '2026-02-01', '2026-03-01'],
  ['2025-12-02', '2026-01-31', '2026-01-01', '2026-02-01'],
  // The month that runs has no other days yet.
  ['2026-10-01', '2026-11-23', '2026-10-01', '2026-12-01'],
  ['2026-11-01', '2026-11-22', undefined, undefined],
  ['2026-02-15', '2026-02-28', undefined, undefined],
  ['2026-02-15', '2026-03-30', undefined, undefined],
])('of %s to %s the whole months are from %s until %s', (from, to, first, end) => {
  const months = wholeMonthsOf({ from, to }, '2026-11-23');
  expect(months?.from.toISOString().slice(0, 10)).toBe(first);
  expect(months?.until.toISOString().slice(0, 10)).toBe(end);
});
