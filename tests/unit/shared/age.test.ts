import { expect, it } from 'vitest';
import { formatAge } from '../../../src/shared/format/age.ts';

const now = new Date('2026-11-21T12:00:00Z');

it.each([
  ['2026-11-21T11:59:30Z', 'à l’instant'],
  ['2026-11-21T12:05:00Z', 'à l’instant'],
  ['2026-11-21T11:59:00Z', 'il y a 1 minute'],
  ['2026-11-21T11:00:01Z', 'il y a 59 minutes'],
  ['2026-11-21T09:00:00Z', 'il y a 3 heures'],
  ['2026-11-20T12:00:00Z', 'il y a 1 jour'],
  ['2026-10-12T11:00:00Z', 'il y a 40 jours'],
])('of %s it says %s', (instant, words) => {
  expect(formatAge(instant, now)).toBe(words);
});
