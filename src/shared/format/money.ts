const thousands = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 0 });

/** An integer amount of GNF in French thousands: `150 000 GNF` (specification §3, package price). */
export function formatGnf(amount: number): string {
  return `${thousands.format(amount)} GNF`;
}
