import { eq, sql } from 'drizzle-orm';
import { recordAct } from '../../audit-log/recordAct.ts';
import type { Context } from '../../context.ts';
import { languages } from '../../db/schema/index.ts';
import { countUses } from '../../editing/countUses.ts';
import { lockList } from '../../editing/lockList.ts';
import { removeUnused, requireUnused } from '../../editing/removeUnused.ts';
import { nextVersion, requireFresh } from '../../editing/requireFresh.ts';
import { requireNewName } from '../../editing/requireNewName.ts';
import { lastPosition } from '../../editing/saveOrder.ts';
import { notFound } from '../../http/errors.ts';
import { usesOfLanguage } from './queries.ts';

const naming = { table: languages, column: languages.nameFr, field: 'nameFr' };

/** A new language, the last of all. Raises 400 where there is one of that name. */
export async function createLanguage(tx: Context, { nameFr }: { nameFr: string }): Promise<string> {
  await lockList(tx, 'languages');
  await requireNewName(tx, nameFr, naming);
  const position = await lastPosition(tx, { name: 'languages', table: languages });
  const [language] = await tx.db
    .insert(languages)
    .values({ nameFr, position, updatedAt: tx.now })
    .returning({ id: languages.id });
  if (!language) throw new Error('The language was not written');
  await recordAct(tx, { action: 'create', entity: 'languages', entityId: language.id, after: { nameFr } });
  return language.id;
}

/** Raises STALE, 404, 400. */
export async function renameLanguage(
  tx: Context,
  id: string,
  { nameFr, updatedAt }: { nameFr: string; updatedAt: string },
): Promise<void> {
  await lockList(tx, 'languages');
  const language = await lockLanguage(tx, id);
  await requireFresh(tx, 'languages', language, updatedAt);
  if (language.nameFr === nameFr) return;
  await requireNewName(tx, nameFr, { ...naming, except: id });
  await tx.db
    .update(languages)
    .set({ nameFr, updatedAt: nextVersion(language.updatedAt, tx.now) })
    .where(eq(languages.id, id));
  const before = { nameFr: language.nameFr };
  await recordAct(tx, { action: 'update', entity: 'languages', entityId: id, before, after: { nameFr } });
}

/** Raises IN_USE, saying what uses it; 404. */
export async function removeLanguage(tx: Context, id: string): Promise<void> {
  await lockList(tx, 'languages');
  const { nameFr } = await lockLanguage(tx, id);
  const recorded = await countUses(tx, { sounds: sql`from sounds where language_id = ${id}` });
  requireUnused({ ...(await usesOfLanguage(tx, id)), ...recorded }, 'placeAdmin.languageInUse');
  await removeUnused(() => tx.db.delete(languages).where(eq(languages.id, id)));
  await recordAct(tx, { action: 'remove', entity: 'languages', entityId: id, before: { nameFr } });
}

async function lockLanguage(tx: Context, id: string) {
  const [language] = await tx.db.select().from(languages).where(eq(languages.id, id)).for('update');
  if (!language) throw notFound();
  return language;
}
