/** What a list called without a range gives at most (design §6). */
export const MAX_LIST_ROWS = 1000;

/** Counting the rows of a list stops here: past it a total helps nobody, and would cost ever more. */
export const MAX_COUNTED_ROWS = 1000;
