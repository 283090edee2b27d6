/** Keeps a project read by itself apart from the rows of the list, which hold only part of it. */
export const WHOLE = { whole: true };
