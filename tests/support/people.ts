import { randomInt } from 'node:crypto';
import { asc } from 'drizzle-orm';
import type { Db } from '../../src/server/db/client.ts';
import { languages, supportTickets, users } from '../../src/server/db/schema/index.ts';

/** Phone digits that nobody has. */
export function freshPhone(): string {
  return `64${randomInt(1_000_000, 9_999_999)}`;
}

export async function languageIds(db: Db): Promise<string[]> {
  const rows = await db.select({ id: languages.id }).from(languages).orderBy(asc(languages.position));
  return rows.map(({ id }) => id);
}

/** What the add-user form sends. */
export async function newUserForm(db: Db, changes: object = {}) {
  const phoneNumber = freshPhone();
  return {
    email: `ajout${phoneNumber}@exemple.test`,
    firstName: 'Néné',
    lastName: 'Sow',
    languages: (await languageIds(db)).slice(0, 1),
    address: '',
    city: '',
    phoneNumber,
    roleId: 'Client',
    ...changes,
  };
}

/** Somebody whom staff added, and who has chosen no password. */
export async function buildInvited(db: Db, changes: Partial<typeof users.$inferInsert> = {}) {
  const digits = freshPhone();
  const [person] = await db
    .insert(users)
    .values({
      role: 'CustomerService',
      firstName: 'Saran',
      lastName: 'Traoré',
      phoneNumber: `+224${digits}`,
      email: `invite${digits}@exemple.test`,
      invitedAt: new Date(),
      ...changes,
    })
    .returning();
  if (!person) throw new Error('The person was not written');
  return person;
}

/** A message of the contact form. */
export async function buildTicket(db: Db, changes: Partial<typeof supportTickets.$inferInsert> = {}) {
  const [ticket] = await db
    .insert(supportTickets)
    .values({
      name: 'Awa Bah',
      email: 'awa@bah.gn',
      subject: 'Ma demande',
      body: 'Où en est-elle ?',
      ...changes,
    })
    .returning();
  if (!ticket) throw new Error('The ticket was not written');
  return ticket;
}
