import { expect, test } from 'vitest';
import { frequencyNames } from '../../../src/shared/subscriptions/status.ts';
import { differences, offerOf } from '../../../src/site/packages/offer.ts';

test.each([
  ['Monthly', 150_000, { months: 1, freeMonths: 0, full: 150_000, saved: 0 }],
  ['SemiAnnual', 150_000, { months: 6, freeMonths: 1, full: 750_000, saved: 150_000 }],
  ['Yearly', 150_000, { months: 12, freeMonths: 2, full: 1_500_000, saved: 300_000 }],
  ['SemiAnnual', 349_999, { months: 6, freeMonths: 1, full: 1_749_995, saved: 349_999 }],
] as const)('%s at %i GNF a month', (frequency, price, offer) => {
  expect(offerOf({ price }, frequency)).toEqual(offer);
});

test.each(frequencyNames)('what is paid and what is saved are the whole period: %s', (frequency) => {
  const { months, full, saved } = offerOf({ price: 123_457 }, frequency);
  expect(full + saved).toBe(months * 123_457);
});

const withAdvantages = (...advantages: string[]) => ({
  advantages: advantages.map((descriptionFr) => ({ descriptionFr })),
});

test('two packages differ in what only one of them has', () => {
  const basic = withAdvantages('10 projets', 'Alertes');
  const medium = withAdvantages('20 projets', 'Alertes', 'Gestionnaire');
  expect(differences(basic, medium)).toEqual({ before: ['10 projets'], after: ['20 projets', 'Gestionnaire'] });
  expect(differences(basic, basic)).toEqual({ before: [], after: [] });
});
