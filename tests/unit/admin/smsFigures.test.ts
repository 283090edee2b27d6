import { describe, expect, it } from 'vitest';
import { ageOf, formatAmount, invoiceLink, rateOf } from '../../../src/admin/sms/smsFormats.ts';

describe('SMS figures', () => {
  it.each([
    [0, 0, 0],
    [1, 3, 33.3],
    [2, 3, 66.7],
    [999, 1000, 99.9],
    [5, 5, 100],
  ])('%d of %d is %d %%', (part, whole, percent) => {
    expect(rateOf(part, whole)).toBe(percent);
  });

  it.each([
    [-5, '0s'],
    [0, '0s'],
    [59.9, '59s'],
    [60, '1m'],
    [3599, '59m'],
    [3600, '1h'],
    [86_399, '23h'],
    [86_400, '1d'],
    [900_000, '10d'],
  ])('%d seconds are %s', (seconds, words) => {
    const { count, unit } = ageOf(1_000_000_000, 1_000_000_000 + seconds * 1000);
    expect(`${count}${unit}`).toBe(words);
  });

  it.each([
    ['https://nimba.example/a.pdf', 'https://nimba.example/a.pdf'],
    ['http://nimba.example/a.pdf', undefined],
    ['javascript:alert(1)', undefined],
    ['//nimba.example/a.pdf', undefined],
    ['', undefined],
    [null, undefined],
  ])('the invoice at %j is followed as %j', (address, link) => {
    expect(invoiceLink(address)).toBe(link);
  });

  it.each([
    ['150000.00', 'GNF', '150 000 GNF'],
    ['12.5', 'EUR', '12,5 EUR'],
    ['on demand', 'GNF', 'on demand GNF'],
    ['', '', ''],
  ])('%s %s reads %s', (amount, amount_currency, words) => {
    expect(formatAmount({ amount, amount_currency }).replace(/\s/g, ' ')).toBe(words);
  });
});
