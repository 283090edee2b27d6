import type { PlaceKind } from '../../../shared/places/kinds.ts';
import type { Asked, Spelling } from './findSpellings.ts';

/** A place under one of its spellings. */
export interface Candidate extends Asked {
  id: string;
  cityId: string;
  kind: PlaceKind;
}

/** A district is meant more often than a landmark of the name, and both more often than a city far away. */
const order: readonly PlaceKind[] = ['district', 'city', 'landmark'];

/** Worth about a letter of a short name: one of the city is likelier than one elsewhere that is a little nearer. */
const OWN_CITY = 0.15;
/** For each letter that follows on from what was typed, up to half a letter of a short name. */
const FOLLOWING = 0.02;
const FOLLOWING_MAX = 0.12;
/** For the words of a name that were not typed: « Donka » for « Hôpital Donka »; little in the chosen city. */
const LEFT_OUT = 0.2;
const LEFT_OUT_HERE = 0.05;
/** Of names that are as near in sound, the one that is written more like what was typed. */
const WRITING = 0.1;
/** For each place of the same name before it. */
const REPEATED = 0.05;

/** The spellings, the nearest to what was typed first, those of the chosen city before others that are as near. */
export function nearestSpellings(spellings: readonly Spelling[], asked: Asked): Spelling[] {
  const scored = spellings.map((spelling) => ({ spelling, off: offOf(spelling, asked, spelling.isHere) }));
  scored.sort((one, other) => one.off - other.off || one.spelling.written.localeCompare(other.spelling.written));
  return scored.map(({ spelling }) => spelling);
}

/**
 * Each place once, the nearest to what was typed first: by the share of letters that differ, in writing or in sound,
 * whichever is less; then those of the city, then by kind and name. What goes on from what was typed counts as little
 * off as a letter. Further places of one name come later, so that those of one name do not hide another as near.
 */
export function rankPlaces<Row extends Candidate>(
  rows: readonly Row[],
  asked: Asked,
  cityId: string | undefined,
): Row[] {
  const scored = rows.map((row) => ({ row, off: offOf(row, asked, row.cityId === cityId) })).toSorted(byNearness);
  const seen = new Set<string>();
  const once = scored.filter(({ row: { id } }) => !seen.has(id) && seen.add(id));
  const named = new Map<string, number>();
  return once
    .map(({ row, off }) => {
      const before = named.get(row.written) ?? 0;
      named.set(row.written, before + 1);
      return { row, off: off + before * REPEATED };
    })
    .toSorted(byNearness)
    .map(({ row }) => row);
}

interface Scored {
  row: Candidate;
  off: number;
}

function byNearness(one: Scored, other: Scored): number {
  return (
    one.off - other.off ||
    order.indexOf(one.row.kind) - order.indexOf(other.row.kind) ||
    one.row.written.localeCompare(other.row.written) ||
    one.row.id.localeCompare(other.row.id)
  );
}

const joined = (words: string): string => words.replaceAll(' ', '');

function offOf(name: Asked, asked: Asked, isHere: boolean): number {
  const inWriting = distance(joined(name.written), joined(asked.written));
  const inSound = distance(joined(name.sound), joined(asked.sound));
  const inParts = Math.min(
    ...[...partsOf(name.written)].map((part) => distance(part, joined(asked.written))),
    ...[...partsOf(name.sound)].map((part) => distance(part, joined(asked.sound))),
  );
  // The same sound is a little further off than the same letters.
  const off = Math.min(inWriting, inSound + 0.01, inParts + (isHere ? LEFT_OUT_HERE : LEFT_OUT));
  return off + inWriting * WRITING - (isHere ? OWN_CITY : 0);
}

/** What may be typed alone: each word after the first, and the name from there on. */
function partsOf(name: string): Iterable<string> {
  const [, ...words] = name.split(' ');
  return new Set(words.flatMap((word, at) => [word, words.slice(at).join('')]));
}

function distance(name: string, typed: string): number {
  if (name.startsWith(typed)) return Math.min(FOLLOWING_MAX, (name.length - typed.length) * FOLLOWING);
  return lettersOff(name, typed) / Math.max(name.length, typed.length, 1);
}

/** What fingers do most, against a letter that is another. */
const SWAPPED = 0.75;

/** Letters to add, drop, change, or swap with the next one, between two words (optimal string alignment). */
function lettersOff(one: string, other: string): number {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row];
    for (let at = 1; at <= other.length; at += 1) {
      const isSame = one[row - 1] === other[at - 1];
      const changed = (last[at - 1] ?? 0) + (isSame ? 0 : 1);
      let least = Math.min(changed, (last[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1);
      const isSwapped = row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      if (isSwapped) least = Math.min(least, (before[at - 2] ?? 0) + SWAPPED);
      next.push(least);
    }
    before = last;
    last = next;
  }
  return last[other.length] ?? 0;
}
