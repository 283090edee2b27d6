import type { Role } from '../../shared/auth/roles.ts';
import { landingPage } from '../../shared/auth/roles.ts';
import type { SessionEntity } from '../../shared/auth/views.ts';

interface Person {
  id: string;
  firstName: string;
  lastName: string;
  role: Role;
  enterpriseId: string | null;
}

export function fullName(person: { firstName: string; lastName: string }): string {
  return [person.firstName, person.lastName].filter(Boolean).join(' ');
}

/** Who signed in, and where they land (specification §4). */
export function presentSession(person: Person): SessionEntity {
  const { id, firstName, lastName, role, enterpriseId } = person;
  return { id, firstName, lastName, fullName: fullName(person), role, enterpriseId, redirectTo: landingPage[role] };
}
