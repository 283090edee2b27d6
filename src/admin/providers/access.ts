import { may, type Permission } from '../../shared/auth/permissions.ts';
import type { Audience } from '../../shared/auth/roles.ts';

/** What each screen needs, by react-admin's resource and action; a screen that is not listed is closed. */
const needs: Record<string, Permission> = {
  'dashboard.list': 'dashboard.read',
  'projects.list': 'projects.listSubmitted',
  'projects.edit': 'projects.update',
  'all-projects.list': 'projects.listAll',
  'enterprises.list': 'enterprises.listNew',
  'enterprises.edit': 'enterprises.readDetails',
  'my-enterprises.list': 'enterprises.listMine',
  'all-enterprises.list': 'enterprises.listAll',
  'verification-requests.list': 'verifications.list',
  'verification-requests.edit': 'verifications.read',
  'payments.list': 'payments.list',
  'payments.edit': 'payments.list',
  'subscriptions.list': 'subscriptions.list',
  'messages.list': 'messages.list',
  'sms-summary.list': 'messages.list',
  'statistics.list': 'statistics.read',
  'enterprise-figures.list': 'statistics.read',
  'handled-steps.list': 'statistics.read',
  'promised-calls.list': 'statistics.read',
  'audit-log.list': 'auditLog.list',
  'services.list': 'services.manage',
  'services.create': 'services.manage',
  'services.edit': 'services.manage',
  'partners.list': 'partners.manage',
  'partners.create': 'partners.manage',
  'partners.edit': 'partners.manage',
  'cities.list': 'places.manage',
  'cities.edit': 'places.manage',
  'districts.list': 'places.manage',
  'languages.list': 'languages.manage',
  'packages.list': 'packages.manage',
  'packages.create': 'packages.manage',
  'packages.edit': 'packages.manage',
  'settings.list': 'settings.manage',
  'settings.edit': 'settings.manage',
  'follow-up-settings.edit': 'settings.manage',
  'staff.list': 'staff.list',
  'staff.edit': 'staff.list',
  'add-user.list': 'users.add',
  'search.list': 'search.use',
  'support-tickets.list': 'support.handle',
  'support-tickets.edit': 'support.handle',
  'follow-ups.list': 'followUps.list',
  'leads.list': 'leads.list',
  'quotes.list': 'quotes.list',
  'quotes.edit': 'quotes.list',
  'reviews.list': 'reviews.check',
  'reviews.edit': 'reviews.check',
};

export function mayOpen(role: Audience, resource: string, action = 'list'): boolean {
  const permission = needs[`${resource}.${action}`];
  return permission !== undefined && may(role, permission);
}
