import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

export const handledSteps: ResourceProps = {
  name: 'handled-steps',
  list: lazy(async () => ({ default: (await import('./HandledStepList.tsx')).HandledStepList })),
};

export const promisedCalls: ResourceProps = {
  name: 'promised-calls',
  list: lazy(async () => ({ default: (await import('./PromisedCallList.tsx')).PromisedCallList })),
};
