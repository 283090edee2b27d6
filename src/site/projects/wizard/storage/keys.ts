/** The names of the records; each holds one type. */
export const DRAFT = 'draft';
/** Drafts put aside for a request that came back to be corrected. */
export const PARKED = 'parked';
export const LEASE = 'lease';
export const ENTRIES = 'entry:';
export const entryKey = (id: string): string => `${ENTRIES}${id}`;
export const blobKey = (fileId: string): string => `blob:${fileId}`;
