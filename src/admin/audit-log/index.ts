import type { ResourceProps } from 'react-admin';
import { AuditLogList } from './AuditLogList.tsx';

export const auditLog: ResourceProps = { name: 'audit-log', list: AuditLogList };
