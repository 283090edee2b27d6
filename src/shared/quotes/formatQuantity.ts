const decimals = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 3 });

/** `12,5`. */
export const formatQuantity = (quantity: number): string => decimals.format(quantity);
