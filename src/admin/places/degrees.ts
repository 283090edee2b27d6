/** Degrees as people write them: a comma, and the minus of a text. */
export const typedDegrees = (degrees: number | null | undefined): string => String(degrees ?? '').replace('.', ',');

/** Null for nothing; what is no number is NaN, which the schema refuses. */
export const degreesOf = (words: string): number | null =>
  words.trim() === '' ? null : Number(words.trim().replace(',', '.').replace('−', '-'));
