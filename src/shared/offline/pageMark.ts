/** The header by which the service worker knows a page of ours from one that a network put in its place. */
export const PAGE_MARK = 'Oasis-Page';
