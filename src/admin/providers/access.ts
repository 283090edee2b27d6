import { may, type Permission } from '../../shared/auth/permissions.ts';
import type { Audience } from '../../shared/auth/roles.ts';

/** What each screen needs, by react-admin's resource and action; a screen that is not listed is closed. */
const needs: Record<string, Permission> = {
  'dashboard.list': 'dashboard.read',
  'projects.list': 'projects.listSubmitted',
  'projects.edit': 'projects.update',
  'enterprises.list': 'enterprises.listNew',
  'enterprises.edit': 'enterprises.readDetails',
  'my-enterprises.list': 'enterprises.listMine',
  'all-enterprises.list': 'enterprises.listAll',
  'messages.list': 'messages.list',
  'sms-summary.list': 'messages.list',
  'statistics.list': 'statistics.read',
  'audit-log.list': 'auditLog.list',
};

export function mayOpen(role: Audience, resource: string, action = 'list'): boolean {
  const permission = needs[`${resource}.${action}`];
  return permission !== undefined && may(role, permission);
}
