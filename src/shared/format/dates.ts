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

/** The same day and time so many calendar months on, or on the last day of that month where it is shorter. */
export function addMonths(instant: Date, months: number): Date {
  const moved = new Date(instant);
  moved.setUTCMonth(moved.getUTCMonth() + months);
  if (moved.getUTCDate() !== instant.getUTCDate()) moved.setUTCDate(0);
  return moved;
}

/**
 * Writes dates in French for Conakry, from a date or an instant. The format is made when it is first needed: all that
 * `Intl` knows is loaded with the first one, a noticeable part of a page's start on a phone.
 */
function dateFormat(options: Intl.DateTimeFormatOptions): (value: string | Date) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (value) => {
    format ??= new Intl.DateTimeFormat('fr-GN', { ...options, timeZone: 'UTC' });
    return format.format(new Date(value));
  };
}

/** `21/11/2026`. */
export const formatDate = dateFormat({ day: '2-digit', month: '2-digit', year: 'numeric' });

const longDate = dateFormat({ day: 'numeric', month: 'long', year: 'numeric' });

/** `21 novembre 2026`, and `1er novembre 2026`. */
export function formatLongDate(value: string | Date): string {
  return withFirst(longDate(value));
}

/** French counts the first day of a month, and no other: `mardi 1er décembre`. */
export function withFirst(date: string): string {
  return date.replace(/\b1 (?=\D)/, '1er ');
}

/** `21/11/2026 14:05`. */
export const formatDateTime = dateFormat({ dateStyle: 'short', timeStyle: 'short' });

/** `14:05`. */
export const formatTime = dateFormat({ hour: '2-digit', minute: '2-digit' });

/** `nov. 2026`. */
export const formatMonth = dateFormat({ month: 'short', year: 'numeric' });

/** `novembre 2026`. */
export const formatLongMonth = dateFormat({ month: 'long', year: 'numeric' });

/** `21 nov.`. */
export const formatDay = dateFormat({ day: 'numeric', month: 'short' });
