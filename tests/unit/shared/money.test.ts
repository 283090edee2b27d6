import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatGnf, readAmount } from '../../../src/shared/format/money.ts';

/** French thousands are parted by a narrow no-break space; what matters here is that a space parts them. */
const plain = (text: string) => text.replace(/\s/g, ' ');

describe('formatGnf', () => {
  it.each([
    [0, '0 GNF'],
    [500, '500 GNF'],
    [10_000, '10 000 GNF'],
    [150_000, '150 000 GNF'],
    [15_000_000, '15 000 000 GNF'],
  ])('shows %d as %s', (amount, shown) => {
    expect(plain(formatGnf(amount))).toBe(shown);
  });

  it('loses no digit of any integer amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999_999 }), (amount) => {
        expect(readAmount(formatGnf(amount))).toBe(amount);
      }),
    );
  });
});

describe('readAmount', () => {
  it.each([
    ['0', 0],
    ['160000', 160_000],
    [' 160 000 ', 160_000],
    ['160 000,00', 160_000],
    ['160000.00', 160_000],
    ['2\u202f500\u202f000', 2_500_000],
    ['2\u00a0500 000,00', 2_500_000],
    ['2.500.000', 2_500_000],
    ['2.500.000,00', 2_500_000],
    ["2'500'000.00", 2_500_000],
    ['2’500’000', 2_500_000],
    ['150 000 GNF', 150_000],
    ['150,000', 150_000],
    ['1,500,000.00', 1_500_000],
  ])('reads « %s »', (typed, amount) => {
    expect(readAmount(typed)).toBe(amount);
  });

  it.each([
    '',
    ' ',
    '-5',
    '12,5',
    '1.5',
    '1e5',
    '0x10',
    '16 00',
    '1 6000',
    '160 000,50',
    '1.000.00',
    '1 000.000',
    '0.500',
    '1.500,000',
    '1,500.000',
    '1.5000',
    '0,500',
    '150.',
    ',00',
    '2,5 millions',
    'deux mille',
  ])('refuses « %s »', (typed) => {
    expect(readAmount(typed)).toBeNaN();
  });
});
