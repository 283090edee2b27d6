import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

export const leads: ResourceProps = {
  name: 'leads',
  list: lazy(async () => ({ default: (await import('./LeadList.tsx')).LeadList })),
};
