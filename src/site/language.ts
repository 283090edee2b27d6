import { useEffect } from 'react';
import { readStored, writeStored } from '../shared/client/storage.ts';
import { createStore } from '../shared/client/store.ts';
import { translate } from './texts.ts';
import { useStore } from './useStore.ts';

export const languages = ['fr', 'en'] as const;

export type Language = (typeof languages)[number];

const STORED = 'language';

/** The language of the menus. */
export const languageStore = createStore<Language>('fr');

/** What was chosen on an earlier visit. */
export const storedLanguage = (): Language => (readStored(STORED) === 'en' ? 'en' : 'fr');

/** Switches to a language and remembers it. Throws where its catalogue could not be loaded; then nothing changes. */
export async function chooseLanguage(language: Language): Promise<void> {
  translate(language === 'en' ? (await import('../shared/i18n/english.ts')).english : {});
  writeStored(STORED, language);
  languageStore.set(language);
}

/** The language of the menus: what uses it is rendered again when it changes. Pages are French and stay as they are. */
export function useLanguage(): Language {
  useEffect(() => {
    const stored = storedLanguage();
    // Offline, French stays: every sentence has it.
    if (stored !== languageStore.get()) chooseLanguage(stored).catch(() => undefined);
  }, []);
  return useStore(languageStore, 'fr');
}
