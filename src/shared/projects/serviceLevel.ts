import { type Holidays, workedSince } from '../followUps/workingTime.ts';
import type { ProjectState } from './status.ts';

/** How long a request may wait, and how it stands. */
export const serviceLevels = ['onTime', 'due', 'late'] as const;

export type ServiceLevel = (typeof serviceLevels)[number];

/**
 * Hours of working time. Ten are one working day: a client who is promised a call « sous 24 h ouvrées » on Saturday at
 * 10:00 is late on Monday after 10:00. What is published and accepted by nobody has longer: contractors have to come
 * by.
 */
const thresholds: Record<'checking' | 'published', { due: number; late: number }> = {
  checking: { due: 2, late: 10 },
  published: { due: 10, late: 30 },
};

/** Who has waited for customer service since before that instant is late, as `serviceLevelsAt` says of each request. */
export const lateBefore = (now: Date, holidays: Holidays): Date => workedSince(now, thresholds.checking.late, holidays);

/** What somebody waits for, and since when; null where nobody waits. Instants. */
interface Waiting {
  status: ProjectState;
  waitingSince: string | null;
}

/**
 * Tells how each of many requests stands by `now`: on time, to be done, late; undefined where nothing waits. What the
 * working hours before `now` reach back to is worked out once for all of them.
 */
export function serviceLevelsAt(now: Date, holidays: Holidays): (request: Waiting) => ServiceLevel | undefined {
  const known = new Map<number, Date>();
  const before = (hours: number) => {
    const instant = known.get(hours) ?? workedSince(now, hours, holidays);
    known.set(hours, instant);
    return instant;
  };
  return ({ status, waitingSince }) => {
    if (!waitingSince) return undefined;
    const { due, late } = thresholds[status === 'Available' ? 'published' : 'checking'];
    const since = new Date(waitingSince);
    if (since < before(late)) return 'late';
    return since < before(due) ? 'due' : 'onTime';
  };
}
