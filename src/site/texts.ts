import { fillText, type TextParams } from '../shared/common/fillText.ts';
import { missingText } from '../shared/i18n/missingText.ts';
import type { TextKey } from '../shared/texts.ts';

const known = new Map<string, string>();

/** Called at the top of a page's module, so that its texts load with the page. */
export function registerTexts(catalogue: Readonly<Record<string, string>>): void {
  for (const [key, sentence] of Object.entries(catalogue)) known.set(key, sentence);
}

/** The French text of a key. Menus have theirs from `useMenuTexts`. */
export function t(key: TextKey, params?: TextParams): string {
  return say(key, params);
}

/** For messages that are a key (from a schema) or a sentence already (from the server). */
export function say(keyOrSentence: string, params?: TextParams): string {
  const sentence = known.get(keyOrSentence);
  if (import.meta.env.DEV && sentence === undefined) missingText(keyOrSentence, true);
  return fillText(sentence ?? keyOrSentence, params);
}
