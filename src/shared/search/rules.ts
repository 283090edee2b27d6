/** Fewer letters find too much. */
export const SEARCH_MIN = 2;
export const SEARCH_MAX = 100;

/** What is looked for, in the order in which it is shown. */
export const searchKinds = ['projects', 'enterprises', 'people', 'tickets'] as const;

export type SearchKind = (typeof searchKinds)[number];
