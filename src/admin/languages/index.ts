import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

export const languages: ResourceProps = {
  name: 'languages',
  list: lazy(async () => ({ default: (await import('./LanguageList.tsx')).LanguageList })),
};
