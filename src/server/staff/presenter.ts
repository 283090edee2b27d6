import { createHash } from 'node:crypto';
import { fullName } from '../../shared/format/fullName.ts';
import type { PersonState } from '../../shared/staff/rules.ts';
import type { StaffItem } from '../../shared/staff/views.ts';
import type { users } from '../db/schema/index.ts';

type User = typeof users.$inferSelect;
type Option = StaffItem['languages'][number];

export function personState(person: Pick<User, 'deactivatedAt' | 'passwordHash' | 'invitedAt'>): PersonState {
  if (person.deactivatedAt) return 'Deactivated';
  return person.passwordHash === null && person.invitedAt !== null ? 'Invited' : 'Active';
}

export function presentStaff(person: User, awayUntil: string | null, languages: Option[]): StaffItem {
  const { id, firstName, lastName, role, email, phoneNumber, occupiedPosition, lastSeenAt, createdAt } = person;
  return {
    id,
    firstName,
    lastName,
    fullName: fullName(person),
    role,
    state: personState(person),
    email,
    phoneNumber,
    occupiedPosition,
    languages,
    lastSeenAt: lastSeenAt?.toISOString() ?? null,
    awayUntil,
    createdAt: createdAt.toISOString(),
  };
}

/**
 * The version of a person: made of what the form shows, so that being active does not count as a change. Opaque: equal
 * or not.
 */
export function personVersion(person: User, languageIds: readonly string[]): string {
  const { firstName, lastName, role, occupiedPosition, phoneNumber, email, deactivatedAt } = person;
  const written = [firstName, lastName, role, occupiedPosition, phoneNumber, email];
  const shown = [...written, deactivatedAt?.getTime(), languageIds.toSorted()];
  return createHash('sha256').update(JSON.stringify(shown)).digest('base64url');
}
