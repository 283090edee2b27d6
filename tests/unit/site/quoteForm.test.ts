import { expect, it } from 'vitest';
import { quantityIn } from '../../../src/site/quotes/quoteForm.ts';

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
