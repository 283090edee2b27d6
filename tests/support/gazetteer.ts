import { createRandom, type Random } from '../../src/server/seed/random.ts';

export interface GazetteerPlace {
  name: string;
  city: string;
}

const landmarkKinds = ['Mosquée', 'Carrefour', 'Pharmacie', 'Pompe', 'Marché'];

/** Where a chain of letters begins and ends. */
const EDGE = '\n';

/**
 * `count` places, spread over the cities, the same each time. Each is named by a chain of letters learnt from the real
 * names: every letter follows the two before it as often as it does in a real name. So length, sounds and repetitions
 * are those of the language, and a name may be in several cities. Every fourth is a landmark: what it is, and a name.
 */
export function makeGazetteer(
  realNames: readonly string[],
  cities: readonly string[],
  count: number,
): GazetteerPlace[] {
  const random = createRandom('gazetteer');
  const chain = learn(realNames);
  return Array.from({ length: count }, (_, number) => {
    const name = speak(chain, random);
    return {
      name: number % 4 === 0 ? `${random.pick(landmarkKinds)} ${name}` : name,
      city: random.pick(cities),
    };
  });
}

const syllables =
  'ka ki ko kou ké ba bi bo bou bé ma mi mo mou ta ti to tou té sa si so sou sé la li lo lou lé da di do dou dé na ni no nou fa fi fo fou ga go gou gba ya yé wa wo ra ri ro lan san man kan tan kin bam son dar ham sin len ren'.split(
    ' ',
  );

/**
 * The hard case: two to four of 67 syllables drawn alike. Every name of two syllables is then a place many times over,
 * and most names are a letter away from several others, so that what was meant is often not to be told.
 */
export function makeDenseGazetteer(cities: readonly string[], count: number): GazetteerPlace[] {
  const random = createRandom('local names');
  return Array.from({ length: count }, (_, number) => {
    const word = Array.from({ length: random.between(2, 4) }, () => random.pick(syllables)).join('');
    const name = `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
    return {
      name: number % 4 === 0 ? `${random.pick(landmarkKinds)} ${name}` : name,
      city: random.pick(cities),
    };
  });
}

type Chain = ReadonlyMap<string, readonly string[]>;

function learn(names: readonly string[]): Chain {
  const chain = new Map<string, string[]>();
  for (const name of names) {
    const letters = [EDGE, EDGE, ...name, EDGE];
    for (let at = 2; at < letters.length; at += 1) {
      const before = `${letters[at - 2]}${letters[at - 1]}`;
      const next = letters[at] ?? EDGE;
      const known = chain.get(before);
      if (known) known.push(next);
      else chain.set(before, [next]);
    }
  }
  return chain;
}

const SHORTEST = 3;
const LONGEST = 24;

function speak(chain: Chain, random: Random): string {
  for (;;) {
    let name = '';
    let before = EDGE + EDGE;
    for (;;) {
      const next = random.pick(chain.get(before) ?? [EDGE]);
      if (next === EDGE) break;
      name += next;
      before = before.slice(1) + next;
    }
    if (name.length >= SHORTEST && name.length <= LONGEST) return name;
  }
}
