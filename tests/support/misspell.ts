import { createRandom } from '../../src/server/seed/random.ts';

type Rule = (name: string, at: number) => string | undefined;

const put = (name: string, at: number, length: number, letters: string): string =>
  name.slice(0, at) + letters + name.slice(at + length);

/** Local sounds as French spells them, and French as local names are spelt. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/ou/, 'u'],
  [/ou/, 'w'],
  [/w/i, 'ou'],
  [/k/i, 'c'],
  [/k(?=[ie])/i, 'qu'],
  [/c(?=[ao])/i, 'k'],
  [/^h/i, ''],
  [/ya/, 'ia'],
  [/ia/, 'ya'],
  [/ny/, 'gni'],
  [/gb/i, 'b'],
  [/kp/i, 'p'],
  [/ss/, 's'],
  [/(?<=[aeiou])s(?=[aeiou])/, 'ss'],
  [/é/, 'e'],
  [/é/, 'ai'],
  [/é/, 'er'],
  [/dj/i, 'di'],
  [/gu(?=[eé])/i, 'g'],
  [/f/i, 'ph'],
  [/m(?=[bp])/, 'n'],
  [/ah$/, 'a'],
  [/a$/, 'ah'],
  [/[’-]/, ''],
  [/[’-]/, ' '],
  [/z/i, 's'],
  [/s/, 'z'],
];

/** The rules that misspell a name by a letter. */
const rules: Record<string, Rule> = {
  swapped: (name, at) =>
    /^\p{L}{2}$/u.test(name.slice(at, at + 2)) && name[at]?.toLowerCase() !== name[at + 1]?.toLowerCase()
      ? put(name, at, 2, `${name[at + 1]}${name[at]}`)
      : undefined,
  doubled: (name, at) => (/\p{L}/u.test(name[at] ?? '') ? put(name, at, 1, `${name[at]}${name[at]}`) : undefined),
  dropped: (name, at) => (name.length > 3 && /\p{L}/u.test(name[at] ?? '') ? put(name, at, 1, '') : undefined),
};

export interface Misspelt {
  rule: string;
  name: string;
  typed: string;
}

/**
 * `count` misspellings of these names, the same each time: half by one letter swapped, doubled or dropped at a place
 * drawn by lot, half by a sound that is spelt otherwise; every fourth by both. All are typed in lower case.
 */
export function misspell(names: readonly string[], count: number): Misspelt[] {
  const random = createRandom('misspelt places');
  const made: Misspelt[] = [];
  const letterRules = Object.entries(rules);
  for (let number = 0; made.length < count && number < count * 20; number += 1) {
    const name = names[random.between(0, names.length - 1)] ?? '';
    const bySound = number % 2 === 0 ? undefined : spelt(name, random.between(0, spellings.length - 1));
    if (number % 2 === 1 && !bySound) continue;
    const isBoth = number % 4 === 3;
    const [rule = '', change] = letterRules[random.between(0, letterRules.length - 1)] ?? [];
    const base = bySound ?? name;
    const byLetter = bySound && !isBoth ? base : change?.(base, random.between(0, base.length - 1));
    if (!byLetter || byLetter.toLowerCase() === name.toLowerCase()) continue;
    made.push({ rule: bySound ? (isBoth ? `spelt, ${rule}` : 'spelt') : rule, name, typed: byLetter.toLowerCase() });
  }
  return made;
}

/** By the first of the spellings from this one on that the name has. */
function spelt(name: string, from: number): string | undefined {
  for (let step = 0; step < spellings.length; step += 1) {
    const [sound, letters] = spellings[(from + step) % spellings.length] ?? [/$^/, ''];
    if (sound.test(name)) return name.replace(sound, letters);
  }
  return undefined;
}
