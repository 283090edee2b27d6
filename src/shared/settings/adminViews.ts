import * as z from 'zod/mini';
import { roles } from '../auth/roles.ts';
import { followUpSettings } from '../followUps/settings.ts';
import { siteSettings } from './views.ts';

/** The settings are a single record, but react-admin requires an id. */
export const SETTINGS_ID = 'site';

/** The settings as they are edited. */
export const managedSettings = z.extend(siteSettings, {
  id: z.literal(SETTINGS_ID),
  factorRoles: z.array(z.enum(roles)),
  /** Those of which this server requires a second factor whatever is chosen. */
  factorRolesAlways: z.array(z.enum(roles)),
  updatedAt: z.string(),
});

export type ManagedSettings = z.infer<typeof managedSettings>;

/** What an admin sets of the follow-up, as it is edited. */
export const managedFollowUpSettings = z.extend(followUpSettings, {
  id: z.literal(SETTINGS_ID),
  updatedAt: z.string(),
});

export type ManagedFollowUpSettings = z.infer<typeof managedFollowUpSettings>;
