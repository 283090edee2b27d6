import type { Role } from '../../shared/auth/roles.ts';
import { landingPage } from '../../shared/auth/roles.ts';
import type { SessionEntity } from '../../shared/auth/views.ts';
import { fullName } from '../../shared/format/fullName.ts';

interface Person {
  id: string;
  firstName: string;
  lastName: string;
  role: Role;
  enterpriseId: string | null;
}

/** Who signed in, and where they land (specification §4). */
export function presentSession(person: Person): SessionEntity {
  const { id, firstName, lastName, role, enterpriseId } = person;
  return { id, firstName, lastName, fullName: fullName(person), role, enterpriseId, redirectTo: landingPage[role] };
}
