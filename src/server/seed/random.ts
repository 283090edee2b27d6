/** Chance that repeats itself: the same name gives the same sequence, on any machine. */
export interface Random {
  /** From 0 up to, but not including, 1. */
  next: () => number;
  /** An integer, both ends included. */
  between: (low: number, high: number) => number;
  chance: (probability: number) => boolean;
  pick: <Item>(items: readonly Item[]) => Item;
  /** `count` different items, or all where there are fewer, in no particular order. */
  sample: <Item>(items: readonly Item[], count: number) => Item[];
  /** One of the keys, as often as its weight says. */
  weighted: <Key extends string>(weights: Readonly<Record<Key, number>>) => Key;
  bytes: (length: number) => Uint8Array;
}

export function createRandom(name: string): Random {
  let state = seedOf(name);

  /** Mulberry32, by Tommy Ettinger (public domain): 32 bits of state, even enough for sample data. */
  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));

  function pick<Item>(items: readonly Item[]): Item {
    if (items.length === 0) throw new RangeError('Nothing to pick from');
    return items[between(0, items.length - 1)] as Item;
  }

  function sample<Item>(items: readonly Item[], count: number): Item[] {
    const left = [...items];
    const taken: Item[] = [];
    while (taken.length < count && left.length > 0) taken.push(...left.splice(between(0, left.length - 1), 1));
    return taken;
  }

  function weighted<Key extends string>(weights: Readonly<Record<Key, number>>): Key {
    const entries = Object.entries<number>(weights) as [Key, number][];
    let left = next() * entries.reduce((total, [, weight]) => total + weight, 0);
    for (const [key, weight] of entries) {
      left -= weight;
      if (left < 0) return key;
    }
    return pick(entries)[0];
  }

  return {
    next,
    between,
    chance: (probability) => next() < probability,
    pick,
    sample,
    weighted,
    bytes: (length) => Uint8Array.from({ length }, () => between(0, 255)),
  };
}

function seedOf(name: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < name.length; index += 1) hash = Math.imul(hash ^ name.charCodeAt(index), 0x01000193);
  return hash;
}
