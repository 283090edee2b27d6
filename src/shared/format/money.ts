let thousands: Intl.NumberFormat | undefined;

/** An integer amount of GNF in French thousands: `150 000 GNF` (specification §3, package price). */
export function formatGnf(amount: number): string {
  thousands ??= new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 0 });
  return `${thousands.format(amount)} GNF`;
}

/** Thousands apart by one sign (a space, an apostrophe, a dot, a comma), then hundredths that are none, by another. */
const amount =
  /^((\d+|[1-9]\d{0,2}(( \d{3})+|(['’]\d{3})+))([.,]00)?|[1-9]\d{0,2}((\.\d{3})+(,00)?|(,\d{3})+(\.00)?))( ?GNF)?$/;

/**
 * A whole number as people type it: `160 000,00`, `160.000` and `160,000` are 160000. What is none, and nothing, is
 * NaN, which no field takes.
 */
export function readAmount(typed: string): number {
  const plain = typed.trim().replace(/\s+/g, ' ');
  return amount.test(plain) ? Number(plain.replace(/[.,]00(?!\d)/, '').replace(/\D/g, '')) : Number.NaN;
}

/** What staff wrote, with each amount in one piece: `15 000 000 GNF` is never broken over two lines. */
export const withWholeAmounts = (text: string): string => text.replace(/(\d) (?=\d{3}(?!\d)|GNF)/g, '$1\u00A0');
