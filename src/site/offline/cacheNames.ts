/** Names that the page and its service worker share. */
export const WORKER_FILE = '/sw.js';
/** The page without content that renders any address of the site without a network (`vite.worker.config.ts`). */
export const SHELL = '/shell.html';

/** The caches. `pages` and `tracking` get the version of the build: a page names the files of its build. */
export const cacheNames = {
  shell: 'oasis-shell',
  assets: 'oasis-assets',
  images: 'oasis-images',
  lists: 'oasis-lists',
  /** What the form says and shows to who does not read it. */
  listening: 'oasis-listening',
  pages: 'oasis-pages-',
  /** The pages that a client follows requests on; versioned as `pages`. */
  tracking: 'oasis-tracking-',
} as const;

/** The page's messages to its worker: take over from the previous version (as workbox-window does), cache this page. */
export const SKIP_WAITING = 'SKIP_WAITING';
export const CACHE_PAGE = 'CACHE_PAGE';
