import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

export const services: ResourceProps = {
  name: 'services',
  list: lazy(async () => ({ default: (await import('./ServiceList.tsx')).ServiceList })),
  create: lazy(async () => ({ default: (await import('./ServiceCreate.tsx')).ServiceCreate })),
  edit: lazy(async () => ({ default: (await import('./ServiceEdit.tsx')).ServiceEdit })),
};
