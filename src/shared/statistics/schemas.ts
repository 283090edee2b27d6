import * as z from 'zod/mini';
import { dateField } from '../api/fields.ts';
import { daysIn, MAX_PERIOD_DAYS } from './period.ts';

const day = dateField('statistics.dateRequired');

/** The period asked for: two days, both included. */
export const statisticsPeriod = z.object({ from: day, to: day }).check(
  z.refine(({ from, to }) => from <= to, { path: ['to'], error: 'statistics.endBeforeStart' }),
  // An invalid date is reported at its own field only.
  z.refine((period) => !(daysIn(period) > MAX_PERIOD_DAYS), { path: ['from'], error: 'statistics.periodTooLong' }),
);
