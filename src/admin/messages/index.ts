import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

export const messages: ResourceProps = {
  name: 'messages',
  list: lazy(async () => ({ default: (await import('./MessageList.tsx')).MessageList })),
};
