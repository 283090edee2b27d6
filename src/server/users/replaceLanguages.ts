import { eq, inArray } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { languages, userLanguages } from '../db/schema/index.ts';
import { invalid } from '../http/errors.ts';

/** The languages a person speaks are these from now on. Raises 400 at the field for one that does not exist. */
export async function replaceLanguages(tx: Context, userId: string, wanted: readonly string[]): Promise<void> {
  const ids = [...new Set(wanted)];
  if (ids.length > 0) {
    const known = await tx.db.select({ id: languages.id }).from(languages).where(inArray(languages.id, ids));
    if (known.length < ids.length) throw invalid({ languages: 'common.invalid' });
  }
  await tx.db.delete(userLanguages).where(eq(userLanguages.userId, userId));
  if (ids.length > 0) await tx.db.insert(userLanguages).values(ids.map((languageId) => ({ userId, languageId })));
}
