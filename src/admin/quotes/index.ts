import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

export const quotes: ResourceProps = {
  name: 'quotes',
  list: lazy(async () => ({ default: (await import('./QuoteList.tsx')).QuoteList })),
  edit: lazy(async () => ({ default: (await import('./QuoteDetails.tsx')).QuoteScreen })),
};
