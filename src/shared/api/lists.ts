/** What a list called without a range gives at most (design §6). */
export const MAX_LIST_ROWS = 1000;

/** Counting the rows of a list stops here: a larger total is not needed, and its cost would keep growing. */
const MAX_COUNTED_ROWS = 1000;
const COUNTED_AHEAD = 100;

/** Rows counted for the page that ends before row `end`: the next full hundred plus 100, so first pages cost least. */
export const countedUpTo = (end: number): number =>
  Math.min(MAX_COUNTED_ROWS, Math.ceil(end / COUNTED_AHEAD) * COUNTED_AHEAD + COUNTED_AHEAD);

/** Whether counting may have stopped at this total: there are so many rows, or more. */
export const isCountedPart = (total: number): boolean => total > COUNTED_AHEAD && total % COUNTED_AHEAD === 0;
