import { useEffect } from 'react';
import { useStore } from '../useStore.ts';
import { chooseLanguage, type Language, languageStore, storedLanguage } from './language.ts';

/** The language of the menus: what uses it is rendered again when it changes. Pages are French and stay as they are. */
export function useLanguage(): Language {
  useEffect(() => {
    const stored = storedLanguage();
    // Offline, French stays: every sentence has it.
    if (stored !== languageStore.get()) chooseLanguage(stored).catch(() => undefined);
  }, []);
  return useStore(languageStore, 'fr');
}
