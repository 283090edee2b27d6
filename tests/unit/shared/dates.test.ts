import { describe, expect, it } from 'vitest';
import {
  formatDate,
  formatDateTime,
  formatLongDate,
  isoDate,
  monthOf,
  tomorrow,
} from '../../../src/shared/format/dates.ts';

describe('tomorrow', () => {
  it.each([
    ['2026-11-21T00:00:00Z', '2026-11-22'],
    ['2026-11-21T23:59:59Z', '2026-11-22'],
    ['2026-12-31T12:00:00Z', '2027-01-01'],
    ['2028-02-28T12:00:00Z', '2028-02-29'],
  ])('of %s is %s', (now, date) => {
    expect(tomorrow(new Date(now))).toBe(date);
  });
});

describe('the calendar of Conakry is the one of UTC', () => {
  it.each([
    ['2026-11-30T23:59:59.999Z', '2026-11-30', '2026-11-01'],
    ['2026-12-01T00:00:00.000Z', '2026-12-01', '2026-12-01'],
  ])('%s is on %s, in the month of %s', (instant, day, month) => {
    expect(isoDate(new Date(instant))).toBe(day);
    expect(monthOf(new Date(instant))).toBe(month);
  });
});

describe('dates as people read them', () => {
  it('shows a date, from a date and from an instant', () => {
    expect(formatDate('2026-11-21')).toBe('21/11/2026');
    expect(formatDate('2026-11-21T23:59:00Z')).toBe('21/11/2026');
    expect(formatDate(new Date('2026-11-01T00:00:00Z'))).toBe('01/11/2026');
  });

  it('shows a long date with the month in French', () => {
    expect(formatLongDate('2026-08-01')).toBe('1er août 2026');
    expect(formatLongDate('2026-08-11')).toBe('11 août 2026');
    expect(formatLongDate('2026-08-21')).toBe('21 août 2026');
  });

  it('shows the hour with 24 hours', () => {
    expect(formatDateTime('2026-11-21T14:05:00Z')).toBe('21/11/2026 14:05');
  });
});
