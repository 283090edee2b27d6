import { expect, test } from 'vitest';
import { tooMany } from '../../../src/server/http/errors.ts';

test.each([
  [1, 'une seconde'],
  [2, '2 secondes'],
  [119, '119 secondes'],
  [120, '2 minutes'],
  [887, '15 minutes'],
])('a wait of %i s is told as « %s », and to the second in Retry-After', (seconds, said) => {
  const refusal = tooMany(seconds);
  expect(refusal.message).toBe(`Trop de tentatives. Réessayez dans ${said}.`);
  expect(refusal.retryAfterSeconds).toBe(seconds);
});
