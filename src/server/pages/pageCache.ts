import { createHash } from 'node:crypto';
import { notFoundPage } from '../../shared/renderedPages.ts';
import type { Context } from '../context.ts';
import { BROTLI_BEST, BROTLI_FAST, type Encoding, encodingsOf } from '../http/encodings.ts';
import type { BuiltSite } from './builtSite.ts';
import { type Document, documentOf } from './document.ts';
import { readPublicData } from './publicData.ts';

/**
 * How long a page is sent without reading its data again: an admin's change shows within ten seconds, in every process.
 */
const FRESH_MS = 5_000;
/** Services are added and removed: pages beyond this number are evicted, the oldest first. */
const MAX_PAGES = 500;

export interface PageResponse {
  status: 200 | 404;
  /** Of the content; each encoding adds its name. */
  etag: string;
  encoded: (encoding: Encoding) => Promise<Buffer>;
}

interface CacheEntry {
  page: PageResponse;
  /** The data it was rendered from, as text: the same data makes the same page. */
  from: string;
  paths: readonly string[];
  until: number;
}

export interface WantedPage {
  /** One spelling for each page; all addresses without a page share one. */
  pathname: string;
  isIndexed: boolean;
  /** Of the address, as `pageSearch` writes it; empty for a page without any. */
  search?: string;
  /** What the document says its address is, where the address itself is a secret. */
  shownAs?: string;
}

/**
 * Caches rendered pages: their data is read again every few seconds, and a page is rendered again only where it
 * changed.
 */
export function createPageCache(site: BuiltSite) {
  const entries = new Map<string, CacheEntry>();
  const pending = new Map<string, Promise<CacheEntry>>();

  async function refresh(ctx: Context, wanted: WantedPage, known: CacheEntry | undefined): Promise<CacheEntry> {
    const reads = createReads(ctx);
    const until = ctx.now.getTime() + FRESH_MS;
    if (known && (await textOf(reads, known.paths)) === known.from) return { ...known, until };
    return { ...(await render(site, ctx.config.APP_URL, wanted, reads)), until };
  }

  return async (ctx: Context, wanted: WantedPage): Promise<PageResponse> => {
    const { pathname } = wanted;
    const known = entries.get(pathname);
    if (known && known.until > ctx.now.getTime()) return known.page;
    // Requests for the same page at the same time share one rendering.
    const work = pending.get(pathname) ?? refresh(ctx, wanted, known).finally(() => pending.delete(pathname));
    pending.set(pathname, work);
    const fresh = await work;
    store(entries, pathname, fresh);
    return fresh.page;
  };
}

function store(entries: Map<string, CacheEntry>, pathname: string, fresh: CacheEntry): void {
  entries.delete(pathname);
  // The number of addresses that name nothing is unbounded: they are not cached.
  if (fresh.page.status === 404 && pathname !== notFoundPage.pathname) return;
  entries.set(pathname, fresh);
  const [oldest] = entries.keys();
  if (entries.size > MAX_PAGES && oldest !== undefined) entries.delete(oldest);
}

type Reads = Map<string, Promise<unknown>> & { of: (path: string) => Promise<unknown> };

function createReads(ctx: Context): Reads {
  const reads = new Map<string, Promise<unknown>>();
  const of = (path: string) => {
    const read = reads.get(path) ?? readPublicData(ctx, path);
    reads.set(path, read);
    return read;
  };
  return Object.assign(reads, { of });
}

async function dataOf(reads: Reads, paths: readonly string[]): Promise<Record<string, unknown>> {
  return Object.fromEntries(await Promise.all(paths.map(async (path) => [path, await reads.of(path)] as const)));
}

const textOf = async (reads: Reads, paths: readonly string[]) => JSON.stringify(await dataOf(reads, paths));

async function render(site: BuiltSite, appUrl: string, wanted: WantedPage, reads: Reads) {
  const { pieces, status, data, paths } = await renderDocument(site, appUrl, wanted, reads);
  return { page: responseOf(pieces, status, BROTLI_BEST), from: JSON.stringify(data), paths };
}

async function renderDocument(site: BuiltSite, appUrl: string, wanted: WantedPage, reads: Reads) {
  const { pathname, isIndexed, search = '', shownAs = pathname } = wanted;
  const origin = new URL(appUrl).origin;
  const page = await site.renderPage({ pathname, search, origin, read: reads.of });
  const paths = [...reads.keys()].sort();
  const data = await dataOf(reads, paths);
  const pieces = documentOf(site, { page, data, origin, pathname: shownAs, isIndexed });
  return { pieces, status: page.status, data, paths };
}

/** A page for one person, or one of very many for what was searched: rendered for each request, and kept nowhere. */
export async function renderOnce(site: BuiltSite, ctx: Context, wanted: WantedPage): Promise<PageResponse> {
  const { pieces, status } = await renderDocument(site, ctx.config.APP_URL, wanted, createReads(ctx));
  return responseOf(pieces, status, BROTLI_FAST);
}

function responseOf({ first, rest }: Document, status: 200 | 404, quality: number): PageResponse {
  const html = Buffer.from(first + rest);
  return {
    status,
    etag: createHash('sha256').update(html).digest('base64url').slice(0, 22),
    encoded: encodingsOf(html, quality, Buffer.byteLength(first)),
  };
}
