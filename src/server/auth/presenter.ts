import type { Role } from '../../shared/auth/roles.ts';
import { landingPage } from '../../shared/auth/roles.ts';
import type { SessionEntity } from '../../shared/auth/views.ts';
import { enrolmentPage } from '../../shared/factors/rules.ts';
import { fullName } from '../../shared/format/fullName.ts';

export interface Person {
  id: string;
  firstName: string;
  lastName: string;
  role: Role;
  enterpriseId: string | null;
}

/** Who signed in, and where they land (specification §4): who must enrol a second factor, there first. */
export function presentSession(person: Person, session?: { mustEnrol: boolean }): SessionEntity {
  const { id, firstName, lastName, role, enterpriseId } = person;
  const redirectTo = session?.mustEnrol ? enrolmentPage : landingPage[role];
  return { id, firstName, lastName, fullName: fullName(person), role, enterpriseId, redirectTo };
}
