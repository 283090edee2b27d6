import { DEFERRED_PART, EMBEDDED_ID, REST_OF_PAGE, type RenderedPage } from '../../shared/rendering/renderPage.ts';
import type { BuiltSite } from './builtSite.ts';
import { rulesFor } from './firstRules.ts';

interface DocumentParts {
  page: RenderedPage;
  /** What the page was rendered from, by API path. */
  data: Readonly<Record<string, unknown>>;
  origin: string;
  pathname: string;
  isIndexed: boolean;
}

/** The picture of a shared link: networks take no SVG. */
const PICTURE = { path: '/partage.png', width: 1200, height: 630 };

/** In two pieces: what is painted first, which must not wait for the bytes of what follows it. */
export interface Document {
  first: string;
  rest: string;
}

/**
 * The whole document of a rendered page: the built page with its own head, styles, HTML and data. What is not needed to
 * paint comes after the content, scripts by their links too: as soon as a browser knows of them they share the network
 * with the rest of the page.
 */
export function documentOf(site: BuiltSite, parts: DocumentParts): Document {
  const { page, data } = parts;
  const { scripts } = site.assetsOf(page.modules);
  const { styles, head, first, rest } = withStyles(site, page);
  const endOfBody = [
    // For the loader of later pages: these sheets are here already, and are not asked for.
    ...styles.map((address) => `<link rel="stylesheet" href="${address}" disabled>`),
    ...scripts.map((address) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="${address}">`),
    entryOf(site.template),
    json(EMBEDDED_ID, 'application/json', data, generalDescription(site.template)),
    structuredDataOf(parts),
  ].join('');
  const [before = '', after = ''] = bareTemplate(site.template).split('<div id="root"></div>');
  const withHead = before.replace('</head>', () => `${headOf(site.template, parts)}${head}</head>`);
  return { first: `${withHead}<div id="root">${first}`, rest: `${rest}</div>${endOfBody}${after}` };
}

/**
 * The head has only the rules that decide how the first piece looks, so that it is painted while the rest is on its
 * way. All rules follow it in their order, which decides between those that are equally specific: the page's own, and
 * those of what is hydrated late before the first such part. The site moves them to the head before it hydrates.
 */
function withStyles(site: BuiltSite, { modules, deferredModules, body }: RenderedPage) {
  const own = site.assetsOf(modules).styles;
  const { styles } = site.assetsOf([...modules, ...deferredModules]);
  const sheets = (addresses: string[]) => addresses.map(site.styleSheet).join('');
  const start = restOf(body);
  const late = Math.max(start, body.indexOf(`<div ${DEFERRED_PART}`));
  const first = body.slice(0, start);
  // All where the first piece ends within such a part.
  const early = first.includes(`<div ${DEFERRED_PART}`) ? styles : own;
  const rest = [
    first && styleOf(sheets(early)),
    body.slice(start, late),
    styleOf(sheets(styles.slice(early.length))),
    body.slice(late),
  ].join('');
  return { styles, head: styleOf(first ? rulesFor(early.flatMap(site.rulesOf), first) : sheets(own)), first, rest };
}

const styleOf = (rules: string): string => rules && `<style>${rules}</style>`;

/** Where the page says so, else behind the header; a page without has no first piece. */
function restOf(body: string): number {
  const marked = body.search(MARKED);
  if (marked >= 0) return marked;
  const headerEnd = body.indexOf(HEADER_END);
  return headerEnd < 0 ? 0 : headerEnd + HEADER_END.length;
}

const MARKED = new RegExp(`<\\w+[^<>]* ${REST_OF_PAGE}=`);
const HEADER_END = '</header>';

const ENTRY = /<script type="module"[^>]*><\/script>/;

/** The script that starts the site. It waits for the end of the document by itself. */
const entryOf = (template: string): string =>
  (template.match(ENTRY)?.[0] ?? '').replace(' src=', ' fetchpriority="low" src=');

const isListed = ({ isIndexed, page }: DocumentParts): boolean => isIndexed && page.status === 200;

function structuredDataOf(parts: DocumentParts): string {
  const { structuredData } = parts.page;
  if (!isListed(parts) || structuredData.length === 0) return '';
  return json(undefined, 'application/ld+json', { '@context': 'https://schema.org', '@graph': structuredData });
}

/** The built page without what each page says for itself, and without the words for an empty one. */
const bareTemplate = (template: string): string =>
  template
    .replace(/<title>[\s\S]*?<\/title>/, '')
    .replace(/<meta\s+name="description"[\s\S]*?>/, '')
    .replace(/<link rel="(modulepreload|stylesheet)"[^>]*>/g, '')
    .replace(/<noscript data-shell>[\s\S]*?<\/noscript>/, '')
    .replace(ENTRY, '')
    .replace(/>\s+</g, '><');

/** What the site says of itself where a page says nothing. */
const generalDescription = (template: string): string =>
  template.match(/<meta\s+name="description"\s+content="([^"]*)"/)?.[1] ?? '';

/**
 * A page that nobody is to list has neither a canonical address nor a card for networks, which names one: `pathname` is
 * masked where the link is a secret, and leads nowhere.
 */
function headOf(template: string, parts: DocumentParts): string {
  const { page, origin, pathname } = parts;
  const description = page.description === undefined ? generalDescription(template) : escaped(page.description);
  const title = escaped(page.title);
  const address = escaped(`${origin}${pathname}`);
  const said = [`<title>${title}</title>`, `<meta name="description" content="${description}">`];
  if (!isListed(parts)) return [...said, '<meta name="robots" content="noindex">'].join('');
  return [
    ...said,
    `<link rel="canonical" href="${address}">`,
    property('og:type', 'website'),
    property('og:locale', 'fr_GN'),
    property('og:site_name', escaped(page.title.split(' | ').at(-1) ?? '')),
    property('og:title', title),
    property('og:description', description),
    property('og:url', address),
    property('og:image', escaped(`${origin}${PICTURE.path}`)),
    property('og:image:width', String(PICTURE.width)),
    property('og:image:height', String(PICTURE.height)),
    '<meta name="twitter:card" content="summary_large_image">',
  ].join('');
}

const property = (name: string, content: string): string => `<meta property="${name}" content="${content}">`;

/** A block of data: no script to a browser, and no way out of it for a `</script>` in a name. */
function json(id: string | undefined, type: string, value: unknown, general?: string): string {
  const text = JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return `<script type="${type}"${id ? ` id="${id}"` : ''}${general ? ` data-general="${general}"` : ''}>${text}</script>`;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
