import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { depositOf, isInThousandths, lineTotal, totalsOf } from '../../../src/shared/quotes/amounts.ts';
import { vatKinds } from '../../../src/shared/quotes/status.ts';

const line = fc.record({
  thousandths: fc.integer({ min: 1, max: 100_000_000 }),
  unitPrice: fc.integer({ min: 0, max: 10_000_000 }),
});

/** By the digits alone, another way than the code under test. */
function halfUp(value: bigint, by: bigint): bigint {
  const whole = value / by;
  return (value % by) * 2n >= by ? whole + 1n : whole;
}

describe('totals', () => {
  it('are those of the lines, to the franc, in 10,000 quotes', () => {
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 50 }), fc.constantFrom(...vatKinds), (lines, vat) => {
        const each = lines.map(({ thousandths, unitPrice }) => lineTotal({ quantity: thousandths / 1000, unitPrice }));
        const reference = lines.map(({ thousandths, unitPrice }) =>
          halfUp(BigInt(thousandths) * BigInt(unitPrice), 1000n),
        );
        expect(each.map(BigInt)).toEqual(reference);
        const net = reference.reduce((sum, one) => sum + one, 0n);
        const tax = vat === 'standard' ? halfUp(net * 18n, 100n) : 0n;
        const { netTotal, vatTotal, total } = totalsOf(each, vat);
        expect([netTotal, vatTotal, total].map(BigInt)).toEqual([net, tax, net + tax]);
      }),
      { numRuns: 10_000 },
    );
  });

  it.each([
    [{ quantity: 1.005, unitPrice: 100 }, 101],
    [{ quantity: 0.1, unitPrice: 5 }, 1],
    [{ quantity: 0.499, unitPrice: 1 }, 0],
    [{ quantity: 2.675, unitPrice: 100 }, 268],
    [{ quantity: 100_000, unitPrice: 10_000_000_000 }, 1_000_000_000_000_000],
  ])('%o comes to %d', (given, total) => {
    expect(lineTotal(given)).toBe(total);
  });

  it('round half a franc of VAT and of a deposit up', () => {
    expect(totalsOf([25], 'standard')).toEqual({ netTotal: 25, vatTotal: 5, total: 30 });
    expect(totalsOf([25], 'none')).toEqual({ netTotal: 25, vatTotal: 0, total: 25 });
    expect(depositOf({ total: 5, depositPercent: 30 })).toBe(2);
    expect(depositOf({ total: 5, depositPercent: null })).toBeNull();
  });
});

it.each([
  [1.234, true],
  [0.1, true],
  [1.2345, false],
  [0.0001, false],
])('%d has three decimals at most: %s', (quantity, expected) => {
  expect(isInThousandths(quantity)).toBe(expected);
});
