import { fillText, type TextParams } from '../shared/common/fillText.ts';
import type { TextKey } from '../shared/texts.ts';

const known = new Map<string, string>();

let translated = new Map<string, string>();

/** Puts these sentences before the French ones, which stand wherever there is no other (specification §1). */
export function translate(catalogue: Readonly<Record<string, string>>): void {
  translated = new Map(Object.entries(catalogue));
}

/** Called at the top of a page's module, so that its sentences load with the page. */
export function registerTexts(catalogue: Readonly<Record<string, string>>): void {
  for (const [key, sentence] of Object.entries(catalogue)) known.set(key, sentence);
}

export function t(key: TextKey, params?: TextParams): string {
  return say(key, params);
}

/**
 * For messages that are either a text key (from a schema) or a sentence already (from the server):
 * the catalogue's sentence, or the words as they came.
 */
export function say(keyOrSentence: string, params?: TextParams): string {
  return fillText(translated.get(keyOrSentence) ?? known.get(keyOrSentence) ?? keyOrSentence, params);
}
