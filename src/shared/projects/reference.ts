/** Upper-case characters that nobody takes for another, spoken or written. */
export const REFERENCE_CHARACTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

const PREFIX = 'OA-';
const LENGTH = 6;

/** `OA-` and the characters: what a client reads aloud and staff search for. */
export const referenceOf = (characters: readonly string[]): string => `${PREFIX}${characters.join('')}`;

const typed = new RegExp(`^(?:OA[\\s-]*)?([${REFERENCE_CHARACTERS}]{${LENGTH}})$`);

/** The reference that this text is, however it was typed (`oa 7k3p9q`, `7K3P9Q`); undefined where it is none. */
export function readReference(text: string | undefined): string | undefined {
  const characters = typed.exec((text ?? '').trim().toUpperCase())?.[1];
  return characters && `${PREFIX}${characters}`;
}

/**
 * The reference of a number below 2^30. No two share one, and neighbours do not look alike: an odd factor turns all
 * 30-bit numbers into one another.
 */
export function referenceAt(index: number): string {
  let rest = (index * 716_144_093 + 99_194_853) % 2 ** 30;
  const characters = Array.from({ length: LENGTH }, () => {
    const character = REFERENCE_CHARACTERS[rest % REFERENCE_CHARACTERS.length] ?? '';
    rest = Math.floor(rest / REFERENCE_CHARACTERS.length);
    return character;
  });
  return referenceOf(characters);
}
