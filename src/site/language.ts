import { useEffect } from 'react';
import { readStored, writeStored } from '../shared/client/storage.ts';
import { createStore } from '../shared/client/store.ts';
import { fillText, type TextParams } from '../shared/common/fillText.ts';
import type { TextKey } from '../shared/texts.ts';
import { t } from './texts.ts';
import { useStore } from './useStore.ts';

export const languages = ['fr', 'en'] as const;

export type Language = (typeof languages)[number];

const STORED = 'language';

/** The language of the menus. */
export const languageStore = createStore<Language>('fr');

/** Empty until somebody asks for it. */
let english: Partial<Record<TextKey, string>> = {};

/** What was chosen on an earlier visit. */
export const storedLanguage = (): Language => (readStored(STORED) === 'en' ? 'en' : 'fr');

/** Switches to a language and remembers it. Throws where its catalogue could not be loaded; then nothing changes. */
export async function chooseLanguage(language: Language): Promise<void> {
  if (language === 'en') english = (await import('../shared/i18n/english.ts')).english;
  writeStored(STORED, language);
  languageStore.set(language);
}

/** Takes up what was chosen on an earlier visit. */
export function useStoredLanguage(): void {
  useEffect(() => {
    // Offline, French stays: every sentence has it.
    if (storedLanguage() !== languageStore.get()) chooseLanguage(storedLanguage()).catch(() => undefined);
  }, []);
}

const inEnglish = (key: TextKey, params?: TextParams): string => {
  const sentence = english[key];
  return sentence === undefined ? t(key, params) : fillText(sentence, params);
};

/** The text of a key in this language, else in French (specification §1). */
export const textIn = (language: Language) => (language === 'en' ? inEnglish : t);

/**
 * The menus' language and texts: what uses them is rendered again when it changes. Pages are French and stay as they
 * are. The server's HTML is French, and so is what a part says while the browser takes it over, however late.
 */
export function useMenuTexts(): { lang: Language; t: typeof t } {
  const lang = useStore(languageStore, 'fr');
  return { lang, t: textIn(lang) };
}
