import * as z from 'zod/mini';
import { siteSettings } from './views.ts';

/** The settings are a single record, but react-admin requires an id. */
export const SETTINGS_ID = 'site';

/** The settings as they are edited. */
export const managedSettings = z.extend(siteSettings, { id: z.literal(SETTINGS_ID), updatedAt: z.string() });

export type ManagedSettings = z.infer<typeof managedSettings>;
