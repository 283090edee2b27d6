import { readPosition } from './readPosition.ts';

/** After the last letter, until places are looked for, in milliseconds. */
export const SEARCH_PAUSE_MS = 350;
const LETTERS_MIN = 2;
const LETTERS_MAX = 60;

/** What was typed, where places may be looked for by it: a position, a code or a link is never a name. */
export function placeNameIn(typed: string): string | undefined {
  const name = typed.trim();
  const isName = name.length >= LETTERS_MIN && name.length <= LETTERS_MAX && !readPosition(name) && !/[+:/]/.test(name);
  return isName ? name : undefined;
}
