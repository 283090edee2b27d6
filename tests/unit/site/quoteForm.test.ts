import { expect, it } from 'vitest';
import type { QuoteView } from '../../../src/shared/quotes/views.ts';
import { anotherOf, quantityIn } from '../../../src/site/quotes/quoteForm.ts';

const sent: QuoteView = {
  id: '01890000-0000-7000-8000-000000000001',
  leadId: '01890000-0000-7000-8000-000000000002',
  reference: 'OA-ABCDEF',
  number: 'DEV-2026-00001',
  version: 1,
  status: 'Expired',
  isPaper: false,
  lines: [{ label: 'Peinture', quantity: 2.5, unit: 'm²', unitPrice: 15_000, total: 37_500 }],
  vat: 'none',
  netTotal: 37_500,
  vatTotal: 0,
  total: 37_500,
  depositPercent: null,
  deposit: null,
  isDepositHigh: false,
  validUntil: '2026-11-29',
  startsOn: '2026-11-20',
  durationDays: 3,
  notes: null,
  files: [],
  sentAt: '2026-10-30T09:00:00.000Z',
  decidedAt: null,
  declineReason: null,
  updatedAt: '2026-10-30T09:00:00.000Z',
};

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

it.each([
  ['2026-11-29', '2026-11-20', '2026-12-30', '2026-12-07'],
  ['2026-11-30', '2026-12-01', '2026-11-30', '2026-12-01'],
])('a quote valid until %s that begins on %s is written anew until %s, from %s', (...days) => {
  const [validUntil, startsOn, ...expected] = days;
  const again = anotherOf({ ...sent, validUntil, startsOn }, new Date('2026-11-30T09:00:00Z'));
  expect([again.validUntil, again.startsOn]).toEqual(expected);
  expect(again.lines).toEqual([{ label: 'Peinture', quantity: '2,5', unit: 'm²', unitPrice: '15000' }]);
});
