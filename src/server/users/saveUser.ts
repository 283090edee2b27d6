import { eq } from 'drizzle-orm';
import { realId } from '../../shared/ids.ts';
import type { SaveUser } from '../../shared/users/schemas.ts';
import { requireCity } from '../catalog/places/requireCity.ts';
import { type Actor, actorOf, type Context } from '../context.ts';
import { isUniqueViolation } from '../db/isUniqueViolation.ts';
import { enterprises, languages, userLanguages, users } from '../db/schema/index.ts';
import { forbidden, invalid, notFound } from '../http/errors.ts';

/**
 * A person's own details (specification §7). Nobody changes somebody else's, nor their own role. A contractor has both
 * names, everybody else at least one (specification §5). Raises 403, and 400 at the field.
 */
export async function saveUser(tx: Context, form: SaveUser): Promise<string> {
  const actor = actorOf(tx);
  if (form.userId !== actor.id) throw forbidden();
  const enterpriseId = realId(form.enterpriseId);
  if (enterpriseId && enterpriseId !== actor.enterpriseId) throw forbidden();
  requireNames(actor, form);
  await writePerson(tx, actor, form);
  await writeLanguage(tx, actor, realId(form.languageId));
  if (enterpriseId) await writePlace(tx, enterpriseId, form);
  return actor.id;
}

function requireNames(actor: Actor, { firstName, lastName }: SaveUser): void {
  if (actor.role !== 'Entrepreneur') {
    if (!firstName && !lastName) {
      throw invalid({ lastName: 'auth.lastNameOrFirstNameRequired', firstName: 'auth.firstNameOrLastNameRequired' });
    }
    return;
  }
  const missing = {
    ...(lastName ? {} : { lastName: 'users.lastNameRequired' as const }),
    ...(firstName ? {} : { firstName: 'users.firstNameRequired' as const }),
  };
  if (Object.keys(missing).length > 0) throw invalid(missing);
}

async function writePerson(tx: Context, actor: Actor, form: SaveUser): Promise<void> {
  try {
    await tx.db
      .update(users)
      .set({
        firstName: form.firstName ?? '',
        lastName: form.lastName ?? '',
        ...(typeof form.occupiedPosition === 'string' ? { occupiedPosition: form.occupiedPosition } : {}),
        ...(form.phoneNumber ? { phoneNumber: form.phoneNumber } : {}),
      })
      .where(eq(users.id, actor.id));
  } catch (error) {
    if (isUniqueViolation(error, 'users_phone_unique')) throw invalid({ phoneNumber: 'users.phoneTaken' });
    throw error;
  }
}

async function writeLanguage(tx: Context, actor: Actor, languageId: string | undefined): Promise<void> {
  if (!languageId) return;
  const [language] = await tx.db.select({ id: languages.id }).from(languages).where(eq(languages.id, languageId));
  if (!language) throw invalid({ languageId: 'common.invalid' });
  await tx.db.delete(userLanguages).where(eq(userLanguages.userId, actor.id));
  await tx.db.insert(userLanguages).values({ userId: actor.id, languageId });
}

async function writePlace(tx: Context, enterpriseId: string, form: SaveUser): Promise<void> {
  const cityId = realId(form.city);
  if (cityId) await requireCity(tx, cityId, 'city');
  const place = { ...(form.address ? { address: form.address } : {}), ...(cityId ? { cityId } : {}) };
  if (Object.keys(place).length === 0) return;
  const changed = await tx.db
    .update(enterprises)
    .set(place)
    .where(eq(enterprises.id, enterpriseId))
    .returning({ id: enterprises.id });
  if (changed.length === 0) throw notFound();
}
