const oneDecimal = new Intl.NumberFormat('fr-FR', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** A score as it is read in French: « 4,2 ». */
export const formatScore = (value: number): string => oneDecimal.format(value);
