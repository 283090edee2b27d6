import { expect, it } from 'vitest';
import { periodStart } from '../../../src/shared/privacy/dataClasses.ts';

it.each([
  ['2027-03-29', '2027-02-28'],
  ['2027-03-31', '2027-02-28'],
  ['2027-04-01', '2027-03-01'],
  ['2027-05-31', '2027-04-30'],
  ['2027-01-15', '2026-12-15'],
])('on %s a month of keeping goes back to %s, however short it was', (now, start) => {
  const at = (day: string) => new Date(`${day}T08:00:00Z`);
  expect(periodStart('session', at(now))).toEqual(at(start));
});
