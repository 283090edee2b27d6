import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

export const followUps: ResourceProps = {
  name: 'follow-ups',
  list: lazy(async () => ({ default: (await import('./FollowUpDesk.tsx')).FollowUpDesk })),
};
