import { choiceLines, formLines } from '../../shared/sounds/sentences.ts';
import { fr } from '../texts.ts';

/** The fixed sentences of the form by their names, in the order in which the form says them. */
export const formWords: ReadonlyMap<string, string> = new Map([
  ...Object.entries(formLines).map(([name, key]) => [name, fr(key)] as const),
  ...Object.entries(choiceLines),
]);
