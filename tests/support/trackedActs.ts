const DAY_MS = 86_400_000;

/** An instant within the next days at which customer service works; 10:00, on the day after `from` or on Monday. */
export function workingHour(from = new Date()): string {
  const day = new Date(Math.floor(from.getTime() / DAY_MS) * DAY_MS + DAY_MS);
  const isSunday = day.getUTCDay() === 0;
  return new Date(day.getTime() + (isSunday ? DAY_MS : 0) + 10 * 3_600_000).toISOString();
}
