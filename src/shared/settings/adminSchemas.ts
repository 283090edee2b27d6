import * as z from 'zod/mini';
import { phoneField, requiredText } from '../api/fields.ts';
import { httpsAddress } from '../editing/address.ts';
import { versionField } from '../editing/schemas.ts';
import { factorRoles } from '../factors/rules.ts';
import { followUpSettings } from '../followUps/settings.ts';

export const SITE_NAME_MAX = 30;
export const SITE_ADDRESS_MAX = 160;
export const LINK_NAME_MAX = 30;
export const MAX_LINKS = 8;
/**
 * How many contractors may accept one project: the acceptances of the database have four places (design §7). With one
 * there is nothing to compare, and every text speaks of several.
 */
export const QUOTES = { min: 2, max: 4 } as const;

export const updateSettingsSchema = z.object({
  name: requiredText('settingsAdmin.nameRequired', SITE_NAME_MAX),
  supportPhone: phoneField('settingsAdmin.phoneRequired'),
  address: requiredText('settingsAdmin.addressRequired', SITE_ADDRESS_MAX),
  socialLinks: z
    .array(z.object({ name: requiredText('settingsAdmin.linkNameRequired', LINK_NAME_MAX), url: httpsAddress }))
    .check(
      z.maxLength(MAX_LINKS, 'settingsAdmin.tooManyLinks'),
      z.refine((links) => new Set(links.map(({ url }) => url)).size === links.length, 'settingsAdmin.linksAlike'),
    ),
  maxQuotes: z
    .int('settingsAdmin.quotesInvalid')
    .check(z.gte(QUOTES.min, 'settingsAdmin.quotesInvalid'), z.lte(QUOTES.max, 'settingsAdmin.quotesInvalid')),
  /** Whose log-in asks for a second factor; as it was where absent. */
  factorRoles: z.optional(z.array(z.enum(factorRoles)).check(z.maxLength(factorRoles.length))),
  updatedAt: versionField,
});

export type UpdateSettings = z.infer<typeof updateSettingsSchema>;

export const updateFollowUpSettingsSchema = z.extend(followUpSettings, { updatedAt: versionField });

export type UpdateFollowUpSettings = z.infer<typeof updateFollowUpSettingsSchema>;
