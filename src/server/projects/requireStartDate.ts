import { startDateProblem } from '../../shared/projects/startDate.ts';
import type { Context } from '../context.ts';
import { invalid } from '../http/errors.ts';

interface Dated {
  desiredStartDate: string;
}

/** Raises 400 for a start that is too early; one that stands already may stay. */
export function requireStartDate({ now }: Pick<Context, 'now'>, { desiredStartDate }: Dated, former?: Dated): void {
  if (desiredStartDate === former?.desiredStartDate) return;
  const problem = startDateProblem(desiredStartDate, now);
  if (problem) throw invalid({ desiredStartDate: problem });
}
