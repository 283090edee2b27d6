import { expect, test } from 'vitest';
import { type ApiResult, offline } from '../../../src/shared/client/envelope.ts';
import { type PaymentState, paymentStates } from '../../../src/shared/payments/status.ts';
import type { PaymentView } from '../../../src/shared/payments/views.ts';
import type { ActiveSubscription } from '../../../src/shared/subscriptions/views.ts';
import {
  MOST_MISSED,
  POLL_MS,
  pollConfirmation,
  type Verdict,
  verdictFrom,
  verdictOf,
} from '../../../src/site/payments/confirmation.ts';

/** A poll over these answers, the last one for ever, with a clock that only counts. */
async function poll(answers: [Verdict, ...Verdict[]], signal = new AbortController().signal) {
  const waits: number[] = [];
  const missed: number[] = [];
  let asked = 0;
  const end = await pollConfirmation({
    ask: async () => answers[asked++] ?? answers.at(-1) ?? 'waiting',
    wait: async (ms) => void waits.push(ms),
    onMissed: (count) => missed.push(count),
    signal,
  });
  return { end, asked, waits, missed };
}

test('a confirmation at once waits for nothing', async () => {
  expect(await poll(['confirmed'])).toEqual({ end: 'confirmed', asked: 1, waits: [], missed: [] });
});

test('it asks every 2000 ms until the answer comes', async () => {
  const { end, asked, waits } = await poll(['waiting', 'waiting', 'confirmed']);
  expect({ end, asked, waits }).toEqual({ end: 'confirmed', asked: 3, waits: [2000, 2000] });
});

test('an attempt that ends the payment ends the waiting', async () => {
  expect((await poll(['waiting', 'ended'])).end).toBe('ended');
});

test('the 30th missed attempt is followed by another, the 31st is the last', async () => {
  const late: [Verdict, ...Verdict[]] = [
    'waiting',
    ...Array.from({ length: 29 }, () => 'waiting' as const),
    'confirmed',
  ];
  expect((await poll(late)).end).toBe('confirmed');
  const { end, asked, waits, missed } = await poll(['waiting']);
  expect(end).toBe('silent');
  expect(asked).toBe(MOST_MISSED + 1);
  expect(waits).toEqual(Array.from({ length: MOST_MISSED }, () => POLL_MS));
  expect(missed.at(-1)).toBe(31);
});

test('once nobody waits any more, nothing is asked and nothing is reported', async () => {
  const stop = new AbortController();
  const missed: number[] = [];
  let asked = 0;
  const end = await pollConfirmation({
    ask: async () => {
      asked += 1;
      if (asked === 2) stop.abort();
      return 'waiting';
    },
    wait: async () => undefined,
    onMissed: (count) => missed.push(count),
    signal: stop.signal,
  });
  expect({ end, asked, missed }).toEqual({ end: 'stopped', asked: 2, missed: [1] });
});

test.each<[PaymentState, Verdict]>([
  ['Created', 'waiting'],
  ['Pending', 'waiting'],
  ['Paid', 'confirmed'],
  ['Failed', 'ended'],
  ['Expired', 'ended'],
  ['Cancelled', 'ended'],
])('a payment that is %s is %s', (status, verdict) => {
  expect(verdictOf({ status })).toBe(verdict);
});

test('every state is in the table above', () => {
  expect(paymentStates).toHaveLength(6);
});

const found = <Entity>(entity: Entity): ApiResult<Entity> => ({ ok: true, status: 200, entity, body: {} });
const running = found({ isActive: true } as ActiveSubscription | null);
const none = found<ActiveSubscription | null>(null);
const paymentThatIs = (status: PaymentState) => found({ status } as PaymentView);

test('without a payment, the running subscription decides', () => {
  expect(verdictFrom(running, undefined)).toBe('confirmed');
  expect(verdictFrom(none, undefined)).toBe('waiting');
  expect(verdictFrom(offline, undefined)).toBe('waiting');
});

test('during a change of package, the subscription that runs already confirms nothing', () => {
  expect(verdictFrom(running, paymentThatIs('Pending'))).toBe('waiting');
  expect(verdictFrom(running, offline)).toBe('waiting');
  expect(verdictFrom(running, paymentThatIs('Failed'))).toBe('ended');
  expect(verdictFrom(running, paymentThatIs('Paid'))).toBe('confirmed');
});

test('money that is there is confirmed even if the other question was lost', () => {
  expect(verdictFrom(offline, paymentThatIs('Paid'))).toBe('confirmed');
});
