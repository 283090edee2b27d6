import { tomorrow } from '../format/dates.ts';

/** What is wrong with a wished start, `YYYY-MM-DD`, or nothing: it is tomorrow at the earliest (specification §5). */
export const startDateProblem = (day: string, now: Date) =>
  day < tomorrow(now) ? 'projects.startDateTooEarly' : undefined;
