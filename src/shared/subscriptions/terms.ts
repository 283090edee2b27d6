import { addMonths } from '../format/dates.ts';
import { type PaymentFrequency, paymentFrequencies } from './status.ts';

/** Months that are paid for: 1, 5 of 6, 10 of 12 (specification §9). */
export function monthsBilled(frequency: PaymentFrequency): number {
  const { months, freeMonths } = paymentFrequencies[frequency];
  return months - freeMonths;
}

/**
 * When a period of this frequency that begins at `startsAt` ends. `before` is the start of the period that it follows
 * on: where a short month cut that one's day, this one goes back to it (31 January, 28 February, 31 March).
 */
export function periodEnd(startsAt: Date, frequency: PaymentFrequency, before?: Date): Date {
  const { months } = paymentFrequencies[frequency];
  const passed = before ? monthsBetween(before, startsAt) : 0;
  const isCalendar = before !== undefined && addMonths(before, passed).getTime() === startsAt.getTime();
  return isCalendar ? addMonths(before, passed + months) : addMonths(startsAt, months);
}

const monthsBetween = (from: Date, to: Date) =>
  (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth();

/** Days before the end, the nearest first: one that was missed is not sent after the next (design §7). */
export const REMINDER_DAYS = [1, 7] as const;

/** Which reminder, by its days, is due of a package that ends then; undefined before them and after its end. */
export function packageReminderDue(endsAt: Date, now: Date): number | undefined {
  const left = (endsAt.getTime() - now.getTime()) / 86_400_000;
  return left <= 0 ? undefined : REMINDER_DAYS.find((days) => left <= days);
}
