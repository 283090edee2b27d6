/** What a list called without a range gives at most (design §6). */
export const MAX_LIST_ROWS = 1000;
