import { isoDate } from '../format/dates.ts';

/** Days in Conakry, which are days in UTC, `YYYY-MM-DD`, both included. */
export interface Period {
  from: string;
  to: string;
}

const DAY_MS = 86_400_000;

/** The longest period that is counted. */
export const MAX_PERIOD_DAYS = 1827;

/** Until so many days a curve has a point for each. */
const DAYS_ON_A_CURVE = 62;

export const periodChoices = ['thisMonth', 'lastMonth', 'threeMonths', 'twelveMonths'] as const;

export type PeriodChoice = (typeof periodChoices)[number];

function addDays(day: string, days: number): string {
  return isoDate(new Date(Date.parse(day) + days * DAY_MS));
}

/** The day after a day, `YYYY-MM-DD`. */
export const dayAfter = (day: string): string => addDays(day, 1);

/** How many days a period has, both ends included. */
export function daysIn({ from, to }: Period): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
}

/** The period of the same length that ends the day before. */
export function periodBefore(period: Period): Period {
  return { from: addDays(period.from, -daysIn(period)), to: addDays(period.from, -1) };
}

/** What a choice means today: this month so far, the whole last one, and the last months up to today. */
export function periodOf(choice: PeriodChoice, now: Date): Period {
  const today = isoDate(now);
  const firstOfMonth = (monthsAgo: number) =>
    isoDate(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - monthsAgo, 1)));
  switch (choice) {
    case 'thisMonth':
      return { from: firstOfMonth(0), to: today };
    case 'lastMonth':
      return { from: firstOfMonth(1), to: addDays(firstOfMonth(0), -1) };
    case 'threeMonths':
      return { from: firstOfMonth(2), to: today };
    case 'twelveMonths':
      return { from: firstOfMonth(11), to: today };
  }
}

export type PeriodUnit = 'day' | 'month';

export function unitOf(period: Period): PeriodUnit {
  return daysIn(period) <= DAYS_ON_A_CURVE ? 'day' : 'month';
}

/** The first day of the month after that of a day. */
function monthAfter(day: string): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return isoDate(new Date(Date.UTC(year, month, 1)));
}

/** The first day of each day or month that the period touches. */
export function pointsOf(period: Period, unit: PeriodUnit): string[] {
  const points: string[] = [];
  let at = unit === 'day' ? period.from : `${period.from.slice(0, 7)}-01`;
  while (at <= period.to) {
    points.push(at);
    at = unit === 'day' ? dayAfter(at) : monthAfter(at);
  }
  return points;
}

/** The days of a point of a curve that are in the period; `start` is its first day. */
export function daysOf(start: string, unit: PeriodUnit, { from, to }: Period): Period {
  const last = unit === 'day' ? start : addDays(monthAfter(start), -1);
  return { from: start < from ? from : start, to: last > to ? to : last };
}

/**
 * The months that are in the period with all their days up to `today`, as instants; undefined where there are none.
 * What comes after today is of no period yet.
 */
export function wholeMonthsOf({ from, to }: Period, today: string): { from: Date; until: Date } | undefined {
  const start = from.endsWith('-01') ? from : monthAfter(from);
  const end = dayAfter(to).endsWith('-01') || to >= today ? monthAfter(to) : `${to.slice(0, 7)}-01`;
  return start < end ? { from: new Date(start), until: new Date(end) } : undefined;
}
