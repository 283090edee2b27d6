import { and, eq, isNotNull, or } from 'drizzle-orm';
import { realId } from '../../shared/ids.ts';
import { addableRoles } from '../../shared/staff/rules.ts';
import type { AddUser } from '../../shared/staff/schemas.ts';
import type { AddedUser } from '../../shared/staff/views.ts';
import { recordAct } from '../audit-log/recordAct.ts';
import { actorOf, type Context } from '../context.ts';
import { isUniqueViolation } from '../db/isUniqueViolation.ts';
import { users } from '../db/schema/index.ts';
import { requireCity } from '../enterprises/requireCity.ts';
import { forbidden, invalid } from '../http/errors.ts';
import { replaceLanguages } from '../users/replaceLanguages.ts';
import { sendInvitation } from './invitation.ts';

/**
 * Staff add a user, who gets a link to choose a password (specification §7, design §8). Raises 403 for a role that is not the caller's
 * to give, 400 at the phone or e-mail that belongs to another account, signed up or invited.
 */
export async function addUser(tx: Context, form: AddUser): Promise<AddedUser> {
  const actor = actorOf(tx);
  if (!addableRoles(actor.role).includes(form.roleId)) throw forbidden();
  await requireUnknown(tx, form);
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
    // Somebody else added them at the same moment.
    if (isUniqueViolation(error, 'users_invited_phone_unique')) throw invalid({ phoneNumber: 'users.phoneTaken' });
    if (isUniqueViolation(error, 'users_invited_email_unique')) throw invalid({ email: 'staff.emailTaken' });
    throw error;
  }
}

/** Clients by submission do not count: their number was never proved to be theirs (design §7). */
async function requireUnknown(tx: Context, { phoneNumber, email }: AddUser): Promise<void> {
  const known = await tx.db
    .select({ phoneNumber: users.phoneNumber, email: users.email })
    .from(users)
    .where(
      and(
        or(isNotNull(users.passwordHash), isNotNull(users.invitedAt)),
        or(eq(users.phoneNumber, phoneNumber), email ? eq(users.email, email) : undefined),
      ),
    );
  const taken = {
    ...(known.some((one) => one.phoneNumber === phoneNumber) ? { phoneNumber: 'users.phoneTaken' as const } : {}),
    ...(email && known.some((one) => one.email === email) ? { email: 'staff.emailTaken' as const } : {}),
  };
  if (Object.keys(taken).length > 0) throw invalid(taken);
}
