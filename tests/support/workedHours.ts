import { type Holidays, noHolidays } from '../../src/shared/followUps/workingTime.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Hours of working time between two instants, counted day by day: 8:00 to 18:00, no Sunday, no holiday. */
export function workedHours(from: Date, to: Date, holidays: Holidays = noHolidays): number {
  let worked = 0;
  for (let day = Math.floor(from.getTime() / DAY) * DAY; day < to.getTime(); day += DAY) {
    const isWorked = new Date(day).getUTCDay() !== 0 && !holidays.has(new Date(day).toISOString().slice(0, 10));
    const opened = Math.max(from.getTime(), day + 8 * HOUR);
    if (isWorked) worked += Math.max(0, Math.min(to.getTime(), day + 18 * HOUR) - opened);
  }
  return worked / HOUR;
}
