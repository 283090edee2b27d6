import { realId } from '../../shared/ids.ts';
import { addableRoles } from '../../shared/staff/rules.ts';
import type { AddUser } from '../../shared/staff/schemas.ts';
import type { AddedUser } from '../../shared/staff/views.ts';
import { recordAct } from '../audit-log/recordAct.ts';
import { requireCity } from '../catalog/places/requireCity.ts';
import { actorOf, type Context } from '../context.ts';
import { users } from '../db/schema/index.ts';
import { forbidden } from '../http/errors.ts';
import { replaceLanguages } from '../users/replaceLanguages.ts';
import { requireFreeIdentifiers, takenIdentifier } from './identifiers.ts';
import { sendInvitation } from './invitation.ts';

/**
 * Staff add a user, who gets a link to choose a password (specification §7, design §8). Raises 403 for a role that is
 * not the caller's to give, 400 at the phone or e-mail that belongs to another account, signed up or invited.
 */
export async function addUser(tx: Context, form: AddUser): Promise<AddedUser> {
  const actor = actorOf(tx);
  if (!addableRoles(actor.role).includes(form.roleId)) throw forbidden();
  await requireFreeIdentifiers(tx, form);
  const cityId = realId(form.city);
  if (cityId) await requireCity(tx, cityId, 'city');
  const person = await insertPerson(tx, form, cityId);
  await replaceLanguages(tx, person.id, form.languages);
  const added = await sendInvitation(tx, person);
  const { firstName, lastName, phoneNumber, email, role } = person;
  await recordAct(tx, {
    action: 'add',
    entity: 'users',
    entityId: person.id,
    after: { firstName, lastName, phoneNumber, email, role },
  });
  return added;
}

async function insertPerson(tx: Context, form: AddUser, cityId: string | undefined) {
  try {
    const [person] = await tx.db
      .insert(users)
      .values({
        role: form.roleId,
        email: form.email ?? null,
        phoneNumber: form.phoneNumber,
        firstName: form.firstName ?? '',
        lastName: form.lastName ?? '',
        address: form.address ?? '',
        cityId: cityId ?? null,
        invitedAt: tx.now,
        createdAt: tx.now,
      })
      .returning();
    if (!person) throw new Error('The user was not written');
    return person;
  } catch (error) {
    throw takenIdentifier(error) ?? error;
  }
}
