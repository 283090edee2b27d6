import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatPhone, maskPhone, normalisePhone } from '../../../src/shared/format/phone.ts';

const nationalNumber = fc
  .tuple(fc.constantFrom('3', '6'), fc.stringMatching(/^\d{8}$/))
  .map(([first, others]) => first + others);

describe('normalisePhone', () => {
  it.each([
    ['620000001', '+224620000001'],
    ['620 00 00 01', '+224620000001'],
    ['+224 620 00 00 01', '+224620000001'],
    ['00224620000001', '+224620000001'],
    ['620.00.00.01', '+224620000001'],
    ['620-00-00-01', '+224620000001'],
    ['(620) 00 00 01', '+224620000001'],
    ['302 00 00 01', '+224302000001'],
  ])('reads %j as %s', (written, stored) => {
    expect(normalisePhone(written)).toBe(stored);
  });

  it.each(['', '62000000', '6200000011', '120000001', '+33620000001', 'client@oasis.test', '62000000a'])(
    'takes %j for no phone number',
    (written) => {
      expect(normalisePhone(written)).toBeUndefined();
    },
  );

  it('reads back what it shows and what it masks, for every number', () => {
    fc.assert(
      fc.property(nationalNumber, (digits) => {
        const stored = normalisePhone(digits);
        expect(stored).toBe(`+224${digits}`);
        expect(normalisePhone(formatPhone(stored ?? ''))).toBe(stored);
        expect(normalisePhone(maskPhone(digits))).toBe(stored);
      }),
    );
  });
});

describe('formatPhone', () => {
  it('shows nine digits as ddd dd dd dd', () => {
    expect(formatPhone('+224620000001')).toBe('620 00 00 01');
  });
});

describe('maskPhone', () => {
  it.each([
    ['', ''],
    ['6', '6'],
    ['6200', '620 0'],
    ['620000001', '620 00 00 01'],
    ['6200000019', '620 00 00 01'],
    ['+224620', '620'],
    ['62a0', '620'],
  ])('masks %j as %j', (typed, masked) => {
    expect(maskPhone(typed)).toBe(masked);
  });

  it('is the same when applied twice, and never longer than 12', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\d ]*$/), (typed) => {
        const once = maskPhone(typed);
        expect(maskPhone(once)).toBe(once);
        expect(once.length).toBeLessThanOrEqual(12);
      }),
    );
  });
});
