/** The roles of the specification §6. */
export const roles = ['CustomerService', 'SalesService', 'Entrepreneur', 'Client', 'Admin'] as const;

export type Role = (typeof roles)[number];

/** Who is calling: a role, or nobody known. */
export type Audience = Role | 'Visitor';

export const staffRoles = ['CustomerService', 'SalesService', 'Admin'] as const satisfies readonly Role[];

/** Internal staff (specification §1). */
export function isStaff(role: Audience | undefined): boolean {
  return (staffRoles as readonly string[]).includes(role ?? '');
}

/** Where each role lands after login (specification §4: the server-provided redirectTo). */
export const landingPage: Record<Role, string> = {
  CustomerService: '/oasis-interne/gestion-de-projets',
  SalesService: '/oasis-interne/gestion-de-compte-entreprise',
  Entrepreneur: '/tableaux-de-bords/entrepreneurs',
  Client: '/accueil',
  Admin: '/gestion-interne/admin/dashboard',
};
