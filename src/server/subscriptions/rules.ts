import type { RefusalCode } from '../../shared/api/refusalCodes.ts';
import type { PaymentFrequency } from '../../shared/subscriptions/status.ts';
import { monthsBilled, periodEnd } from '../../shared/subscriptions/terms.ts';

const DAY_MS = 86_400_000;

/** A subscription that was granted: what it is worth and over which days. GNF. */
export interface GrantedPeriod {
  amount: number;
  credit: number;
  startsAt: Date;
  endsAt: Date;
}

/** The days of a period; a period has at least one. */
const daysOf = (startsAt: Date, endsAt: Date) =>
  Math.max(1, Math.round((endsAt.getTime() - startsAt.getTime()) / DAY_MS));

/**
 * What is left of a running subscription, GNF: its worth (money and the credit that was put into it) by whole days not
 * begun, rounded down to the franc. A day that has begun is used.
 */
export function unusedValue({ amount, credit, startsAt, endsAt }: GrantedPeriod, now: Date): number {
  const total = daysOf(startsAt, endsAt);
  const unused = Math.min(total, Math.max(0, Math.floor((endsAt.getTime() - now.getTime()) / DAY_MS)));
  return Math.floor(((amount + credit) * unused) / total);
}

/** From when until when a subscription runs. */
export type Span = Pick<GrantedPeriod, 'startsAt' | 'endsAt'>;

interface PurchaseTerms {
  monthlyPrice: number;
  frequency: PaymentFrequency;
  takeEffectImmediately: boolean;
  running: GrantedPeriod | undefined;
  /** The last subscription that was granted and has not ended. */
  last: Span | undefined;
  /** What the payment provider takes, GNF. */
  limits: { min: number; max: number };
  now: Date;
}

export interface Quote {
  amount: number;
  credit: number;
  startsAt: Date;
  endsAt: Date;
  /** It begins when what was paid before ends. */
  isLater: boolean;
}

/**
 * What a subscription would cost and when it would run (specification §9, design §7). An amount that no provider would
 * take is a refusal: a credit that covers the new package is never paid out and never lost, because nothing is replaced
 * then.
 */
export function quoteOf(terms: PurchaseTerms): Quote | { code: RefusalCode; credit: number; amount: number } {
  const { frequency, running, last, limits, now } = terms;
  const replaces = terms.takeEffectImmediately && running !== undefined;
  const credit = replaces ? unusedValue(running, now) : 0;
  const followed = replaces || !last || last.endsAt < now ? undefined : last;
  const startsAt = followed?.endsAt ?? now;
  const amount = fullPrice(terms.monthlyPrice, frequency) - credit;
  if (credit > 0 && amount < limits.min) return { code: 'CREDIT_COVERS', credit, amount };
  if (amount < limits.min || amount > limits.max) return { code: 'AMOUNT_REFUSED', credit, amount };
  const endsAt = periodEnd(startsAt, frequency, followed?.startsAt);
  return { amount, credit, startsAt, endsAt, isLater: startsAt > now };
}

/** The price of a whole period, GNF. */
export function fullPrice(monthlyPrice: number, frequency: PaymentFrequency): number {
  return monthlyPrice * monthsBilled(frequency);
}

/** Where a period begins, and where the one that it follows on began (`periodEnd`). */
interface Start {
  startsAt: Date;
  before: Date | undefined;
}

/**
 * Until when a period runs for what is really there, money and credit together: its whole length for its whole price,
 * otherwise as many whole days as are paid for, one at least (docs/decisions/0012).
 */
export function paidUntil({ startsAt, before }: Start, frequency: PaymentFrequency, worth: number, full: number): Date {
  const end = periodEnd(startsAt, frequency, before);
  if (worth >= full) return end;
  const days = Math.max(1, Math.floor((daysOf(startsAt, end) * worth) / full));
  return new Date(startsAt.getTime() + days * DAY_MS);
}

/** The same length from another start: calendar months where it was whole, the same days where it was not. */
export function movedTo(period: Start & Span & { frequency: PaymentFrequency }, to: Start): Date {
  const { frequency } = period;
  const isWhole = [undefined, period.before].some(
    (before) => periodEnd(period.startsAt, frequency, before).getTime() === period.endsAt.getTime(),
  );
  if (isWhole) return periodEnd(to.startsAt, frequency, to.before);
  return new Date(to.startsAt.getTime() + period.endsAt.getTime() - period.startsAt.getTime());
}
