import type { Audience } from './roles.ts';

const everyone = ['Visitor', 'Client', 'Entrepreneur', 'CustomerService', 'SalesService', 'Admin'] as const;
const signedIn = ['Client', 'Entrepreneur', 'CustomerService', 'SalesService', 'Admin'] as const;
const projectAgents = ['CustomerService', 'Admin'] as const;
const sellers = ['SalesService', 'Admin'] as const;

/**
 * Who may call what: the one table (specification §6, design §6). The server's routes, the site's guards and
 * react-admin's `canAccess` read it. Ownership is checked besides, by the operation that knows the record.
 */
export const permissions = {
  'catalog.read': everyone,
  'settings.read': everyone,
  'partners.read': everyone,
  'support.contact': everyone,
  'preview.enter': everyone,
  'auth.login': everyone,
  'auth.refresh': everyone,
  'auth.logout': everyone,
  'auth.register': everyone,
  'auth.requestReset': everyone,
  'auth.resetPassword': everyone,
  'auth.updatePassword': signedIn,
  'packages.read': everyone,
  'users.read': signedIn,
  'users.update': signedIn,
  'enterprises.read': ['Entrepreneur', 'SalesService', 'CustomerService', 'Admin'],
  'enterprises.register': ['Entrepreneur'],
  'enterprises.updateOwn': ['Entrepreneur'],
  'enterprises.update': ['Entrepreneur', ...sellers],
  'enterprises.listNew': sellers,
  'enterprises.listMine': sellers,
  'enterprises.listAll': ['Admin'],
  'enterprises.find': sellers,
  'enterprises.readDetails': sellers,
  'enterprises.assign': sellers,
  'enterprises.activate': sellers,
  'enterprises.listAgents': ['Admin'],
  'enterprises.suspend': ['Admin'],
  'projects.submit': ['Client', 'Entrepreneur', 'CustomerService', 'Admin'],
  'projects.submitForClient': projectAgents,
  'projects.read': signedIn,
  'projects.listSubmitted': projectAgents,
  'projects.assign': projectAgents,
  'projects.update': projectAgents,
  'projects.activate': projectAgents,
  'projects.listAvailable': ['Entrepreneur', 'Admin'],
  'projects.listAccepted': ['Entrepreneur', 'Admin'],
  'projects.accept': ['Entrepreneur'],
  'files.upload': signedIn,
  'files.read': signedIn,
  'subscriptions.read': ['Entrepreneur', 'Admin'],
  'subscriptions.change': ['Entrepreneur'],
  'payments.read': ['Entrepreneur', 'Admin'],
  'payments.confirm': ['Entrepreneur', 'Admin'],
  'payments.methods': everyone,
  'payments.test': everyone,
  'payments.notify': everyone,
  'payments.sandbox': everyone,
  'dashboard.read': ['Admin'],
  'statistics.read': ['Admin'],
  'messages.list': ['Admin'],
  'messages.retry': ['Admin'],
  'messages.report': everyone,
  'auditLog.list': ['Admin'],
} as const satisfies Record<string, readonly Audience[]>;

export type Permission = keyof typeof permissions;

/** Whether this role may do this at all; says nothing of whose record it is. */
export function may(audience: Audience, permission: Permission): boolean {
  return (permissions[permission] as readonly Audience[]).includes(audience);
}
