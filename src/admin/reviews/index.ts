import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

export const reviews: ResourceProps = {
  name: 'reviews',
  list: lazy(async () => ({ default: (await import('./ReviewList.tsx')).ReviewList })),
  edit: lazy(async () => ({ default: (await import('./ReviewEdit.tsx')).ReviewEdit })),
};
