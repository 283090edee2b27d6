import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noHolidays, workedSince } from '../../../src/shared/followUps/workingTime.ts';
import { lateBefore, serviceLevelsAt } from '../../../src/shared/projects/serviceLevel.ts';
import type { ProjectState } from '../../../src/shared/projects/status.ts';
import { workedHours } from '../../support/workedHours.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** 16 November 2026 is a Monday. */
const at = (day: number, hour: number, minute = 0) => new Date(Date.UTC(2026, 10, day, hour, minute));

describe('working time: 8:00 to 18:00, Monday to Saturday', () => {
  it.each([
    ['within a day', at(16, 12), 2.5, at(16, 9, 30)],
    ['before opening', at(17, 5), 2, at(16, 16)],
    ['over a night', at(17, 9), 2, at(16, 17)],
    ['over a Sunday', at(23, 9), 2, at(21, 17)],
    ['on a Sunday', at(22, 12), 1, at(21, 17)],
    ['a week', at(23, 9), 60, at(16, 9)],
    ['a whole day, from closing to closing', at(17, 18), 10, at(16, 18)],
    ['a whole day, at night', at(18, 2), 10, at(16, 18)],
    ['a whole day over a Sunday', at(23, 22), 10, at(21, 18)],
  ])('%s', (_, now, hours, since) => {
    expect(workedSince(now, hours)).toEqual(since);
  });
});

describe('how a request stands', () => {
  const standing = (status: ProjectState, from: Date, to: Date, holidays = noHolidays) =>
    serviceLevelsAt(to, holidays)({ status, waitingSince: from.toISOString() });

  it.each([
    ['Submitted', at(16, 9), at(16, 11), 'onTime'],
    ['Submitted', at(16, 9), at(16, 11, 1), 'due'],
    ['Assigned', at(16, 9), at(17, 9), 'due'],
    ['Assigned', at(16, 9), at(17, 9, 1), 'late'],
    ['Submitted', at(16, 19), at(17, 20), 'due'],
    ['Submitted', at(21, 10), at(23, 10, 1), 'late'],
    ['Available', at(16, 9), at(17, 9), 'onTime'],
    ['Available', at(16, 9), at(18, 9), 'due'],
    ['Available', at(16, 9), at(20, 9), 'late'],
  ] as const)('%s from %s to %s is %s', (status, from, to, level) => {
    expect(standing(status, from, to)).toBe(level);
  });

  it('is late in the list just where it is late by itself, and where more than ten hours were worked', () => {
    const start = at(16, 0).getTime();
    /** Instants at which something changes or rests are as likely as all the others. */
    const instant = fc.oneof(
      fc.integer({ min: 0, max: 21 * DAY }),
      fc
        .tuple(fc.nat(20), fc.integer({ min: 0, max: 48 }), fc.constantFrom(-1, 0, 1))
        .map(([day, half, beside]) => day * DAY + (half * HOUR) / 2 + beside),
    );
    const days = fc.uniqueArray(fc.nat(20), { maxLength: 5 });
    const seen = new Set<string>();
    fc.assert(
      fc.property(instant, instant, days, (one, other, closed) => {
        const [since, now] = [new Date(start + Math.min(one, other)), new Date(start + Math.max(one, other))];
        const holidays = new Set(closed.map((day) => new Date(start + day * DAY).toISOString().slice(0, 10)));
        const level = standing('Submitted', since, now, holidays);
        const hours = workedHours(since, now, holidays);
        expect(since < lateBefore(now, holidays)).toBe(level === 'late');
        const [due, late] = [hours > 2, hours > 10];
        expect(level).toBe(late ? 'late' : due ? 'due' : 'onTime');
        seen.add(hours === 10 ? 'just ten hours' : (level ?? 'none'));
      }),
      { numRuns: 5000 },
    );
    expect([...seen].sort()).toEqual(['due', 'just ten hours', 'late', 'onTime']);
  });

  it('says nothing where nobody waits', () => {
    expect(serviceLevelsAt(at(16, 9), noHolidays)({ status: 'Done', waitingSince: null })).toBeUndefined();
  });
});
