import * as z from 'zod/mini';
import { siteSettings } from './views.ts';

/** There is one: react-admin wants an id all the same. */
export const SETTINGS_ID = 'site';

/** The settings as they are edited. */
export const managedSettings = z.extend(siteSettings, { id: z.literal(SETTINGS_ID), updatedAt: z.string() });

export type ManagedSettings = z.infer<typeof managedSettings>;
