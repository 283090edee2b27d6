import { formatLongDate } from '../../shared/format/dates.ts';
import type { ActiveSubscription } from '../../shared/subscriptions/views.ts';
import { t } from '../texts.ts';

type Paid = Pick<ActiveSubscription, 'package' | 'endDate' | 'following'>;

/** When the last of what is paid ends. */
export const paidUntil = ({ endDate, following }: Paid): string => following.at(-1)?.endDate ?? endDate;

/** How long each of what is paid lasts: `Basic jusqu’au 1er mars 2027, puis Medium jusqu’au 1er avril 2027`. */
export function paidInWords(active: Paid): string {
  const named = ({ package: { nameFr: name }, endDate }: Pick<Paid, 'package' | 'endDate'>) => ({
    name,
    end: formatLongDate(endDate),
  });
  const then = active.following.map((one) => t('packages.untilThen', named(one)));
  return [t('packages.until', named(active)), ...then].join(', ');
}
