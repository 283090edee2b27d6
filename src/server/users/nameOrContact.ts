import { fullName } from '../../shared/format/fullName.ts';
import type { users } from '../db/schema/index.ts';

/** What a colleague is called; who has no name yet is known by their e-mail, else by their telephone number. */
export const nameOrContact = (person: typeof users.$inferSelect): string =>
  fullName(person) || (person.email ?? person.phoneNumber);
