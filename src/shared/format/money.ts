let thousands: Intl.NumberFormat | undefined;

/** An integer amount of GNF in French thousands: `150 000 GNF` (specification §3, package price). */
export function formatGnf(amount: number): string {
  thousands ??= new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 0 });
  return `${thousands.format(amount)} GNF`;
}
