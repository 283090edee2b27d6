import { isDay } from '../../shared/followUps/dueDay.ts';
import { withFirst } from '../../shared/format/dates.ts';

const day = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
const hour = { hour: '2-digit', minute: '2-digit' } as const;

/** When a step is due, in words: the hour where no day is meant, the year where it is not the present one. */
export function formatStepTime(at: string, now: Date): string {
  const instant = new Date(at);
  const isOfAnotherYear = instant.getUTCFullYear() !== now.getUTCFullYear();
  const format = new Intl.DateTimeFormat('fr-GN', {
    ...day,
    ...(isOfAnotherYear ? { year: 'numeric' as const } : {}),
    ...(isDay(at) ? {} : hour),
  });
  return withFirst(format.format(instant));
}
