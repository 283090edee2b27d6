import { createContext, use, useSyncExternalStore } from 'react';
import { EMBEDDED_ID } from '../../shared/rendering/renderPage.ts';

/** The data the server rendered this page from, by API path; empty where the browser renders it. */
export const embedded: Readonly<Record<string, unknown>> = readEmbedded();

function readEmbedded(): Record<string, unknown> {
  if (import.meta.env.SSR) return {};
  const block = document.getElementById(EMBEDDED_ID);
  return block ? JSON.parse(block.textContent) : {};
}

const never = () => () => undefined;

/** False in the server's HTML and while the browser takes it over; then true. For what only this browser knows. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/**
 * What the server collects of a page while it renders it, and the data to render from. Only the server provides one.
 */
export interface Rendering {
  origin: string;
  pathname: string;
  read: (path: string) => Promise<unknown>;
  status: 200 | 404;
  title: string;
  description: string | undefined;
  modules: Set<string>;
  deferredModules: Set<string>;
  structuredData: object[];
}

export const RenderingContext = createContext<Rendering | undefined>(undefined);

/** Loads a part of the page. On the server it names the part's module. */
export interface Loader<Part> {
  (): Promise<Part>;
  module?: string | false;
}

/**
 * A loader with the path of its module, from which the server knows which scripts and styles a page needs. Written
 * `import.meta.env.SSR && '…'`, the path is no part of the browser's code; a unit test compares it with the import.
 */
export const lazyModule = <Part>(module: string | false, load: () => Promise<Part>): Loader<Part> =>
  import.meta.env.SSR ? Object.assign(load, { module }) : load;

/**
 * Of a part beside the page: one that the network does not bring is left out until the network is back. It must not
 * take the page down with it.
 */
export const whenOnline = <Part>(load: Loader<Part>): Promise<Part> =>
  load().catch(
    () => new Promise((resolve) => addEventListener('online', () => resolve(whenOnline(load)), { once: true })),
  );

/**
 * The API's reply to this path, where the server rendered the page from it: while rendering, and during hydration in
 * the browser, which does not request it a second time. Null where the API knew of no such thing.
 */
export function useServerData<Entity>(path: string | undefined): Entity | null | undefined {
  if (path === undefined) return undefined;
  // What the API answers under a path has that path's type; the path is written beside it by the caller.
  if (!import.meta.env.SSR) return embedded[path] as Entity | null | undefined;
  const rendering = use(RenderingContext);
  return rendering && (use(rendering.read(path)) as Entity | null);
}

/**
 * Records on the server that this part is on the page, so that the browser gets its styles with the HTML, and its code
 * unless it is late.
 */
export function useRenderedModule(load: Loader<unknown>, isLate = false): void {
  if (!import.meta.env.SSR) return;
  const rendering = use(RenderingContext);
  if (load.module) rendering?.[isLate ? 'deferredModules' : 'modules'].add(load.module);
}

/**
 * Adds structured data for search engines. Written `import.meta.env.SSR && (…)`, the description is no part of the
 * browser's code.
 */
export function useStructuredData(describe: false | ((page: { origin: string; pathname: string }) => object)): void {
  if (!import.meta.env.SSR || !describe) return;
  const rendering = use(RenderingContext);
  if (rendering) rendering.structuredData.push(describe(rendering));
}

/** The address names nothing: the page is answered with 404, so that search engines do not index it. */
export function useNotFoundStatus(): void {
  if (!import.meta.env.SSR) return;
  const rendering = use(RenderingContext);
  if (rendering) rendering.status = 404;
}
