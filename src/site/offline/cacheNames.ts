/** What the page and its service worker both call by name. */
export const WORKER_FILE = '/sw.js';
/** The page without content that draws any address of the site where no network is (`vite.worker.config.ts`). */
export const SHELL = '/shell.html';

/** The caches. The version of the build stands behind `pages`: a page names the files of the build that made it. */
export const cacheNames = {
  shell: 'oasis-shell',
  assets: 'oasis-assets',
  images: 'oasis-images',
  lists: 'oasis-lists',
  pages: 'oasis-pages-',
} as const;

/** What the page says to its worker: take over from the version before (workbox-window's word), or keep this page. */
export const SKIP_WAITING = 'SKIP_WAITING';
export const CACHE_PAGE = 'CACHE_PAGE';
