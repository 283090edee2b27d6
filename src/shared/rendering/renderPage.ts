/** What the server asks of the built site, and what it gets: the one seam between the two (docs/decisions/0014). */
export interface PageRequest {
  pathname: string;
  /** With its question mark; empty where the page has none. */
  search: string;
  /** The public origin, without a final slash: `https://oasis.gn`. */
  origin: string;
  /** What the API answers to `GET path`; null where there is no such thing. The same promise for the same path. */
  read: (path: string) => Promise<unknown>;
}

export interface RenderedPage {
  /** 404 where the address names something that does not exist. */
  status: 200 | 404;
  title: string;
  description: string | undefined;
  /** The HTML within `#root`. */
  body: string;
  /** The parts that came with the page, as Vite's manifest names them: `src/site/home/HomePage.tsx`. */
  modules: readonly string[];
  /** Those of which only the styles are needed at first (`late` in src/site/rendering). */
  deferredModules: readonly string[];
  /** Nodes of schema.org for search engines. */
  structuredData: readonly object[];
}

export type RenderPage = (request: PageRequest) => Promise<RenderedPage>;

/** Marks the first element below what is read first: all before it is painted without waiting for what follows. */
export const REST_OF_PAGE = 'data-rest';

/** Marks the element around a part that hydrates late. */
export const DEFERRED_PART = 'data-late';

/** The id of the JSON block that carries what the page was rendered from, by API path. */
export const EMBEDDED_ID = 'public-data';
