const MS_PER_DAY = 86_400_000;

/** Conakry is UTC+0 all year, so the UTC calendar day is the local one. `YYYY-MM-DD`. */
export function isoDate(instant: Date): string {
  return instant.toISOString().slice(0, 10);
}

/** The earliest start date a client may wish for: the day after today (specification §5, §9). */
export function tomorrow(now: Date): string {
  return isoDate(new Date(now.getTime() + MS_PER_DAY));
}

/** The first day of the calendar month in Conakry, which package limits count by (design §7). */
export function monthOf(instant: Date): string {
  return `${instant.toISOString().slice(0, 7)}-01`;
}

const shortDate = new Intl.DateTimeFormat('fr-GN', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  timeZone: 'UTC',
});
const longDate = new Intl.DateTimeFormat('fr-GN', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
const dateTime = new Intl.DateTimeFormat('fr-GN', { dateStyle: 'short', timeStyle: 'short', timeZone: 'UTC' });

/** `21/11/2026`, from a date or an instant. */
export function formatDate(value: string | Date): string {
  return shortDate.format(new Date(value));
}

/** `21 novembre 2026`, and `1er novembre 2026`. */
export function formatLongDate(value: string | Date): string {
  return withFirst(longDate.format(new Date(value)));
}

/** French counts the first day of a month, and no other: `mardi 1er décembre`. */
export function withFirst(date: string): string {
  return date.replace(/\b1 (?=\D)/, '1er ');
}

/** `21/11/2026 14:05`. */
export function formatDateTime(value: string | Date): string {
  return dateTime.format(new Date(value));
}

const monthAndYear = new Intl.DateTimeFormat('fr-GN', { month: 'short', year: 'numeric', timeZone: 'UTC' });
const dayAndMonth = new Intl.DateTimeFormat('fr-GN', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** `nov. 2026`. */
export function formatMonth(value: string | Date): string {
  return monthAndYear.format(new Date(value));
}

/** `21 nov.`. */
export function formatDay(value: string | Date): string {
  return dayAndMonth.format(new Date(value));
}
