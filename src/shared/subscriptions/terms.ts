import { type PaymentFrequency, paymentFrequencies } from './status.ts';

/** Months that are paid for: 1, 5 of 6, 10 of 12 (specification §9). */
export function monthsBilled(frequency: PaymentFrequency): number {
  const { months, freeMonths } = paymentFrequencies[frequency];
  return months - freeMonths;
}

/** The same day and time so many calendar months on, or on the last day of that month where it is shorter. */
export function addMonths(instant: Date, months: number): Date {
  const moved = new Date(instant);
  moved.setUTCMonth(moved.getUTCMonth() + months);
  if (moved.getUTCDate() !== instant.getUTCDate()) moved.setUTCDate(0);
  return moved;
}

/** When a period of this frequency that begins at `startsAt` ends. */
export function periodEnd(startsAt: Date, frequency: PaymentFrequency): Date {
  return addMonths(startsAt, paymentFrequencies[frequency].months);
}
