import * as z from 'zod/mini';
import { contract } from '../api/contract.ts';
import { dateField, idField } from '../api/fields.ts';
import { filterQuery, listQuery } from '../api/listQuery.ts';
import { auditItem } from './views.ts';

const name = z.optional(z.string().check(z.maxLength(50)));
const filter = z.strictObject({
  action: name,
  entity: name,
  entityId: z.optional(idField()),
  actorId: z.optional(idField()),
  /** Days, both included. */
  from: z.optional(dateField()),
  to: z.optional(dateField()),
});

export type ActFilter = z.output<typeof filter>;

/** The acts of staff, for an admin (design §7). */
export const auditLogContract = contract('audit-log', {
  listActs: {
    method: 'GET',
    path: '/admin/audit-log',
    permission: 'auditLog.list',
    summary: 'List the acts of staff',
    query: listQuery(['createdAt', 'action', 'entity'], filter),
    rows: auditItem,
    unit: 'audit-log',
  },
  exportActs: {
    method: 'GET',
    path: '/admin/audit-log/export',
    permission: 'auditLog.export',
    summary: 'Export the acts of staff as CSV',
    needsRecentProof: true,
    query: filterQuery(filter),
    file: 'text/csv',
  },
});
