import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

export const partners: ResourceProps = {
  name: 'partners',
  list: lazy(async () => ({ default: (await import('./PartnerList.tsx')).PartnerList })),
  create: lazy(async () => ({ default: (await import('./PartnerCreate.tsx')).PartnerCreate })),
  edit: lazy(async () => ({ default: (await import('./PartnerEdit.tsx')).PartnerEdit })),
};
