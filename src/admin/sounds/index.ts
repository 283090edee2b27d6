import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

export const sounds: ResourceProps = {
  name: 'sounds',
  list: lazy(async () => ({ default: (await import('./SoundList.tsx')).SoundList })),
};
