import { useTranslate } from 'react-admin';
import { formatDateTime } from '../../shared/format/dates.ts';
import { formatGnf } from '../../shared/format/money.ts';
import { formatPhone } from '../../shared/format/phone.ts';
import { useCities, useLanguages, useServices } from '../forms/choices.tsx';
import type { Act } from './AuditLogList.tsx';

/** How the values of an act read: names instead of ids, states and amounts as on the other screens. */
export function useReadable(act: Act): (field: string, value: unknown) => unknown {
  const translate = useTranslate();
  const lists = [useServices(), useCities(), useLanguages()].flatMap(({ choices }) => choices);
  const names = new Map(lists.map(({ value, label }) => [value, label]));
  if (act.actorId && act.actorName) names.set(act.actorId, act.actorName);
  return (field, value) => {
    if (typeof value === 'number' && field === 'budget') return formatGnf(value);
    if (Array.isArray(value)) return value.map((one) => names.get(one) ?? one).join(', ');
    if (typeof value !== 'string') return value;
    if (field === 'role') return translate(`staff.role.${value}`, { _: value });
    if (field === 'deactivatedAt') return formatDateTime(value);
    if (field === 'kind') return translate(`verifications.kind.${value}`, { _: value });
    if (field === 'attention') return translate(`paymentHistory.attention.${value}`, { _: value });
    if (field === 'status') return translate(`${act.entity}.state.${value}`, { _: value });
    if (field === 'reason' && act.entity === 'projects') return translate(`projects.reason.${value}`, { _: value });
    return field === 'phoneNumber' ? formatPhone(value) : (names.get(value) ?? value);
  };
}
