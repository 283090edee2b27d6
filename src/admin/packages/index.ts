import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

export const packages: ResourceProps = {
  name: 'packages',
  list: lazy(async () => ({ default: (await import('./PackageList.tsx')).PackageList })),
  create: lazy(async () => ({ default: (await import('./PackageCreate.tsx')).PackageCreate })),
  edit: lazy(async () => ({ default: (await import('./PackageEdit.tsx')).PackageEdit })),
};
