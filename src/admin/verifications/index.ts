import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

export const verificationRequests: ResourceProps = {
  name: 'verification-requests',
  list: lazy(async () => ({ default: (await import('./VerificationList.tsx')).VerificationList })),
  edit: lazy(async () => ({ default: (await import('./VerificationEdit.tsx')).VerificationEdit })),
};
