import * as z from 'zod/mini';
import { dateField, idField, requiredText } from '../api/fields.ts';
import { NO_ID } from '../ids.ts';
import { contactDays, DESCRIPTION_MAX } from './options.ts';

const realIdField = (key: string) => idField(key).check(z.refine((id) => id !== NO_ID, key));

/** What a request says of the job: the client types it, the agent corrects it, the contractor reads it. */
export const detailFields = {
  address: requiredText('projects.addressRequired', 200),
  cityId: realIdField('projects.cityRequired'),
  districtId: realIdField('projects.districtRequired'),
  desiredStartDate: dateField('projects.startDateRequired'),
  preferredContactDays: z.enum(contactDays, 'projects.contactDaysRequired'),
  preferredHoursRange: requiredText('projects.hoursRangeRequired', 100),
  description: z
    .string('projects.descriptionRequired')
    .check(z.trim(), z.maxLength(DESCRIPTION_MAX, 'projects.descriptionTooLong')),
};

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
