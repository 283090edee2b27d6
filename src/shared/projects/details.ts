import * as z from 'zod/mini';
import { dateField, idField, requiredText } from '../api/fields.ts';
import { NO_ID } from '../ids.ts';
import { contactDays, DESCRIPTION_MAX, OTHER } from './options.ts';

const realIdField = (key: string) => idField(key).check(z.refine((id) => id !== NO_ID, key));

/** What a request says of the job: the client types it, the agent corrects it, the contractor reads it. */
export const detailFields = {
  address: requiredText('projects.addressRequired', 200),
  cityId: realIdField('projects.cityRequired'),
  /** The all-zero id in a request: the client does not know it, and the agent fills it in (decision 48). */
  districtId: idField('projects.districtRequired'),
  desiredStartDate: dateField('projects.startDateRequired'),
  preferredContactDays: z.enum(contactDays, 'projects.contactDaysRequired'),
  /** One of the options, or instead of 'Autre' the words that say which. */
  preferredHoursRange: requiredText('projects.hoursRangeRequired', 100).check(
    z.refine((range) => range !== OTHER, 'projects.hoursOtherRequired'),
  ),
  description: z
    .string('projects.descriptionRequired')
    .check(z.trim(), z.maxLength(DESCRIPTION_MAX, 'projects.descriptionTooLong')),
};

/** What an agent's correction asks for beyond a request. */
export const correctedDetailFields = { ...detailFields, districtId: realIdField('projects.districtRequired') };

export type DetailName = keyof typeof detailFields;

/** The same in a reply. Null where it was not given, or where the reader may not see it. */
export const detailViews = {
  description: z.string(),
  cityId: z.uuid(),
  districtId: z.uuid(),
  desiredStartDate: z.string(),
  address: z.nullable(z.string()),
  preferredContactDays: z.string(),
  preferredHoursRange: z.string(),
} satisfies Record<DetailName, z.ZodMiniType>;
