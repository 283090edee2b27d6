import { describe, expect, test } from 'vitest';
import { type Facts, occasionOf } from '../../../src/shared/followUps/circumstances.ts';
import { isDay } from '../../../src/shared/followUps/dueDay.ts';
import {
  dueAtOf,
  entrySteps,
  namedSteps,
  type Step,
  stepRules,
  steps,
  timedSteps,
} from '../../../src/shared/followUps/steps.ts';
import { followUpClientTexts } from '../../../src/shared/followUps/texts.ts';
import { isWorkingTime, workedFrom, workedUntil } from '../../../src/shared/followUps/workingTime.ts';
import { formatLongDate } from '../../../src/shared/format/dates.ts';
import { openStates, projectStates } from '../../../src/shared/projects/status.ts';
import { workedHours } from '../../support/workedHours.ts';

/** A Saturday. */
const saturday = new Date('2026-11-21T10:00:00Z');

describe('the instant until which hours of working time pass', () => {
  test.each([
    [saturday.toISOString(), 2, '2026-11-21T12:00:00.000Z'],
    [saturday.toISOString(), 8, '2026-11-21T18:00:00.000Z'],
    // Sunday is no working day.
    [saturday.toISOString(), 10, '2026-11-23T10:00:00.000Z'],
    ['2026-11-22T03:00:00.000Z', 10, '2026-11-23T18:00:00.000Z'],
    ['2026-11-23T22:00:00.000Z', 30, '2026-11-26T18:00:00.000Z'],
  ])('%s and %d hours: %s', (from, hours, until) => {
    expect(workedUntil(new Date(from), hours).toISOString()).toBe(until);
    expect(workedHours(new Date(from), new Date(until))).toBe(hours);
  });

  test.each([
    ['2026-12-24T12:00:00.000Z', 10, '2026-12-26T12:00:00.000Z'],
    ['2026-12-25T12:00:00.000Z', 2, '2026-12-26T10:00:00.000Z'],
    ['2026-11-24T12:00:00.000Z', 300, '2026-12-30T12:00:00.000Z'],
  ])('%s and %d hours with a holiday between: %s', (from, hours, until) => {
    const holidays = new Set(['2026-12-25']);
    expect(workedUntil(new Date(from), hours, holidays).toISOString()).toBe(until);
    expect(workedHours(new Date(from), new Date(until), holidays)).toBe(hours);
  });

  test('what is due in the evening or on a holiday waits for the next working hour', () => {
    const holidays = new Set(['2026-12-25']);
    expect(workedFrom(new Date('2026-12-24T18:00:00Z'), holidays).toISOString()).toBe('2026-12-26T08:00:00.000Z');
    expect(isWorkingTime(new Date('2026-12-25T10:00:00Z'), holidays)).toBe(false);
  });
});

test('no working time is looked for from what is no instant', () => {
  const never = new Date(Number.NaN);
  for (const look of [() => workedFrom(never), () => workedUntil(never, 1)]) expect(look).toThrow(RangeError);
});

describe('the table of steps', () => {
  test('every step goes on within its circumstance or is ended by what it does', () => {
    for (const step of steps) {
      const { of, next, overdue, by } = stepRules[step];
      if (next) expect(stepRules[next].of).toBe(of);
      else if (by !== 'system') expect(overdue.some((act) => act.startsWith('close') || act === 'release')).toBe(true);
    }
  });

  test('every step can be reached from the first one of its circumstance, or by an answer', () => {
    const reached = new Set<Step>(Object.values(entrySteps));
    for (const step of reached) {
      const { next, asks } = stepRules[step];
      for (const one of [next, asks?.no, asks?.yes]) if (one && one !== 'contacted') reached.add(one);
    }
    expect([...reached].toSorted()).toEqual([...steps].toSorted());
  });

  test('is due within working time, whatever it follows', () => {
    const rules = { delays: {}, holidays: new Set(['2026-12-25']) };
    for (const step of timedSteps)
      for (let hour = 0; hour < 24 * 8; hour += 5) {
        const from = new Date(Date.UTC(2026, 11, 20, hour, 17));
        const due = dueAtOf(step, from, rules);
        const isOpen = isWorkingTime(new Date(due.getTime() - 1), rules.holidays);
        expect(isOpen || isWorkingTime(due, rules.holidays), `${step} from ${from.toISOString()}`).toBe(true);
        expect(due.getTime()).toBeGreaterThan(from.getTime());
      }
  });

  test('is due at the very instant that the request names, by night too', () => {
    const sunday = new Date('2026-11-22T23:59:59Z');
    for (const step of namedSteps)
      expect(dueAtOf(step, saturday, { delays: {}, holidays: new Set() }, sunday), step).toEqual(sunday);
    expect([...namedSteps, ...timedSteps, 'Resolve'].toSorted()).toEqual([...steps].toSorted());
  });

  test('an admin’s delay takes the place of the default', () => {
    const due = dueAtOf('Check', saturday, { delays: { Check: 2 }, holidays: new Set() });
    expect(due.toISOString()).toBe('2026-11-21T12:00:00.000Z');
  });
});

const facts = (changes: Partial<Facts>): Facts => ({
  status: 'Submitted',
  submittedAt: saturday,
  publishedAt: null,
  extendedAt: null,
  callAt: null,
  acceptedAt: null,
  contactedAt: null,
  releaseAt: null,
  quotedAt: null,
  hiredAt: null,
  endsOn: null,
  reservedUntil: null,
  ...changes,
});

test('what is due on a day is read as that day, and an hour as an hour', () => {
  const days = [
    occasionOf(facts({ status: 'Hired', hiredAt: saturday, endsOn: '2026-12-20' })),
    occasionOf(facts({ status: 'Done', reservedUntil: '2026-12-20' })),
  ];
  for (const day of days) {
    expect(isDay(day?.at?.toISOString() ?? '')).toBe(true);
    expect(formatLongDate(day?.at ?? '')).toBe('20 décembre 2026');
  }
  expect(isDay(occasionOf(facts({ callAt: saturday }))?.at?.toISOString() ?? '')).toBe(false);
});

describe('what a request is at', () => {
  test.each([
    [{}, 'Checking'],
    [{ status: 'Assigned' as const }, 'Checking'],
    [{ callAt: saturday }, 'Calling'],
    [{ status: 'Available' as const, publishedAt: saturday }, 'Finding'],
    [{ status: 'Available' as const, acceptedAt: saturday }, 'Contacting'],
    [{ status: 'Accepted' as const, acceptedAt: saturday, releaseAt: saturday }, 'Answering'],
    [{ status: 'Accepted' as const, acceptedAt: saturday, contactedAt: saturday }, 'Quoting'],
    [{ status: 'Accepted' as const, acceptedAt: saturday, contactedAt: saturday, quotedAt: saturday }, 'Choosing'],
    [{ status: 'Hired' as const, hiredAt: saturday, endsOn: '2026-12-20' }, 'Working'],
    [{ status: 'Done' as const, reservedUntil: '2026-12-20' }, 'Mending'],
  ])('%o is %s', (changes, name) => {
    expect(occasionOf(facts(changes))?.name).toBe(name);
  });

  test('is something exactly while the request is open, and every state has its sentence', () => {
    for (const status of projectStates) {
      const isOpen = (openStates as readonly string[]).includes(status);
      expect(occasionOf(facts({ status })) !== undefined).toBe(isOpen);
    }
    for (const text of Object.values(followUpClientTexts)) expect(text).toMatch(/\S/);
  });
});
