import { PAGE_MARK } from '../../../shared/offline/pageMark.ts';
import { appFor, pageFor } from '../../../shared/pages.ts';
import { tokenIn } from '../../../shared/tracking/address.ts';

/**
 * First segments of the pages that are the same for everybody. Those of a session, of a payment or of a form are never
 * cached.
 */
const publicRoots = [
  '',
  'accueil',
  'services',
  'comment-ca-fonctionne',
  'contact',
  'conditions-d-utilisation',
  'confidentialite',
];

/** Whether a copy of this address may be cached on the device. */
export function isPublicPage(pathname: string): boolean {
  const root = pathname.split('/').find(Boolean) ?? '';
  return publicRoots.includes(root.toLowerCase()) && appFor(pathname) === 'site' && pageFor(pathname) !== undefined;
}

/** Whether this is the page of a request, which its client may read without a network: their own device keeps it. */
export const isTrackingPage = (pathname: string): boolean => tokenIn(pathname) !== undefined;

/** Whether the server sent this page. A network's log-in page comes under our addresses too (docs/decisions/0148). */
export const isOwnPage = (response: Response): boolean => isHtml(response) && response.headers.has(PAGE_MARK);

/** Whether this reply is such a page: a link that opens nothing any more leaves no copy either. */
export const isTrackingCopy = (response: Response): boolean =>
  isComplete(response) && isOwnPage(response) && !/no-store/.test(cacheControl(response));

/**
 * Whether this reply may be cached as the copy of a public page. The server says `no-store` behind the preview gate and
 * `private` to whoever is signed in; a redirection belongs to another address.
 */
export function isCacheablePage(response: Response): boolean {
  return isComplete(response) && isOwnPage(response) && !/no-store|private/.test(cacheControl(response));
}

/** Whether the server calls this reply public: scripts, lists and pictures that are the same for everybody. */
export const isPublicResponse = (response: Response): boolean =>
  isComplete(response) && !isHtml(response) && /\bpublic\b/.test(cacheControl(response));

/** Whether this reply is a file of the installation: the shell, or what the pages need. */
export const isInstalledFile = (response: Response): boolean => isCacheablePage(response) || isPublicResponse(response);

const isComplete = (response: Response): boolean => response.status === 200 && !response.redirected;
const cacheControl = (response: Response): string => response.headers.get('Cache-Control') ?? '';
const isHtml = (response: Response): boolean => response.headers.get('Content-Type')?.includes('text/html') ?? false;
