import { describe, expect, it } from 'vitest';
import { fullPrice, movedTo, paidUntil, quoteOf, unusedValue } from '../../../src/server/subscriptions/rules.ts';
import { addMonths } from '../../../src/shared/format/dates.ts';
import { periodEnd } from '../../../src/shared/subscriptions/terms.ts';

const at = (iso: string) => new Date(`${iso}T00:00:00Z`);
const limits = { min: 1_000, max: 100_000_000 };

describe('addMonths', () => {
  it.each([
    ['2027-01-31', 1, '2027-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2027-08-31', 6, '2028-02-29'],
    ['2027-12-15', 12, '2028-12-15'],
    ['2028-02-29', 12, '2029-02-28'],
  ])('%s and %s months: %s', (from, months, to) => {
    expect(addMonths(at(from), months)).toEqual(at(to));
  });
});

describe('periodEnd', () => {
  it.each([
    ['Monthly', '2027-01-31', ['2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31', '2027-06-30']],
    ['Monthly', '2027-12-30', ['2028-01-30', '2028-02-29', '2028-03-30']],
    ['Monthly', '2027-01-28', ['2027-02-28', '2027-03-28']],
    ['SemiAnnual', '2027-08-31', ['2028-02-29', '2028-08-31', '2029-02-28']],
    ['Yearly', '2028-02-29', ['2029-02-28', '2030-02-28']],
  ] as const)('%s periods from %s that follow on each other end on %s', (frequency, first, ends) => {
    let before: Date | undefined;
    let startsAt = at(first);
    for (const end of ends) {
      const endsAt = periodEnd(startsAt, frequency, before);
      expect(endsAt).toEqual(at(end));
      before = startsAt;
      startsAt = endsAt;
    }
  });

  it('begins a calendar of its own after a period that ended on another day', () => {
    expect(periodEnd(at('2027-02-12'), 'Monthly', at('2027-01-31'))).toEqual(at('2027-03-12'));
  });
});

describe('unusedValue', () => {
  const april = { amount: 100_000, credit: 50_000, startsAt: at('2027-04-01'), endsAt: at('2027-05-01') };
  it.each([
    ['2027-04-01T00:00:00Z', 150_000],
    ['2027-04-01T00:00:01Z', 145_000],
    ['2027-04-16T00:00:00Z', 75_000],
    ['2027-04-30T00:00:01Z', 0],
    ['2027-05-02T00:00:00Z', 0],
  ])('at %s: %s', (now, value) => {
    expect(unusedValue(april, new Date(now))).toBe(value);
  });

  it('is rounded down to the franc', () => {
    expect(unusedValue({ ...april, amount: 100, credit: 0 }, at('2027-04-30'))).toBe(3);
  });
});

describe('quoteOf', () => {
  const now = at('2027-04-16');
  const running = { amount: 150_000, credit: 0, startsAt: at('2027-04-01'), endsAt: at('2027-05-01') };
  const wish = {
    monthlyPrice: 350_000,
    frequency: 'Monthly',
    takeEffectImmediately: true,
    running,
    last: running,
    limits,
    now,
  } as const;

  it('ends the running one now, against its unused part', () => {
    const quote = { amount: 275_000, credit: 75_000, startsAt: now, endsAt: at('2027-05-16'), isLater: false };
    expect(quoteOf(wish)).toEqual(quote);
  });

  it('or begins when the last one that is paid ends', () => {
    const quote = quoteOf({
      ...wish,
      takeEffectImmediately: false,
      last: { startsAt: at('2027-05-01'), endsAt: at('2027-07-01') },
    });
    expect(quote).toMatchObject({ amount: 350_000, credit: 0, startsAt: at('2027-07-01'), isLater: true });
  });

  it.each([
    [74_000, 'CREDIT_COVERS'],
    [75_000, 'CREDIT_COVERS'],
    [75_999, 'CREDIT_COVERS'],
    [76_000, undefined],
  ])('a price of %s against a credit of 75 000: %s', (monthlyPrice, code) => {
    const quote = quoteOf({ ...wish, monthlyPrice });
    expect('code' in quote ? quote.code : undefined).toBe(code);
  });

  it.each([0, 999, 100_000_001])('%s is no amount that the provider takes', (monthlyPrice) => {
    expect(quoteOf({ ...wish, running: undefined, monthlyPrice })).toMatchObject({ code: 'AMOUNT_REFUSED' });
  });
});

describe('paidUntil', () => {
  const start = at('2027-04-01');
  it.each([
    [150_000, '2027-05-01'],
    [200_000, '2027-05-01'],
    [75_000, '2027-04-16'],
    [79_999, '2027-04-16'],
    [1, '2027-04-02'],
  ])('%s of 150 000 lasts until %s', (worth, end) => {
    expect(paidUntil({ startsAt: start, before: undefined }, 'Monthly', worth, 150_000)).toEqual(at(end));
  });
});

describe('movedTo', () => {
  it('keeps calendar months of a whole period, and the days of a short one', () => {
    const whole = {
      startsAt: at('2027-02-01'),
      before: undefined,
      endsAt: periodEnd(at('2027-02-01'), 'Monthly'),
      frequency: 'Monthly',
    } as const;
    const march = { startsAt: at('2027-03-10'), before: undefined };
    expect(movedTo(whole, march)).toEqual(at('2027-04-10'));
    expect(movedTo({ ...whole, endsAt: at('2027-02-11') }, march)).toEqual(at('2027-03-20'));
  });
});

it('a moved period goes back to the day that a short month cut, and keeps its length where it was short', () => {
  const march = {
    startsAt: at('2027-02-28'),
    before: at('2027-01-31'),
    endsAt: at('2027-03-31'),
    frequency: 'Monthly',
  } as const;
  const april = { startsAt: at('2027-04-30'), before: at('2027-03-31') };
  expect(movedTo(march, april)).toEqual(at('2027-05-31'));
  expect(movedTo({ ...march, endsAt: at('2027-03-28') }, april)).toEqual(at('2027-05-31'));
  expect(movedTo({ ...march, endsAt: at('2027-03-30') }, april)).toEqual(at('2027-05-30'));
});

it('a whole period costs the months that are billed', () => {
  expect([fullPrice(7, 'Monthly'), fullPrice(7, 'SemiAnnual'), fullPrice(7, 'Yearly')]).toEqual([7, 35, 70]);
});
