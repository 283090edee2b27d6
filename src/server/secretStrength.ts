import { ZxcvbnFactory } from '@zxcvbn-ts/core';

const estimate = new ZxcvbnFactory({});

/**
 * How many tries a secret withstands, as a power of ten: 32 letters "a" are 3, a word four times 18, 16 random bytes in
 * hexadecimal 32. Repetitions, sequences and dates are seen; words are not.
 */
export function guessesOf(secret: string): number {
  return estimate.check(secret).guessesLog10;
}
