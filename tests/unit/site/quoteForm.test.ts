import { expect, it } from 'vitest';
import { quantityIn, wholeIn } from '../../../src/site/quotes/quoteForm.ts';

it.each([
  ['150000', 150_000],
  [' 45 000 ', 45_000],
  ['45\u00a0000', 45_000],
  ['45\u202f000', 45_000],
  ['150.000', 150_000],
  ['150,000', 150_000],
  ["150'000", 150_000],
  ['1’500’000', 1_500_000],
  ['1.500.000', 1_500_000],
  ['1,500,000', 1_500_000],
  ['0', 0],
])('%j is read as %d francs', (text, expected) => {
  expect(wholeIn(text)).toBe(expected);
});

it.each(['', 'abc', '100,5', '1.50', '1.5000', '1.500.00', '0.500', '150.', '.500', '-5', '1e3', '15 00', '5 GNF'])(
  '%j is no francs',
  (text) => {
    expect(wholeIn(text)).toBeNaN();
  },
);

it.each([
  ['1', 1],
  ['1,5', 1.5],
  ['1.5', 1.5],
  ['12,125', 12.125],
  ['0,125', 0.125],
  ['0.500', 0.5],
  ['1500', 1500],
  ['1 500', 1500],
  ['1\u202f500,5', 1500.5],
  ['1500,250', 1500.25],
])('%j is read as a quantity of %d', (text, expected) => {
  expect(quantityIn(text)).toBe(expected);
});

it.each(['', 'x', '1,000', '1.000', '1.125', '12.500', '12,500', '1.500.000', '1 5', ',5', '1,', '-1'])(
  '%j is no quantity',
  (text) => {
    expect(quantityIn(text)).toBeNaN();
  },
);
