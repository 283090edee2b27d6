import { eq } from 'drizzle-orm';
import type { RegisterEnterprise } from '../../shared/enterprises/schemas.ts';
import type { RegisteredEnterprise } from '../../shared/enterprises/views.ts';
import { fullName } from '../../shared/format/fullName.ts';
import { requireCity } from '../catalog/places/requireCity.ts';
import { actorOf, type Context } from '../context.ts';
import { enterprises, users } from '../db/schema/index.ts';
import { invalid, refused } from '../http/errors.ts';
import { type MessageDraft, queueMessages } from '../messages/queueMessages.ts';
import { drawAccountNumber } from './accountNumber.ts';
import { replaceServices } from './replaceServices.ts';
import { requireNewCompany } from './requireNewCompany.ts';

type Person = typeof users.$inferSelect;

/**
 * The contractor's own enterprise, Pending until an agent activates it (specification §4), and a welcome with its
 * account number. Raises ENTERPRISE_EXISTS where they have one, COMPANY_EXISTS where the registration number is known.
 */
export async function registerEnterprise(tx: Context, form: RegisterEnterprise): Promise<RegisteredEnterprise> {
  // The row is held: two requests at once make one enterprise.
  const [person] = await tx.db
    .select()
    .from(users)
    .where(eq(users.id, actorOf(tx).id))
    .for('update');
  if (!person) throw new Error('The contractor who asks is not there');
  if (person.enterpriseId) throw refused('ENTERPRISE_EXISTS', 'enterprises.alreadyYours');
  const name = form.name || fullName(person);
  if (!name) throw invalid({ name: 'enterprises.nameRequired' });
  await requireCity(tx, form.cityId, 'cityId');
  if (form.registrationNumber) await requireNewCompany(tx, form.registrationNumber);
  const enterprise = await insertEnterprise(tx, {
    name,
    address: form.address ?? '',
    cityId: form.cityId,
    registrationNumber: form.registrationNumber ?? null,
    phoneNumber: person.phoneNumber,
    createdAt: tx.now,
  });
  await replaceServices(tx, enterprise.id, form.services);
  await tx.db.update(users).set({ enterpriseId: enterprise.id }).where(eq(users.id, person.id));
  await queueMessages(tx, welcome(person, { ...enterprise, name }));
  return enterprise;
}

/** With about 10^9 possible numbers a second attempt is rare. */
const MAX_DRAWS = 20;

async function insertEnterprise(tx: Context, values: Omit<typeof enterprises.$inferInsert, 'accountNumber'>) {
  for (let draw = 0; draw < MAX_DRAWS; draw++) {
    const [written] = await tx.db
      .insert(enterprises)
      .values({ ...values, accountNumber: drawAccountNumber() })
      .onConflictDoNothing({ target: enterprises.accountNumber })
      .returning({ id: enterprises.id, accountNumber: enterprises.accountNumber });
    if (written) return written;
  }
  throw new Error('No free account number was drawn');
}

function welcome(person: Person, { id, name, accountNumber }: RegisteredEnterprise & { name: string }): MessageDraft[] {
  const common = {
    template: 'enterpriseRegistered',
    dedupeKey: `registered:${id}`,
    params: { name: fullName(person), enterprise: name, accountNumber },
  } as const;
  const sms: MessageDraft = { ...common, channel: 'sms', phoneNumber: person.phoneNumber };
  return person.email ? [sms, { ...common, channel: 'email', email: person.email }] : [sms];
}
