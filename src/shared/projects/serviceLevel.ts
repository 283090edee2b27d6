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

/** Who has waited for customer service since before that instant is late, as `serviceLevelOf` says of each request. */
export const lateBefore = (now: Date, holidays: Holidays): Date => workedSince(now, thresholds.checking.late, holidays);

/** What somebody waits for, and since when; null where nobody waits. Instants. */
interface Waiting {
  status: ProjectState;
  waitingSince: string | null;
}

/** How a request stands: on time, to be done, late; undefined where nothing waits. */
export function serviceLevelOf(
  { status, waitingSince }: Waiting,
  now: Date,
  holidays: Holidays,
): ServiceLevel | undefined {
  if (!waitingSince) return undefined;
  const { due, late } = thresholds[status === 'Available' ? 'published' : 'checking'];
  const since = new Date(waitingSince);
  if (since < workedSince(now, late, holidays)) return 'late';
  return since < workedSince(now, due, holidays) ? 'due' : 'onTime';
}
