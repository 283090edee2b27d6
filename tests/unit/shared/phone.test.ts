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
    ['224620000001', '+224620000001'],
    ['620\u00a000\u202f00\u00a001', '+224620000001'],
    ['620/00/00/01', '+224620000001'],
    ['620–00–00–01', '+224620000001'],
    ['\u202a+224 620 00 00 01\u202c', '+224620000001'],
    ['tel:+224620000001', '+224620000001'],
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
    ['6200000019', '6200000019'],
    ['+', '+'],
    ['+224', '+224'],
    ['+2246', '6'],
    ['0022', '0022'],
    ['224', '224'],
    ['224620112233', '620 11 22 33'],
    ['+33612345678', '+33612345678'],
    ['62a0', '620'],
  ])('masks %j as %j', (typed, masked) => {
    expect(maskPhone(typed)).toBe(masked);
  });

  it.each([
    '620 00 00 11',
    '620000011',
    '+224620000011',
    '+224 620 00 00 11',
    '00224620000011',
    '00 224 620 00 00 11',
    '224620000011',
    '(+224) 620-00-00-11',
    '620.00.00.11',
    '620-00-00-11',
    '620\u00a000\u00a000\u00a011',
  ])('%j ends right, typed digit by digit or pasted', (written) => {
    let field = '';
    for (const character of written) field = maskPhone(field + character);
    expect([field, maskPhone(written)]).toEqual(['620 00 00 11', '620 00 00 11']);
  });

  it('never makes a Guinean number of what is none, and is the same when applied twice', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\+?[\d ]*$/), (typed) => {
        const once = maskPhone(typed);
        expect(maskPhone(once)).toBe(once);
        if (typed.length <= 18) expect(normalisePhone(once)).toBe(normalisePhone(typed));
      }),
    );
  });
});
