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

/** Working time of a day within two instants, in milliseconds, whether or not the day is worked. */
const openWithin = (day: number, start: number, end: number) =>
  Math.max(0, Math.min(end, day + CLOSES_AT * HOUR_MS) - Math.max(start, day + OPENS_AT * HOUR_MS));

/** Whether customer service works at this instant. */
export function isWorkingTime(at: Date, holidays: Holidays = noHolidays): boolean {
  const time = at.getTime();
  const day = dayOf(time);
  return isWorked(day, holidays) && time >= day + OPENS_AT * HOUR_MS && time < day + CLOSES_AT * HOUR_MS;
}

/** Working time between two instants, in milliseconds; none where `to` is the earlier. */
export function workedMs(from: Date, to: Date, holidays: Holidays = noHolidays): number {
  const [start, end] = [from.getTime(), to.getTime()];
  // Weeks are alike: whole ones are counted at once, so that a request of years ago costs no more.
  const weeks = Math.max(0, Math.floor((end - start) / (7 * DAY_MS)));
  const rest = start + weeks * 7 * DAY_MS;
  let worked = weeks * 6 * (CLOSES_AT - OPENS_AT) * HOUR_MS;
  if (weeks > 0)
    for (const name of holidays) {
      const day = Date.parse(name);
      if (isWorked(day, noHolidays)) worked -= openWithin(day, start, rest);
    }
  for (let day = dayOf(rest); day < end; day += DAY_MS)
    if (isWorked(day, holidays)) worked += openWithin(day, rest, end);
  return worked;
}

/** The instant before which whatever waits has waited longer than so many hours of working time. */
export function workedSince(now: Date, hours: number, holidays: Holidays = noHolidays): Date {
  let left = hours * HOUR_MS;
  for (let day = dayOf(now.getTime()); ; day -= DAY_MS) {
    if (!isWorked(day, holidays)) continue;
    const worked = openWithin(day, day, now.getTime());
    if (worked >= left) return new Date(Math.min(now.getTime(), day + CLOSES_AT * HOUR_MS) - left);
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
