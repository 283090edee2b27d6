import type { ProjectState } from './status.ts';

/** How long a request may wait, and how it stands. */
export const serviceLevels = ['onTime', 'due', 'late'] as const;

export type ServiceLevel = (typeof serviceLevels)[number];

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Working time: 8:00 to 18:00, Monday to Saturday, in Conakry, which keeps UTC all year. */
const OPENS_AT = 8;
const CLOSES_AT = 18;
const SUNDAY = 0;

/**
 * Hours of working time. Ten are one working day: a client who is promised a call « sous 24 h ouvrées » on Saturday at
 * 10:00 is late on Monday after 10:00. What is published and accepted by nobody has longer: contractors have to come
 * by.
 */
const thresholds: Record<'checking' | 'published', { due: number; late: number }> = {
  checking: { due: 2, late: 10 },
  published: { due: 10, late: 30 },
};

const dayOf = (time: number) => Math.floor(time / DAY_MS) * DAY_MS;
const isWorked = (day: number) => new Date(day).getUTCDay() !== SUNDAY;

/** Whether customer service works at this instant. */
export function isWorkingTime(at: Date): boolean {
  const time = at.getTime();
  const day = dayOf(time);
  return isWorked(day) && time >= day + OPENS_AT * HOUR_MS && time < day + CLOSES_AT * HOUR_MS;
}

/** Working time between two instants, in milliseconds; none where `to` is the earlier. */
export function workedMs(from: Date, to: Date): number {
  const [start, end] = [from.getTime(), to.getTime()];
  let worked = 0;
  // Weeks are alike: whole ones are counted at once, so that a request of years ago costs no more.
  const weeks = Math.max(0, Math.floor((end - start) / (7 * DAY_MS)));
  worked += weeks * 6 * (CLOSES_AT - OPENS_AT) * HOUR_MS;
  const rest = start + weeks * 7 * DAY_MS;
  for (let day = dayOf(rest); day < end; day += DAY_MS) {
    if (!isWorked(day)) continue;
    const opened = Math.max(rest, day + OPENS_AT * HOUR_MS);
    const closed = Math.min(end, day + CLOSES_AT * HOUR_MS);
    worked += Math.max(0, closed - opened);
  }
  return worked;
}

/** The instant before which whatever waits has waited longer than so many hours of working time. */
export function workedSince(now: Date, hours: number): Date {
  let left = hours * HOUR_MS;
  for (let day = dayOf(now.getTime()); ; day -= DAY_MS) {
    if (!isWorked(day)) continue;
    const opened = day + OPENS_AT * HOUR_MS;
    const closed = Math.min(now.getTime(), day + CLOSES_AT * HOUR_MS);
    const worked = Math.max(0, closed - opened);
    if (worked >= left) return new Date(closed - left);
    left -= worked;
  }
}

/** The instant at which so many hours of working time have passed since `from`. */
export function workedUntil(from: Date, hours: number): Date {
  let left = hours * HOUR_MS;
  for (let day = dayOf(from.getTime()); ; day += DAY_MS) {
    if (!isWorked(day)) continue;
    const opened = Math.max(from.getTime(), day + OPENS_AT * HOUR_MS);
    const worked = Math.max(0, day + CLOSES_AT * HOUR_MS - opened);
    if (worked >= left) return new Date(opened + left);
    left -= worked;
  }
}

/** From which instant on a request that waits for customer service is no longer late. */
export const lateBefore = (now: Date): Date => workedSince(now, thresholds.checking.late);

/** What somebody waits for, and since when; null where nobody waits. Instants. */
interface Waiting {
  status: ProjectState;
  waitingSince: string | null;
}

/** How a request stands: on time, to be done, late; undefined where nothing waits. */
export function serviceLevelOf({ status, waitingSince }: Waiting, now: Date): ServiceLevel | undefined {
  if (!waitingSince) return undefined;
  const { due, late } = thresholds[status === 'Available' ? 'published' : 'checking'];
  const hours = workedMs(new Date(waitingSince), now) / HOUR_MS;
  if (hours > late) return 'late';
  return hours > due ? 'due' : 'onTime';
}
