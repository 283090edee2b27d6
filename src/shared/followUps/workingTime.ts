const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Working time: 8:00 to 18:00, Monday to Saturday, in Conakry, which keeps UTC all year. */
const OPENS_AT = 8;
const CLOSES_AT = 18;
const SUNDAY = 0;

/** The public holidays on which nobody works, `YYYY-MM-DD`: a setting (design §11). */
export type Holidays = ReadonlySet<string>;

export const noHolidays: Holidays = new Set();

/** Raises RangeError for what is no instant: a search from there would find no working day, and never end. */
function dayOf(time: number): number {
  if (Number.isNaN(time)) throw new RangeError('Not an instant');
  return Math.floor(time / DAY_MS) * DAY_MS;
}

const nameOf = (day: number) => new Date(day).toISOString().slice(0, 10);
const isWorked = (day: number, holidays: Holidays) =>
  new Date(day).getUTCDay() !== SUNDAY && (holidays.size === 0 || !holidays.has(nameOf(day)));

/** Whether customer service works at this instant. */
export function isWorkingTime(at: Date, holidays: Holidays = noHolidays): boolean {
  const time = at.getTime();
  const day = dayOf(time);
  return isWorked(day, holidays) && time >= day + OPENS_AT * HOUR_MS && time < day + CLOSES_AT * HOUR_MS;
}

/**
 * The earliest instant since which no more than so many hours of working time have passed: just what waits since before
 * it has waited longer. Between closing and the next opening it stays the same.
 */
export function workedSince(now: Date, hours: number, holidays: Holidays = noHolidays): Date {
  let left = hours * HOUR_MS;
  for (let day = dayOf(now.getTime()); ; day -= DAY_MS) {
    if (!isWorked(day, holidays)) continue;
    const worked = Math.max(0, Math.min(now.getTime(), day + CLOSES_AT * HOUR_MS) - (day + OPENS_AT * HOUR_MS));
    // Where a day is just what is left, the evening before is as long ago as its morning.
    if (worked > left) return new Date(day + OPENS_AT * HOUR_MS + worked - left);
    left -= worked;
  }
}

/** The instant at which so many hours of working time have passed since `from`. */
export function workedUntil(from: Date, hours: number, holidays: Holidays = noHolidays): Date {
  let left = hours * HOUR_MS;
  for (let day = dayOf(from.getTime()); ; day += DAY_MS) {
    if (!isWorked(day, holidays)) continue;
    const opened = Math.max(from.getTime(), day + OPENS_AT * HOUR_MS);
    const worked = Math.max(0, day + CLOSES_AT * HOUR_MS - opened);
    if (worked >= left) return new Date(opened + left);
    left -= worked;
  }
}

/** The first instant of working time from `at` on. */
export function workedFrom(at: Date, holidays: Holidays = noHolidays): Date {
  for (let day = dayOf(at.getTime()); ; day += DAY_MS) {
    if (!isWorked(day, holidays)) continue;
    const opened = Math.max(at.getTime(), day + OPENS_AT * HOUR_MS);
    if (opened < day + CLOSES_AT * HOUR_MS) return new Date(opened);
  }
}
