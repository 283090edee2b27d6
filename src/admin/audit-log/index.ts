import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

export const auditLog: ResourceProps = {
  name: 'audit-log',
  list: lazy(async () => ({ default: (await import('./AuditLogList.tsx')).AuditLogList })),
};
