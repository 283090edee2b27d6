export { addMonths } from '../../shared/format/dates.ts';

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

export function later(instant: Date, milliseconds: number): Date {
  return new Date(instant.getTime() + Math.round(milliseconds));
}
