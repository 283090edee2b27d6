import type { VatKind } from './status.ts';

/** The one rate of Guinea, in percent (field facts, VAT). */
const VAT_PERCENT = 18;

/** A share of the total above which a deposit is unusual: said to the contractor and the client, never refused. */
const HIGH_DEPOSIT_PERCENT = 40;

export const MAX_QUANTITY = 100_000;
export const MAX_UNIT_PRICE = 10_000_000_000;
/** In GNF, with VAT: far above any job, and exact as a number. */
export const MAX_TOTAL = 1_000_000_000_000;

const THOUSAND = 1000n;

export interface Measured {
  /** Up to three decimals. */
  quantity: number;
  /** GNF for one unit. */
  unitPrice: number;
}

export interface Totals {
  netTotal: number;
  vatTotal: number;
  total: number;
}

/** Whether it has three decimals at most: what the database keeps. */
export const isInThousandths = (quantity: number): boolean => Number(quantity.toFixed(3)) === quantity;

/**
 * Quantity times price in whole GNF, half a franc up, as the database computes it: in whole thousandths, for no product
 * of fractions is exact.
 */
export function lineTotal({ quantity, unitPrice }: Measured): number {
  return Number(dividedHalfUp(BigInt(Math.round(quantity * 1000)) * BigInt(unitPrice), THOUSAND));
}

/** What the lines come to, the VAT on it and both together, in whole GNF; half a franc goes up. */
export function totalsOf(lineTotals: readonly number[], vat: VatKind): Totals {
  const netTotal = lineTotals.reduce((sum, one) => sum + one, 0);
  const vatTotal = vat === 'standard' ? share(netTotal, VAT_PERCENT) : 0;
  return { netTotal, vatTotal, total: netTotal + vatTotal };
}

/** The deposit in whole GNF; null where none is asked for. */
export function depositOf({ total, depositPercent }: { total: number; depositPercent: number | null }): number | null {
  return depositPercent === null ? null : share(total, depositPercent);
}

export const isDepositHigh = (depositPercent: number | null): boolean => (depositPercent ?? 0) > HIGH_DEPOSIT_PERCENT;

const share = (amount: number, percent: number): number =>
  Number(dividedHalfUp(BigInt(amount) * BigInt(percent), 100n));

/** Of what is not negative. */
const dividedHalfUp = (value: bigint, by: bigint): bigint => (value + by / 2n) / by;
