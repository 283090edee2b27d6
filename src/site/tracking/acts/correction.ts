import { formatDate } from '../../../shared/format/dates.ts';
import { OTHER } from '../../../shared/projects/options.ts';
import type { TrackingView } from '../../../shared/tracking/views.ts';
import { t } from '../../texts.ts';

type Request = TrackingView['request'];

/** What may be corrected of a request, by the names of the API; what was not given is empty. */
export const fieldsOf = (request: Request) => ({
  description: request.description,
  address: request.address,
  landmark: request.landmark ?? '',
  districtId: request.districtId ?? '',
  desiredStartDate: request.desiredStartDate,
  preferredContactDays: request.preferredContactDays,
  preferredHoursRange: request.preferredHoursRange,
});

export type Fields = ReturnType<typeof fieldsOf>;

export const changedIn = (typed: Fields, seen: Fields): (keyof Fields)[] =>
  (Object.keys(seen) as (keyof Fields)[]).filter((field) => typed[field] !== seen[field]);

/** Those fields alone. */
export const pick = <Values extends Fields>(values: Values, fields: readonly (keyof Fields)[]) =>
  Object.fromEntries(fields.map((field) => [field, values[field]])) as Partial<Pick<Values, keyof Fields>>;

/** A field of the request as its page says it. */
export function wordsOf(request: Request, field: keyof Fields): string {
  if (field === 'districtId') return request.place;
  if (field === 'desiredStartDate') return formatDate(request.desiredStartDate);
  if (field === 'preferredHoursRange' && request.preferredHoursRange === OTHER) return t('tracking.hoursInVoice');
  return fieldsOf(request)[field];
}
