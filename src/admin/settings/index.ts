import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

/** There is one record of it, so there is no list. */
export const settings: ResourceProps = {
  name: 'settings',
  edit: lazy(async () => ({ default: (await import('./SettingsEdit.tsx')).SettingsEdit })),
};

/** The delays of the follow-up, on a screen of their own. */
export const followUpSettings: ResourceProps = {
  name: 'follow-up-settings',
  edit: lazy(async () => ({ default: (await import('./FollowUpSettingsEdit.tsx')).FollowUpSettingsEdit })),
};
