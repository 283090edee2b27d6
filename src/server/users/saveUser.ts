import { and, eq } from 'drizzle-orm';
import { realId } from '../../shared/ids.ts';
import type { SaveUser } from '../../shared/users/schemas.ts';
import { difference } from '../audit-log/difference.ts';
import { recordAct } from '../audit-log/recordAct.ts';
import { requireCity } from '../catalog/places/requireCity.ts';
import { type Actor, actorOf, type Context } from '../context.ts';
import { enterprises, languages, userLanguages, users } from '../db/schema/index.ts';
import { forbidden, invalid, notFound } from '../http/errors.ts';
import { spokenBy } from './queries.ts';

interface SavedUser {
  userId: string;
  phoneToConfirm: string | null;
}

/**
 * A person's own details (specification §7). Nobody changes somebody else's, nor their own role. A contractor has both
 * names, everybody else at least one (specification §5). Another phone number of somebody who signs in with theirs is
 * handed back: it takes the password and a code (`security/contactChange.ts`). Raises 403, and 400 at the field.
 */
export async function saveUser(tx: Context, form: SaveUser): Promise<SavedUser> {
  const actor = actorOf(tx);
  if (form.userId !== actor.id) throw forbidden();
  const enterpriseId = realId(form.enterpriseId);
  if (enterpriseId && enterpriseId !== actor.enterpriseId) throw forbidden();
  if (form.role && form.role !== actor.role) throw invalid({ role: 'users.roleFixed' });
  requireNames(actor, form);
  const phoneToConfirm = await writePerson(tx, actor, form);
  await writeLanguage(tx, actor, realId(form.languageId));
  if (enterpriseId) await writePlace(tx, enterpriseId, form);
  return { userId: actor.id, phoneToConfirm };
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

/** Returns the phone number that was not written. */
async function writePerson(tx: Context, actor: Actor, form: SaveUser): Promise<string | null> {
  const [present] = await tx.db.select().from(users).where(eq(users.id, actor.id));
  const isOther = form.phoneNumber !== undefined && form.phoneNumber !== present?.phoneNumber;
  const signsIn = present?.passwordHash !== null;
  await tx.db
    .update(users)
    .set({
      firstName: form.firstName ?? '',
      lastName: form.lastName ?? '',
      ...(typeof form.occupiedPosition === 'string' ? { occupiedPosition: form.occupiedPosition } : {}),
      ...(isOther && !signsIn ? { phoneNumber: form.phoneNumber } : {}),
    })
    .where(eq(users.id, actor.id));
  return isOther && signsIn ? (form.phoneNumber ?? null) : null;
}

/** The form shows the first of a person's languages: another choice takes its place, the others stay. */
async function writeLanguage(tx: Context, actor: Actor, languageId: string | undefined): Promise<void> {
  if (!languageId) return;
  const [language] = await tx.db.select({ id: languages.id }).from(languages).where(eq(languages.id, languageId));
  if (!language) throw invalid({ languageId: 'common.invalid' });
  const [shown] = await spokenBy(tx, actor.id).limit(1);
  if (shown?.value === languageId) return;
  const isOwn = eq(userLanguages.userId, actor.id);
  if (shown) await tx.db.delete(userLanguages).where(and(isOwn, eq(userLanguages.languageId, shown.value)));
  await tx.db.insert(userLanguages).values({ userId: actor.id, languageId }).onConflictDoNothing();
}

async function writePlace(tx: Context, enterpriseId: string, form: SaveUser): Promise<void> {
  const cityId = realId(form.city);
  if (cityId) await requireCity(tx, cityId, 'city');
  const place = { ...(form.address ? { address: form.address } : {}), ...(cityId ? { cityId } : {}) };
  if (Object.keys(place).length === 0) return;
  const isTheirs = eq(enterprises.id, enterpriseId);
  const [present] = await tx.db.select().from(enterprises).where(isTheirs).for('update');
  if (!present) throw notFound();
  const { isChanged, before, after } = difference<Partial<typeof present>>(present, place);
  if (!isChanged) return;
  await tx.db.update(enterprises).set(place).where(isTheirs);
  await recordAct(tx, { action: 'update', entity: 'enterprises', entityId: enterpriseId, before, after });
}
