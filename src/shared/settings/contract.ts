import * as z from 'zod/mini';
import { contract } from '../api/contract.ts';
import { updateFollowUpSettingsSchema, updateSettingsSchema } from './adminSchemas.ts';
import { managedFollowUpSettings, managedSettings, SETTINGS_ID } from './adminViews.ts';
import { publicSettings } from './views.ts';

const byId = z.object({ id: z.literal(SETTINGS_ID) });

export const settingsContract = contract('settings', {
  readSiteSettings: {
    method: 'GET',
    path: '/get-site-settings',
    permission: 'settings.read',
    summary: 'Read what every page may know of the settings',
    entity: publicSettings,
  },
  readSettings: {
    method: 'GET',
    path: '/admin/settings/{id}',
    permission: 'settings.manage',
    summary: 'Read the settings to edit them',
    params: byId,
    entity: managedSettings,
  },
  updateSettings: {
    method: 'PUT',
    path: '/admin/settings/{id}',
    permission: 'settings.manage',
    summary: 'Update the settings',
    isRepeatable: true,
    needsRecentProof: true,
    params: byId,
    body: updateSettingsSchema,
    entity: managedSettings,
  },
  readFollowUpSettings: {
    method: 'GET',
    path: '/admin/follow-up-settings/{id}',
    permission: 'settings.manage',
    summary: 'Read the delays of the follow-up and the public holidays',
    params: byId,
    entity: managedFollowUpSettings,
  },
  updateFollowUpSettings: {
    method: 'PUT',
    path: '/admin/follow-up-settings/{id}',
    permission: 'settings.manage',
    summary: 'Update the delays of the follow-up and the public holidays',
    isRepeatable: true,
    needsRecentProof: true,
    params: byId,
    body: updateFollowUpSettingsSchema,
    entity: managedFollowUpSettings,
  },
});
