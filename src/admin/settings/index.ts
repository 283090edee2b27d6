import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

/** There is one record of it, so there is no list. */
export const settings: ResourceProps = {
  name: 'settings',
  edit: lazy(async () => ({ default: (await import('./SettingsEdit.tsx')).SettingsEdit })),
};
