/** What a key looks like: `layout.login`. Messages of the server are sentences already and take the same way. */
const KEY = /^[a-z][\w-]*(\.[\w-]+)+$/i;

/**
 * What is shown for a text that no catalogue has: a sentence as it came.
 * @param isStrict in development and tests: there an unknown key is an error. Elsewhere the key itself is shown.
 */
export function missingText(text: string, isStrict: boolean): string {
  if (isStrict && KEY.test(text)) throw new Error(`No catalogue has the text "${text}"`);
  return text;
}
