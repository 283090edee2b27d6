import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

export const enterpriseFigures: ResourceProps = {
  name: 'enterprise-figures',
  list: lazy(async () => ({ default: (await import('./EnterpriseFiguresList.tsx')).EnterpriseFiguresList })),
};
