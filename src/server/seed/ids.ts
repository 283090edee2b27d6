import { createHash } from 'node:crypto';
import { v5, v7 } from 'uuid';
import type { Random } from './random.ts';

const NAMESPACE = '6f3c2f0e-5d1b-4a79-9a3e-0a515b1e4c24';

/** The same name gives the same id in every database, so that the catalogue can be seeded again and compared. */
export function seedId(...name: (string | number)[]): string {
  return v5(name.join('\n'), NAMESPACE);
}

/** A request of the demonstration whose job is played. */
export const demoJobId = (name: string): string => seedId('project', 'demo job', name);

/** Where a document of the demonstration is stored: the same name gives the same key, as long as a drawn one. */
export const seedStorageKey = (...name: (string | number)[]): string =>
  createHash('sha256').update(name.join(' ')).digest('hex').slice(0, 48);

/** A time-ordered id like those the application makes, but repeatable. */
export function timedId(random: Random, at: Date): string {
  return v7({ msecs: at.getTime(), random: random.bytes(16) });
}
