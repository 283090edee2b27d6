import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

export const subscriptions: ResourceProps = {
  name: 'subscriptions',
  list: lazy(async () => ({ default: (await import('./SubscriptionList.tsx')).SubscriptionList })),
};
