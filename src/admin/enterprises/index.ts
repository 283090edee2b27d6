import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

/** None of these screens is part of the first load; each comes when it is opened. */
export const enterprises: ResourceProps = {
  name: 'enterprises',
  list: lazy(async () => ({ default: (await import('./NewEnterpriseList.tsx')).NewEnterpriseList })),
  edit: lazy(async () => ({ default: (await import('./EnterpriseEdit.tsx')).EnterpriseEdit })),
};

export const myEnterprises: ResourceProps = {
  name: 'my-enterprises',
  list: lazy(async () => ({ default: (await import('./MyEnterpriseList.tsx')).MyEnterpriseList })),
};

export const allEnterprises: ResourceProps = {
  name: 'all-enterprises',
  list: lazy(async () => ({ default: (await import('./AllEnterpriseList.tsx')).AllEnterpriseList })),
};
