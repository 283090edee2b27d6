import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatGnf } from '../../../src/shared/format/money.ts';

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
        expect(Number(formatGnf(amount).replace(/\D/g, ''))).toBe(amount);
      }),
    );
  });
});
