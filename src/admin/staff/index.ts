import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

/** None of these screens is part of the first load; each comes when it is opened. */
export const staff: ResourceProps = {
  name: 'staff',
  list: lazy(async () => ({ default: (await import('./StaffList.tsx')).StaffList })),
  edit: lazy(async () => ({ default: (await import('./StaffEdit.tsx')).StaffEdit })),
};

export const AddUser = lazy(async () => ({ default: (await import('./AddUser.tsx')).AddUser }));
