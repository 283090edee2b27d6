import { useEffect, useSyncExternalStore } from 'react';
import { chooseLanguage, currentLanguage, keptLanguage, type Language, onLanguage } from './language.ts';

/** The language of the menus. What uses it is drawn anew when it changes; pages are French and stay as they are. */
export function useLanguage(): Language {
  useEffect(() => {
    const kept = keptLanguage();
    // Without the network French stays: every sentence has it.
    if (kept !== currentLanguage()) chooseLanguage(kept).catch(() => undefined);
  }, []);
  return useSyncExternalStore(onLanguage, currentLanguage, () => 'fr');
}
