/** Keeps an enterprise read by itself apart from the rows of the lists, which hold only part of it. */
export const WHOLE = { whole: true };
