import type { Audience } from './roles.ts';

/**
 * The permissions that the public site asks about: a part of the one table, apart so that a first load brings no more
 * of it.
 */
export const sitePermissions = {
  'projects.submit': ['Client', 'Entrepreneur', 'CustomerService', 'Admin'],
  'projects.submitForClient': ['CustomerService', 'Admin'],
  'enterprises.updateOwn': ['Entrepreneur'],
} as const satisfies Record<string, readonly Audience[]>;

/** As `may` in `permissions.ts`. */
export function mayOnSite(audience: Audience, permission: keyof typeof sitePermissions): boolean {
  return (sitePermissions[permission] as readonly Audience[]).includes(audience);
}
