import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Context } from '../context.ts';
import type { BuiltSite } from './builtSite.ts';
import { documentOf } from './document.ts';
import { readPublicData } from './publicData.ts';

/**
 * How long a drawn page is given out without looking at the data: what an admin changes shows within ten seconds, in
 * every process.
 */
const KEPT_MS = 5_000;
/** Services come and go; addresses that nobody asks for any more must not stay. */
const MOST = 500;

export type Packing = 'br' | 'gzip' | 'identity';

export interface DrawnPage {
  status: 200 | 404;
  /** Of the content; each packing adds its name. */
  etag: string;
  packed: (packing: Packing) => Promise<Buffer>;
}

interface Drawn {
  page: DrawnPage;
  /** What it was drawn from, as text: the same data makes the same page. */
  from: string;
  paths: readonly string[];
  until: number;
}

export interface WantedPage {
  /** One spelling for each page; all addresses without a page share one. */
  pathname: string;
  isIndexed: boolean;
}

/**
 * Keeps the drawn pages: looks at their data every few seconds, and draws and packs them anew only where it has
 * changed.
 */
export function createPageStore(site: BuiltSite) {
  const drawn = new Map<string, Drawn>();
  const underWay = new Map<string, Promise<Drawn>>();

  async function refresh(ctx: Context, wanted: WantedPage, known: Drawn | undefined): Promise<Drawn> {
    const reads = createReads(ctx);
    const until = ctx.now.getTime() + KEPT_MS;
    if (known && (await textOf(reads, known.paths)) === known.from) return { ...known, until };
    return { ...(await draw(site, ctx.config.APP_URL, wanted, reads)), until };
  }

  return async (ctx: Context, wanted: WantedPage): Promise<DrawnPage> => {
    const { pathname } = wanted;
    const known = drawn.get(pathname);
    if (known && known.until > ctx.now.getTime()) return known.page;
    // One at a time: a crowd that comes together waits for the same drawing.
    const work = underWay.get(pathname) ?? refresh(ctx, wanted, known).finally(() => underWay.delete(pathname));
    underWay.set(pathname, work);
    const fresh = await work;
    keep(drawn, pathname, fresh);
    return fresh.page;
  };
}

function keep(drawn: Map<string, Drawn>, pathname: string, fresh: Drawn): void {
  drawn.delete(pathname);
  // What names nothing is drawn each time anew: there is no end of such addresses.
  if (fresh.page.status === 404 && pathname !== NOT_FOUND) return;
  drawn.set(pathname, fresh);
  const [oldest] = drawn.keys();
  if (drawn.size > MOST && oldest !== undefined) drawn.delete(oldest);
}

/** The address under which "not found" is drawn, whatever was asked for. */
export const NOT_FOUND = '/introuvable';

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

async function draw(site: BuiltSite, appUrl: string, { pathname, isIndexed }: WantedPage, reads: Reads) {
  const origin = new URL(appUrl).origin;
  const rendered = await site.renderPage({ pathname, origin, read: reads.of });
  const paths = [...reads.keys()].sort();
  const data = await dataOf(reads, paths);
  const html = Buffer.from(documentOf(site, { page: rendered, data, origin, pathname, isIndexed }));
  return { page: packable(html, rendered.status), from: JSON.stringify(data), paths };
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Each packing is made when it is first asked for, and once. */
function packable(html: Buffer, status: 200 | 404): DrawnPage {
  const made = new Map<Packing, Promise<Buffer>>();
  const make = { br: () => brotli(html), gzip: () => zip(html), identity: async () => html };
  return {
    status,
    etag: createHash('sha256').update(html).digest('base64url').slice(0, 22),
    packed: (packing) => {
      const buffer = made.get(packing) ?? make[packing]();
      made.set(packing, buffer);
      return buffer;
    },
  };
}
