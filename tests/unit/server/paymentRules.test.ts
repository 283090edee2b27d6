import { describe, expect, it } from 'vitest';
import type { ProviderState } from '../../../src/server/payments/providers/provider.ts';
import { outcomeOf } from '../../../src/server/payments/rules.ts';
import { type PaymentState, paymentStates } from '../../../src/shared/payments/status.ts';

const expiresAt = new Date('2027-01-01T10:00:00Z');
const before = new Date('2027-01-01T09:59:00Z');
const minutes = (count: number) => new Date(expiresAt.getTime() + count * 60_000);
const outcome = (
  status: PaymentState,
  state: ProviderState,
  now = before,
  amount: number | null = 500,
  currency = 'GNF',
) => outcomeOf({ status, amount: 500, expiresAt }, { state, amount, currency }, now);

const providerStates: ProviderState[] = ['Open', 'Pending', 'Paid', 'Failed', 'Cancelled', 'Expired'];

describe('states only go up', () => {
  it.each(providerStates)('Paid stays Paid when the provider says %s', (state) => {
    expect(outcome('Paid', state, minutes(10_000))).toEqual({ kind: 'unchanged' });
  });

  it.each(paymentStates.filter((status) => status !== 'Paid'))('money makes %s Paid', (status) => {
    expect(outcome(status, 'Paid', minutes(10_000))).toEqual({ kind: 'paid' });
  });

  it.each(['Failed', 'Expired', 'Cancelled'] as const)('nothing else moves %s', (status) => {
    for (const state of providerStates.filter((one) => one !== 'Paid'))
      expect(outcome(status, state, minutes(10_000))).toEqual({ kind: 'unchanged' });
  });
});

describe('money', () => {
  it.each([
    [499, 'GNF'],
    [501, 'GNF'],
    [500, 'USD'],
  ])('%s %s is not what was asked for', (amount, currency) => {
    expect(outcome('Pending', 'Paid', before, amount, currency)).toEqual({ kind: 'mismatch' });
  });

  it('is believed without an amount where the provider answers for the amount we named', () => {
    expect(outcome('Pending', 'Paid', before, null)).toEqual({ kind: 'paid' });
  });
});

describe('an open page', () => {
  it.each([
    ['Open', -1, 'unchanged'],
    ['Open', 2, 'unchanged'],
    ['Open', 3, 'closed'],
    ['Pending', 3, 'unchanged'],
    ['Pending', 1440, 'unchanged'],
    ['Pending', 1441, 'closed'],
  ] as const)('said to be %s %s minutes after its end: %s', (state, after, kind) => {
    expect(outcome('Pending', state, minutes(after)).kind).toBe(kind);
  });

  it.each([
    ['Failed', 'Failed'],
    ['Cancelled', 'Cancelled'],
    ['Expired', 'Expired'],
  ] as const)('said to be %s is %s', (state, status) => {
    expect(outcome('Pending', state)).toMatchObject({ kind: 'closed', status });
  });
});
