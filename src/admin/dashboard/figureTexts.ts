import type { useTranslate } from 'react-admin';
import { MAX_COUNTED } from '../../shared/dashboard/figures.ts';

type Translate = ReturnType<typeof useTranslate>;

/** A count as it is said: past the thousand it is "more than". */
export function countOf(translate: Translate, value: number): string {
  const isCut = value > MAX_COUNTED;
  const count = (isCut ? MAX_COUNTED : value).toLocaleString('fr-FR');
  return isCut ? translate('dashboard.moreThan', { count }) : count;
}

const HOUR_MS = 3_600_000;

/** How long the one that waits since this instant has waited. */
export function longestWait(translate: Translate, since: string): string {
  return translate('dashboard.longest', { age: ageOf(translate, since) });
}

function ageOf(translate: Translate, since: string): string {
  const hours = Math.floor((Date.now() - Date.parse(since)) / HOUR_MS);
  if (hours < 1) return translate('dashboard.age.minutes');
  if (hours < 48) return translate('dashboard.age.hours', { smart_count: hours });
  return translate('dashboard.age.days', { smart_count: Math.floor(hours / 24) });
}
