import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

export const payments: ResourceProps = {
  name: 'payments',
  list: lazy(async () => ({ default: (await import('./PaymentList.tsx')).PaymentList })),
  edit: lazy(async () => ({ default: (await import('./PaymentEdit.tsx')).PaymentEdit })),
};
