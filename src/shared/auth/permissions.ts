import { type Audience, type Role, roles } from './roles.ts';
import { sitePermissions } from './sitePermissions.ts';

const everyone = ['Visitor', 'Client', 'Entrepreneur', 'CustomerService', 'SalesService', 'Admin'] as const;
const signedIn = ['Client', 'Entrepreneur', 'CustomerService', 'SalesService', 'Admin'] as const;
const projectAgents = ['CustomerService', 'Admin'] as const;
const sellers = ['SalesService', 'Admin'] as const;
const staff = ['CustomerService', ...sellers] as const;
const admins = ['Admin'] as const;
const contractors = ['Entrepreneur'] as const;
const contractorsAndAdmins = ['Entrepreneur', 'Admin'] as const;

/**
 * Who may call what: the one table (specification §6, design §6). The server's routes, the site's guards and
 * react-admin's `canAccess` read it, and so do the transitions of the nouns (`shared/states`), which check besides who
 * holds the record.
 */
export const permissions = {
  ...sitePermissions,
  'catalog.read': everyone,
  'settings.read': everyone,
  'directory.read': everyone,
  'partners.read': everyone,
  'support.contact': everyone,
  'preview.enter': everyone,
  /** The link is the right: whoever holds it, signed in or not. */
  'tracking.use': everyone,
  'auth.login': everyone,
  'auth.refresh': everyone,
  'auth.logout': everyone,
  'auth.register': everyone,
  'auth.requestReset': everyone,
  'auth.resetPassword': everyone,
  'auth.updatePassword': signedIn,
  'auth.manageSessions': signedIn,
  'factors.signIn': everyone,
  /** What a session that must enrol a second factor still reaches, and nothing else but its log-out. */
  'factors.enrol': signedIn,
  'factors.manage': signedIn,
  'factors.reset': admins,
  'auth.changeContact': signedIn,
  'auth.undoChange': everyone,
  'packages.read': everyone,
  'users.read': signedIn,
  'users.readAny': admins,
  'users.update': signedIn,
  'ownData.read': signedIn,
  'ownData.erase': ['Client', 'Entrepreneur'],
  'ownData.undoErasure': everyone,
  'personData.serve': projectAgents,
  'contactViews.read': projectAgents,
  'enterprises.read': ['Entrepreneur', 'SalesService', 'CustomerService', 'Admin'],
  'enterprises.readAny': staff,
  'enterprises.register': contractors,
  'enterprises.update': ['Entrepreneur', ...sellers],
  'enterprises.listNew': sellers,
  'enterprises.listMine': sellers,
  'enterprises.listAll': admins,
  'enterprises.find': sellers,
  'enterprises.readDetails': sellers,
  'enterprises.readFiles': sellers,
  'enterprises.workForOthers': admins,
  'enterprises.assign': sellers,
  'enterprises.activate': sellers,
  'enterprises.listAgents': admins,
  'enterprises.suspend': admins,
  'enterprises.export': sellers,
  'verifications.list': sellers,
  'verifications.read': sellers,
  'verifications.assign': sellers,
  'verifications.check': sellers,
  'verifications.decide': sellers,
  'verifications.readOwn': contractors,
  'verifications.classifyOwn': contractors,
  'verifications.workForOthers': admins,
  'projects.read': signedIn,
  'projects.readAny': admins,
  /** As the client that they are besides. */
  'projects.readOwn': ['Client', 'Entrepreneur'],
  'projects.workForOthers': admins,
  'projects.listSubmitted': projectAgents,
  'projects.assign': projectAgents,
  'projects.update': projectAgents,
  'projects.activate': projectAgents,
  'projects.listAll': admins,
  'projects.listQueues': projectAgents,
  'projects.listAgents': projectAgents,
  'projects.handOver': projectAgents,
  'projects.reject': projectAgents,
  'projects.cancel': projectAgents,
  'projects.complete': projectAgents,
  'projects.restore': projectAgents,
  'projects.merge': projectAgents,
  'projects.readHistory': projectAgents,
  'projects.changeMany': projectAgents,
  'projects.export': projectAgents,
  'comments.read': projectAgents,
  'comments.write': projectAgents,
  'projects.listAvailable': contractorsAndAdmins,
  'projects.listAccepted': contractorsAndAdmins,
  'projects.accept': contractors,
  'leads.work': contractors,
  'leads.list': projectAgents,
  'quotes.write': contractors,
  'quotes.read': [...contractors, ...projectAgents],
  'quotes.list': projectAgents,
  'reviews.check': projectAgents,
  'reviews.answer': contractors,
  'files.upload': signedIn,
  'files.read': signedIn,
  'subscriptions.read': contractorsAndAdmins,
  'subscriptions.readAny': admins,
  'subscriptions.change': contractors,
  'payments.read': contractorsAndAdmins,
  'payments.readAny': admins,
  'payments.confirm': contractorsAndAdmins,
  'payments.list': admins,
  'payments.settleAttention': admins,
  'payments.askProvider': admins,
  'subscriptions.list': admins,
  'payments.methods': everyone,
  'payments.test': everyone,
  'payments.notify': everyone,
  'payments.sandbox': everyone,
  'dashboard.read': admins,
  'dashboard.readOwn': ['CustomerService', 'SalesService'],
  'statistics.read': admins,
  'messages.list': admins,
  'messages.retry': admins,
  'messages.report': everyone,
  'messages.export': admins,
  'auditLog.list': admins,
  'services.manage': admins,
  'sounds.manage': admins,
  'places.manage': admins,
  'languages.manage': admins,
  'partners.manage': admins,
  'packages.manage': admins,
  'settings.manage': admins,
  'users.add': staff,
  'staff.list': admins,
  'staff.update': admins,
  'followUps.list': staff,
  'followUps.call': staff,
  /** The requests and messages of clients; the enterprises that sales call. */
  'followUps.serveClients': projectAgents,
  'followUps.serveEnterprises': sellers,
  'absences.manage': staff,
  'absences.manageForOthers': admins,
  'support.handle': projectAgents,
  'support.workForOthers': admins,
  'search.use': staff,
  'auditLog.export': admins,
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
