import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

/** What is found by name. */
export const places: ResourceProps = {
  name: 'places',
  list: lazy(async () => ({ default: (await import('./PlaceList.tsx')).PlaceList })),
  create: lazy(async () => ({ default: (await import('./PlaceCreate.tsx')).PlaceCreate })),
  edit: lazy(async () => ({ default: (await import('./PlaceEdit.tsx')).PlaceEdit })),
};
