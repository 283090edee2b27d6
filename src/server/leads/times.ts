import type { Context } from '../context.ts';
import { invalid } from '../http/errors.ts';

const DAY_MS = 86_400_000;
const YEAR_MS = 366 * DAY_MS;
/** The clock of a telephone may be ahead of ours. */
const SLACK_MS = 10 * 60_000;

/** When something is planned: from the day before on, for it may be written down later. Raises 400 at the field. */
export function requireSoon({ now }: Context, at: string, field: string): Date {
  const time = new Date(at).getTime();
  if (time < now.getTime() - DAY_MS || time > now.getTime() + YEAR_MS) throw invalid({ [field]: 'leads.planTooFar' });
  return new Date(time);
}

/** When the contractor is to be reminded. Raises 400 at `at`. */
export function requireAhead({ now }: Context, at: string): Date {
  const time = new Date(at).getTime();
  if (time <= now.getTime() || time > now.getTime() + YEAR_MS) throw invalid({ at: 'leads.remindInPast' });
  return new Date(time);
}

/** When a call was made: after the acceptance, and not later than now. Raises 400 at `at`. */
export function requireMade({ now }: Context, at: string | undefined, acceptedAt: Date): Date {
  if (!at) return now;
  const time = new Date(at).getTime();
  if (time > now.getTime() + SLACK_MS) throw invalid({ at: 'leads.callInFuture' });
  if (time < acceptedAt.getTime() - SLACK_MS) throw invalid({ at: 'leads.callTooEarly' });
  return new Date(Math.min(time, now.getTime()));
}
