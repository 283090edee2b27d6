import { describe, expect, it } from 'vitest';
import { noHolidays, workedMs, workedSince } from '../../../src/shared/followUps/workingTime.ts';
import { serviceLevelOf } from '../../../src/shared/projects/serviceLevel.ts';
import type { ProjectState } from '../../../src/shared/projects/status.ts';

const HOUR = 3_600_000;
/** 16 November 2026 is a Monday. */
const at = (day: number, hour: number, minute = 0) => new Date(Date.UTC(2026, 10, day, hour, minute));

describe('working time: 8:00 to 18:00, Monday to Saturday', () => {
  it.each([
    ['within a day', at(16, 9), at(16, 11, 30), 2.5],
    ['before opening', at(16, 5), at(16, 8), 0],
    ['over a night', at(16, 17), at(17, 9), 2],
    ['over a Sunday', at(21, 17), at(23, 9), 2],
    ['on a Sunday', at(22, 9), at(22, 17), 0],
    ['a week', at(16, 9), at(23, 9), 60],
    ['a year of weeks and a day', at(16, 9), new Date(at(16, 9).getTime() + (52 * 7 + 1) * 24 * HOUR), 52 * 60 + 10],
    ['backwards', at(17, 9), at(16, 9), 0],
  ])('%s', (_, from, to, hours) => {
    expect(workedMs(from, to) / HOUR).toBe(hours);
  });

  it.each([1, 2, 10, 25, 61])('%i hours ago is so many hours ago', (hours) => {
    for (const now of [at(16, 9), at(16, 20), at(22, 12), at(21, 8), at(18, 13, 20)]) {
      expect(workedMs(workedSince(now, hours), now) / HOUR).toBeCloseTo(hours);
    }
  });
});

describe('how a request stands', () => {
  const standing = (status: ProjectState, from: Date, to: Date) =>
    serviceLevelOf({ status, waitingSince: from.toISOString() }, to, noHolidays);

  it.each([
    ['Submitted', at(16, 9), at(16, 11), 'onTime'],
    ['Submitted', at(16, 9), at(16, 11, 1), 'due'],
    ['Assigned', at(16, 9), at(17, 9), 'due'],
    ['Assigned', at(16, 9), at(17, 9, 1), 'late'],
    ['Submitted', at(21, 10), at(23, 10, 1), 'late'],
    ['Available', at(16, 9), at(17, 9), 'onTime'],
    ['Available', at(16, 9), at(18, 9), 'due'],
    ['Available', at(16, 9), at(20, 9), 'late'],
  ] as const)('%s from %s to %s is %s', (status, from, to, level) => {
    expect(standing(status, from, to)).toBe(level);
  });

  it('says nothing where nobody waits', () => {
    expect(serviceLevelOf({ status: 'Done', waitingSince: null }, at(16, 9), noHolidays)).toBeUndefined();
  });
});
