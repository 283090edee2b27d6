import { eq } from 'drizzle-orm';
import type { ClientRegistration } from '../../shared/auth/schemas.ts';
import { realId } from '../../shared/ids.ts';
import type { Context } from '../context.ts';
import { languages, userLanguages, users } from '../db/schema/index.ts';
import { invalid } from '../http/errors.ts';

/**
 * A client by submission: always a fresh account without password, never an existing one, so that knowing somebody's
 * number logs nobody in (design §7). Raises 400 for an unknown language.
 */
export async function registerClient(tx: Context, form: ClientRegistration): Promise<{ userId: string }> {
  const languageId = realId(form.languageId);
  const [user] = await tx.db
    .insert(users)
    .values({
      role: 'Client',
      firstName: form.firstName ?? '',
      lastName: form.lastName ?? '',
      phoneNumber: form.phoneNumber,
      email: form.email ?? null,
      createdAt: tx.now,
    })
    .returning({ id: users.id });
  if (!user) throw new Error('The client was not written');
  if (languageId) {
    const [language] = await tx.db.select({ id: languages.id }).from(languages).where(eq(languages.id, languageId));
    if (!language) throw invalid({ languageId: 'common.invalid' });
    await tx.db.insert(userLanguages).values({ userId: user.id, languageId });
  }
  return { userId: user.id };
}
