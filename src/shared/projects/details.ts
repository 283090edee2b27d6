import * as z from 'zod/mini';
import { dateField, idField, requiredText } from '../api/fields.ts';
import { NO_ID } from '../ids.ts';
import { contactDays, DESCRIPTION_MAX, OTHER } from './options.ts';

const realIdField = (key: string) => idField(key).check(z.refine((id) => id !== NO_ID, key));

/** May be 'Autre' alone where a voice note says which. */
export const hoursRange = requiredText('projects.hoursRangeRequired', 100);
export const LANDMARK_MAX = 120;
/** Ten or eleven characters, in the latitudes and longitudes of Guinea; its borders are the server's to know. */
const PLUS_CODE_OR_NONE = /^$|^(?:6C[VWX]|7C[234])[2-9CFGHJMPQRVWX]{5}\+[2-9CFGHJMPQRVWX]{2,3}$/;

/** Streets have no numbers: a landmark, or the position itself, says where the work is as well as an address. */
export const tellsPlace = (place: { address: string; landmark?: string | null; plusCode?: string | null }): boolean =>
  Boolean(place.address || place.landmark || place.plusCode);

/** What a request says of the job: the client types it, the agent corrects it, the contractor reads it. */
export const detailFields = {
  /** May be empty where a landmark or a position tells the place (`tellsPlace`). */
  address: z.string('projects.addressRequired').check(z.trim(), z.maxLength(200, 'common.tooLong')),
  /** Left out of a correction, it stays as it is; empty or null removes it. The same for the position. */
  landmark: z.optional(
    z.nullable(z.string('common.invalid').check(z.trim(), z.maxLength(LANDMARK_MAX, 'common.tooLong'))),
  ),
  /** A full Plus Code in Guinea: where the client was, or what was read from a link (docs/decisions/0096). */
  plusCode: z.optional(
    z.nullable(
      z
        .string('projects.plusCodeInvalid')
        .check(z.trim(), z.toUpperCase(), z.regex(PLUS_CODE_OR_NONE, 'projects.plusCodeInvalid')),
    ),
  ),
  cityId: realIdField('projects.cityRequired'),
  /** The all-zero id in a request: the client does not know it, and the agent fills it in (decision 48). */
  districtId: idField('projects.districtRequired'),
  desiredStartDate: dateField('projects.startDateRequired'),
  preferredContactDays: z.enum(contactDays, 'projects.contactDaysRequired'),
  /** One of the options, or instead of 'Autre' the words that say which. */
  preferredHoursRange: hoursRange.check(z.refine((range) => range !== OTHER, 'projects.hoursOtherRequired')),
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
  landmark: z.nullable(z.string()),
  plusCode: z.nullable(z.string()),
  preferredContactDays: z.string(),
  preferredHoursRange: z.string(),
} satisfies Record<DetailName, z.ZodMiniType>;
