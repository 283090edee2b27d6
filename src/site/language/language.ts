import { readStored, writeStored } from '../../shared/client/storage.ts';
import { translate } from '../texts.ts';

export const languages = ['fr', 'en'] as const;

export type Language = (typeof languages)[number];

const STORED = 'language';
const listeners = new Set<() => void>();
let current: Language = 'fr';

export const currentLanguage = (): Language => current;

export function onLanguage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What was chosen on an earlier visit. */
export const keptLanguage = (): Language => (readStored(STORED) === 'en' ? 'en' : 'fr');

/** Puts a language in place and keeps it. Throws where its words could not be loaded; then nothing changes. */
export async function chooseLanguage(language: Language): Promise<void> {
  translate(language === 'en' ? (await import('../../shared/i18n/english.ts')).english : {});
  current = language;
  writeStored(STORED, language);
  for (const listener of [...listeners]) listener();
}
