import { describe, expect, it } from 'vitest';
import { amountInWords, MAX_IN_WORDS } from '../../../src/shared/payments/amountInWords.ts';
import { MAX_TOTAL } from '../../../src/shared/quotes/amounts.ts';

describe('amountInWords', () => {
  it.each([
    [0, 'zéro franc guinéen'],
    [1, 'un franc guinéen'],
    [2, 'deux francs guinéens'],
    [16, 'seize francs guinéens'],
    [17, 'dix-sept francs guinéens'],
    [21, 'vingt et un francs guinéens'],
    [22, 'vingt-deux francs guinéens'],
    [61, 'soixante et un francs guinéens'],
    [70, 'soixante-dix francs guinéens'],
    [71, 'soixante et onze francs guinéens'],
    [79, 'soixante-dix-neuf francs guinéens'],
    [80, 'quatre-vingts francs guinéens'],
    [81, 'quatre-vingt-un francs guinéens'],
    [91, 'quatre-vingt-onze francs guinéens'],
    [99, 'quatre-vingt-dix-neuf francs guinéens'],
    [100, 'cent francs guinéens'],
    [180, 'cent quatre-vingts francs guinéens'],
    [200, 'deux cents francs guinéens'],
    [201, 'deux cent un francs guinéens'],
    [1_000, 'mille francs guinéens'],
    [1_001, 'mille un francs guinéens'],
    [80_000, 'quatre-vingt mille francs guinéens'],
    [200_000, 'deux cent mille francs guinéens'],
    [253_226, 'deux cent cinquante-trois mille deux cent vingt-six francs guinéens'],
    [1_000_000, 'un million de francs guinéens'],
    [1_500_000, 'un million cinq cent mille francs guinéens'],
    [80_000_000, 'quatre-vingts millions de francs guinéens'],
    [200_000_000, 'deux cents millions de francs guinéens'],
    [
      999_999_999,
      'neuf cent quatre-vingt-dix-neuf millions neuf cent quatre-vingt-dix-neuf mille neuf cent quatre-vingt-dix-neuf francs guinéens',
    ],
    [1_000_000_000, 'un milliard de francs guinéens'],
    [1_200_000_000, 'un milliard deux cents millions de francs guinéens'],
    [2_000_000_001, 'deux milliards un francs guinéens'],
    [80_000_000_000, 'quatre-vingts milliards de francs guinéens'],
    [201_000_500_000, 'deux cent un milliards cinq cent mille francs guinéens'],
    [MAX_IN_WORDS, 'mille milliards de francs guinéens'],
  ])('%s', (amount, words) => {
    expect(amountInWords(amount)).toBe(words);
  });

  it('gives every number below a hundred thousand words of its own', () => {
    const said = new Set(Array.from({ length: 100_000 }, (_, amount) => amountInWords(amount)));
    expect(said.size).toBe(100_000);
  });

  it('writes whatever a quote may come to', () => {
    expect(MAX_TOTAL).toBeLessThanOrEqual(MAX_IN_WORDS);
  });

  it.each([-1, 1.5, Number.NaN, MAX_IN_WORDS + 1])('does not write %s', (amount) => {
    expect(() => amountInWords(amount)).toThrow(RangeError);
  });
});
