import { readUrl } from '../../shared/format/readUrl.ts';

const SECOND_MS = 1000;

/** How much of the whole, in percent with at most one decimal; zero where nothing was sent (specification §5, §9). */
export function rateOf(part: number, whole: number): number {
  return whole > 0 ? Math.round((part / whole) * 1000) / 10 : 0;
}

const units = [
  { unit: 'd', seconds: 86_400 },
  { unit: 'h', seconds: 3600 },
  { unit: 'm', seconds: 60 },
  { unit: 's', seconds: 1 },
] as const;

/**
 * The time since then in the largest whole unit of s, m, h and d (specification §9). A clock that is behind says 0s.
 */
export function ageOf(then: number, now: number): { count: number; unit: string } {
  const seconds = Math.max(0, Math.floor((now - then) / SECOND_MS));
  const fitting = units.find((one) => seconds >= one.seconds);
  return fitting ? { count: Math.floor(seconds / fitting.seconds), unit: fitting.unit } : { count: 0, unit: 's' };
}

/** The address of an invoice where it may be followed: https only. */
export function invoiceLink(address: string | null): string | undefined {
  const url = readUrl(address ?? '');
  return url?.protocol === 'https:' ? url.href : undefined;
}

const number = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 2 });

/** `150 000 GNF` from a provider's own amount, which is text; what is no number stays as it is. */
export function formatAmount({ amount, amount_currency }: { amount: string; amount_currency: string }): string {
  const value = Number(amount);
  return `${amount.trim() === '' || Number.isNaN(value) ? amount : number.format(value)} ${amount_currency}`.trim();
}
