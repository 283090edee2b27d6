import { type Audience, type Role, roles } from './roles.ts';

const everyone = ['Visitor', 'Client', 'Entrepreneur', 'CustomerService', 'SalesService', 'Admin'] as const;
const signedIn = ['Client', 'Entrepreneur', 'CustomerService', 'SalesService', 'Admin'] as const;
const projectAgents = ['CustomerService', 'Admin'] as const;
const sellers = ['SalesService', 'Admin'] as const;

/**
 * Who may call what: the one table (specification §6, design §6). The server's routes, the site's guards and
 * react-admin's `canAccess` read it, and so do the transitions of the nouns (`shared/states`), which check besides who holds the record.
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
  'enterprises.readAny': ['SalesService', 'CustomerService', 'Admin'],
  'enterprises.register': ['Entrepreneur'],
  'enterprises.updateOwn': ['Entrepreneur'],
  'enterprises.update': ['Entrepreneur', ...sellers],
  'enterprises.listNew': sellers,
  'enterprises.listMine': sellers,
  'enterprises.listAll': ['Admin'],
  'enterprises.find': sellers,
  'enterprises.readDetails': sellers,
  'enterprises.readFiles': sellers,
  'enterprises.workForOthers': ['Admin'],
  'enterprises.assign': sellers,
  'enterprises.activate': sellers,
  'enterprises.listAgents': ['Admin'],
  'enterprises.suspend': ['Admin'],
  'enterprises.export': sellers,
  'verifications.list': sellers,
  'verifications.read': sellers,
  'verifications.assign': sellers,
  'verifications.check': sellers,
  'verifications.decide': sellers,
  'verifications.readOwn': ['Entrepreneur'],
  'verifications.workForOthers': ['Admin'],
  'projects.submit': ['Client', 'Entrepreneur', 'CustomerService', 'Admin'],
  'projects.submitForClient': projectAgents,
  'projects.read': signedIn,
  'projects.readAny': ['Admin'],
  'projects.workForOthers': ['Admin'],
  'projects.listSubmitted': projectAgents,
  'projects.assign': projectAgents,
  'projects.update': projectAgents,
  'projects.activate': projectAgents,
  'projects.listAll': ['Admin'],
  'projects.listQueues': projectAgents,
  'projects.listAgents': projectAgents,
  'projects.handOver': projectAgents,
  'projects.reject': projectAgents,
  'projects.cancel': projectAgents,
  'projects.restore': projectAgents,
  'projects.merge': projectAgents,
  'projects.readHistory': projectAgents,
  'projects.changeMany': projectAgents,
  'projects.export': projectAgents,
  'comments.read': projectAgents,
  'comments.write': projectAgents,
  'projects.listAvailable': ['Entrepreneur', 'Admin'],
  'projects.listAccepted': ['Entrepreneur', 'Admin'],
  'projects.accept': ['Entrepreneur'],
  'files.upload': signedIn,
  'files.read': signedIn,
  'subscriptions.read': ['Entrepreneur', 'Admin'],
  'subscriptions.readAny': ['Admin'],
  'subscriptions.change': ['Entrepreneur'],
  'payments.read': ['Entrepreneur', 'Admin'],
  'payments.readAny': ['Admin'],
  'payments.confirm': ['Entrepreneur', 'Admin'],
  'payments.list': ['Admin'],
  'payments.settleAttention': ['Admin'],
  'payments.askProvider': ['Admin'],
  'subscriptions.list': ['Admin'],
  'payments.methods': everyone,
  'payments.test': everyone,
  'payments.notify': everyone,
  'payments.sandbox': everyone,
  'dashboard.read': ['Admin'],
  'dashboard.readOwn': ['CustomerService', 'SalesService'],
  'statistics.read': ['Admin'],
  'messages.list': ['Admin'],
  'messages.retry': ['Admin'],
  'messages.report': everyone,
  'messages.export': ['Admin'],
  'auditLog.list': ['Admin'],
  'services.manage': ['Admin'],
  'places.manage': ['Admin'],
  'languages.manage': ['Admin'],
  'partners.manage': ['Admin'],
  'packages.manage': ['Admin'],
  'settings.manage': ['Admin'],
  'users.add': ['CustomerService', 'SalesService', 'Admin'],
  'staff.list': ['Admin'],
  'staff.update': ['Admin'],
  'support.handle': ['CustomerService', 'Admin'],
  'support.workForOthers': ['Admin'],
  'search.use': ['CustomerService', 'SalesService', 'Admin'],
  'auditLog.export': ['Admin'],
} as const satisfies Record<string, readonly Audience[]>;

export type Permission = keyof typeof permissions;

/** Whether this role may do this at all; says nothing of whose record it is. */
export function may(audience: Audience, permission: Permission): boolean {
  return (permissions[permission] as readonly Audience[]).includes(audience);
}

/** The roles of the people who may do this. */
export function rolesThatMay(permission: Permission): Role[] {
  return roles.filter((role) => may(role, permission));
}
