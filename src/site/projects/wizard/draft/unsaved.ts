import { readStored, removeStored, writeStored } from '../../../../shared/client/storage.ts';
import type { Draft } from './draft.ts';

const UNSAVED = 'wizardUnsaved';

interface Unsaved {
  draftId: string;
  fields: Partial<Draft>;
}

/** What a draft has that its stored version has not. */
export function unsavedFields(stored: Draft, shown: Draft): Partial<Draft> {
  const changed = Object.entries(shown).filter(([field, value]) => stored[field as keyof Draft] !== value);
  return Object.fromEntries(changed);
}

/** Keeps what is not stored yet when the page ends: a database has no time left to write then, local storage has. */
export function keepUnsaved(unsaved: Unsaved): void {
  writeStored(UNSAVED, JSON.stringify(unsaved));
}

/** What the last page of this draft could not store. */
export function takeUnsaved(draftId: string): Partial<Draft> | undefined {
  const kept = readStored(UNSAVED);
  if (!kept) return undefined;
  removeStored(UNSAVED);
  try {
    const unsaved: Unsaved = JSON.parse(kept);
    return unsaved.draftId === draftId ? unsaved.fields : undefined;
  } catch {
    return undefined;
  }
}
