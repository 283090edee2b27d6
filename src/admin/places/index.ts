import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

export const cities: ResourceProps = {
  name: 'cities',
  list: lazy(async () => ({ default: (await import('./CityList.tsx')).CityList })),
  edit: lazy(async () => ({ default: (await import('./CityEdit.tsx')).CityEdit })),
};

/** Shown on the page of their city only. */
export const districts: ResourceProps = { name: 'districts' };
