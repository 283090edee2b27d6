import { isForeignKeyViolation } from '../db/isForeignKeyViolation.ts';
import { refused } from '../http/errors.ts';
import { fr, type ServerTextKey } from '../texts.ts';

/** What uses a record, each with its own French plural (`editing.uses.projects`, …). */
export type Uses = Partial<Record<'projects' | 'enterprises' | 'users' | 'sounds', number>>;

/** Raises IN_USE, saying what uses the record, where anything does. */
export function requireUnused(uses: Uses, key: ServerTextKey): void {
  const used = Object.entries(uses).filter(([, count]) => count > 0);
  if (used.length === 0) return;
  const words = used.map(([kind, count]) => fr(`editing.uses.${kind}` as ServerTextKey, { smart_count: count }));
  throw refused('IN_USE', key, { uses: words.join(', ') });
}

/**
 * Runs a removal; where something began to use the record in this very moment the database refuses it, and so do we, in
 * words.
 */
export async function removeUnused(remove: () => Promise<unknown>): Promise<void> {
  try {
    await remove();
  } catch (error) {
    if (isForeignKeyViolation(error)) throw refused('IN_USE', 'editing.usedNow');
    throw error;
  }
}
