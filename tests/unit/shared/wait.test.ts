import { expect, it } from 'vitest';
import { formatWait } from '../../../src/shared/format/wait.ts';

const now = new Date('2026-11-21T12:00:00.000Z');
const minutes = (count: number) => new Date(now.getTime() - count * 60_000);

it.each([
  [0, '0\u00a0min'],
  [59, '59\u00a0min'],
  [60, '1\u00a0h'],
  [47 * 60 + 59, '47\u00a0h'],
  [48 * 60, '2\u00a0j'],
  [-5, '0\u00a0min'],
])('%i minutes ago is %s', (count, words) => {
  expect(formatWait(minutes(count), now)).toBe(words);
});
