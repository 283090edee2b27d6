import { and, eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { SoundView } from '../../shared/sounds/views.ts';
import { recordAct } from '../audit-log/recordAct.ts';
import { actorOf, type Context } from '../context.ts';
import { languages, sounds } from '../db/schema/index.ts';
import { invalid, notFound } from '../http/errors.ts';
import { findWords } from './findWords.ts';
import type { ReceivedSound } from './receiveSound.ts';

type Sound = typeof sounds.$inferSelect;

interface Recorded extends Omit<ReceivedSound, 'content'> {
  size: number;
  storageKey: string;
}

/**
 * Writes the sound of a line in a language, in place of the one that was there: with another id, as the address of a
 * sound is kept for ever. What no row names any more is cleaned at night. Raises 400 for a line or a language that
 * there is not.
 */
export async function saveSound(
  tx: Context,
  { line, languageId }: { line: string; languageId: string },
  recorded: Recorded,
): Promise<SoundView> {
  const said = await findWords(tx, line);
  if (!said) throw invalid({ line: 'sounds.lineUnknown' });
  const language = await nameOf(tx, languageId);
  if (!language) throw invalid({ languageId: 'sounds.languageUnknown' });
  const [former] = await tx.db
    .select()
    .from(sounds)
    .where(and(eq(sounds.line, line), eq(sounds.languageId, languageId)));
  const made = { ...recorded, id: v7(), words: said.words, uploadedBy: actorOf(tx).id, createdAt: tx.now };
  const [sound] = await tx.db
    .insert(sounds)
    .values({ ...made, ...said.owner, languageId })
    .onConflictDoUpdate({ target: [sounds.line, sounds.languageId], set: made })
    .returning();
  if (!sound) throw new Error('The sound was not written');
  await recordAct(tx, {
    action: former ? 'update' : 'create',
    entity: 'sounds',
    entityId: sound.id,
    ...(former ? { before: { seconds: former.seconds, words: former.words } } : {}),
    after: { words: sound.words, language, seconds: sound.seconds },
  });
  return presentSound(sound);
}

/** Says that a sound still says its line, whose words have changed. Raises 404. */
export async function confirmSound(tx: Context, id: string): Promise<SoundView> {
  const sound = await lockSound(tx, id);
  const said = await findWords(tx, sound.line);
  if (!said) throw notFound();
  if (said.words !== sound.words) {
    await tx.db.update(sounds).set({ words: said.words }).where(eq(sounds.id, id));
    const before = { words: sound.words };
    await recordAct(tx, { action: 'update', entity: 'sounds', entityId: id, before, after: { words: said.words } });
  }
  return presentSound(sound);
}

/** Raises 404. */
export async function removeSound(tx: Context, id: string): Promise<void> {
  const sound = await lockSound(tx, id);
  await tx.db.delete(sounds).where(eq(sounds.id, id));
  const before = { words: sound.words, language: await nameOf(tx, sound.languageId), seconds: sound.seconds };
  await recordAct(tx, { action: 'remove', entity: 'sounds', entityId: id, before });
}

async function lockSound(tx: Context, id: string): Promise<Sound> {
  const [sound] = await tx.db.select().from(sounds).where(eq(sounds.id, id)).for('update');
  if (!sound) throw notFound();
  return sound;
}

async function nameOf({ db }: Context, languageId: string): Promise<string | undefined> {
  const [language] = await db.select({ nameFr: languages.nameFr }).from(languages).where(eq(languages.id, languageId));
  return language?.nameFr;
}

const presentSound = ({ id, line, languageId, seconds }: Sound): SoundView => ({ id, line, languageId, seconds });
