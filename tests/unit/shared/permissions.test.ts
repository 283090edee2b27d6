import { describe, expect, it } from 'vitest';
import { may, type Permission, permissions } from '../../../src/shared/auth/permissions.ts';
import { type Audience, isStaff, landingPage, roles } from '../../../src/shared/auth/roles.ts';
import { pageFor } from '../../../src/shared/pages.ts';

const all: Permission[] = Object.keys(permissions) as Permission[];
const notAdmins: Permission[] = [
  'dashboard.readOwn',
  'subscriptions.change',
  'projects.accept',
  'leads.work',
  'quotes.write',
  'reviews.answer',
  'enterprises.register',
  'enterprises.updateOwn',
  'verifications.readOwn',
  'verifications.classifyOwn',
  'ownData.erase',
  'projects.readOwn',
];

describe('what each role may do besides what everybody may', () => {
  const public_ = all.filter((permission) => may('Visitor', permission));

  const beyond: Record<Audience, Permission[]> = {
    Visitor: [],
    Client: [
      'projects.readOwn',
      'ownData.erase',
      'users.read',
      'users.update',
      'auth.updatePassword',
      'auth.changeContact',
      'auth.manageSessions',
      'factors.enrol',
      'factors.manage',
      'ownData.read',
      'projects.submit',
      'projects.read',
      'files.upload',
      'files.read',
    ],
    Entrepreneur: [
      'projects.readOwn',
      'ownData.erase',
      'subscriptions.read',
      'subscriptions.change',
      'verifications.readOwn',
      'verifications.classifyOwn',
      'payments.read',
      'payments.confirm',
      'users.read',
      'users.update',
      'auth.updatePassword',
      'auth.changeContact',
      'auth.manageSessions',
      'factors.enrol',
      'factors.manage',
      'ownData.read',
      'enterprises.register',
      'enterprises.updateOwn',
      'enterprises.update',
      'enterprises.read',
      'projects.submit',
      'projects.read',
      'projects.listAvailable',
      'projects.listAccepted',
      'projects.accept',
      'leads.work',
      'quotes.write',
      'quotes.read',
      'reviews.answer',
      'files.upload',
      'files.read',
    ],
    CustomerService: [
      'absences.manage',
      'followUps.serveClients',
      'personData.serve',
      'contactViews.read',
      'users.read',
      'users.update',
      'auth.updatePassword',
      'auth.changeContact',
      'auth.manageSessions',
      'factors.enrol',
      'factors.manage',
      'ownData.read',
      'enterprises.read',
      'enterprises.readAny',
      'projects.submit',
      'projects.submitForClient',
      'projects.read',
      'projects.listSubmitted',
      'projects.assign',
      'projects.update',
      'projects.activate',
      'projects.listQueues',
      'projects.listAgents',
      'projects.handOver',
      'projects.reject',
      'projects.cancel',
      'projects.complete',
      'projects.restore',
      'projects.merge',
      'projects.readHistory',
      'projects.changeMany',
      'projects.export',
      'reviews.check',
      'leads.list',
      'quotes.read',
      'quotes.list',
      'comments.read',
      'comments.write',
      'files.upload',
      'files.read',
      'users.add',
      'followUps.list',
      'followUps.call',
      'support.handle',
      'search.use',
      'dashboard.readOwn',
    ],
    SalesService: [
      'absences.manage',
      'followUps.list',
      'followUps.call',
      'followUps.serveEnterprises',
      'users.read',
      'users.update',
      'auth.updatePassword',
      'auth.changeContact',
      'auth.manageSessions',
      'factors.enrol',
      'factors.manage',
      'ownData.read',
      'enterprises.read',
      'enterprises.readAny',
      'enterprises.readFiles',
      'enterprises.update',
      'enterprises.listNew',
      'enterprises.listMine',
      'enterprises.find',
      'enterprises.readDetails',
      'enterprises.assign',
      'enterprises.activate',
      'enterprises.export',
      'verifications.list',
      'verifications.read',
      'verifications.assign',
      'verifications.check',
      'verifications.decide',
      'projects.read',
      'files.upload',
      'files.read',
      'users.add',
      'search.use',
      'dashboard.readOwn',
    ],
    Admin: all.filter((permission) => !notAdmins.includes(permission) && !may('Visitor', permission)),
  };

  it.each(Object.keys(beyond) as Audience[])('%s', (audience) => {
    const allowed = all.filter((permission) => may(audience, permission) && !public_.includes(permission));
    expect(allowed.toSorted()).toEqual(beyond[audience].toSorted());
  });

  it.each(roles)('%s may do whatever a visitor may', (role) => {
    expect(public_.filter((permission) => !may(role, permission))).toEqual([]);
  });
});

describe('roles', () => {
  it.each([
    ['Admin', true],
    ['CustomerService', true],
    ['SalesService', true],
    ['Entrepreneur', false],
    ['Client', false],
    ['Visitor', false],
    [undefined, false],
  ] as const)('%s is staff: %s', (role, staff) => {
    expect(isStaff(role)).toBe(staff);
  });

  it.each(roles)('%s lands on a page that exists', (role) => {
    expect(pageFor(landingPage[role])).toBeDefined();
  });
});
