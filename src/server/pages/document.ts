import { DEFERRED_PART, EMBEDDED_ID, type RenderedPage } from '../../shared/rendering/renderPage.ts';
import type { BuiltSite } from './builtSite.ts';

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

/**
 * The whole document of a rendered page: the built page with its own head, styles, HTML and data. What is not needed to
 * paint comes after the content, scripts by their links too: as soon as a browser knows of them they share the network
 * with the rest of the page.
 */
export function documentOf(site: BuiltSite, parts: DocumentParts): string {
  const { page, data } = parts;
  const { scripts } = site.assetsOf(page.modules);
  const { first, body, styles } = withStyles(site, page);
  const head = [headOf(site.template, parts), first].join('\n');
  const endOfBody = [
    // For the loader of later pages: these sheets are here already, and are not asked for.
    ...styles.map((address) => `<link rel="stylesheet" href="${address}" disabled>`),
    ...scripts.map((address) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="${address}">`),
    entryOf(site.template),
    json(EMBEDDED_ID, 'application/json', data),
    structuredDataOf(parts),
  ].join('');
  return bareTemplate(site.template)
    .replace('</head>', () => `${head}\n</head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${body}</div>${endOfBody}`);
}

/**
 * The sheets in their order, which decides between their rules, each part just before what needs it: those of every
 * page in the head, the page's own before its content, and those of what is hydrated late before the first such part.
 * The header is painted while the rest is on its way. The site moves them to the head before it hydrates.
 */
function withStyles(site: BuiltSite, { modules, deferredModules, body }: RenderedPage) {
  const every = site.assetsOf([]).styles;
  const own = site.assetsOf(modules).styles;
  const { styles } = site.assetsOf([...modules, ...deferredModules]);
  const sheetOf = (addresses: string[]) =>
    addresses.length > 0 ? `<style>${addresses.map(site.styleSheet).join('')}</style>` : '';
  // In front of everything where there is no header; what comes late is on each page that has one.
  const headerEnd = body.indexOf(HEADER_END);
  const content = headerEnd < 0 ? 0 : headerEnd + HEADER_END.length;
  const late = Math.max(content, body.indexOf(`<div ${DEFERRED_PART}`));
  const parts = [
    body.slice(0, content),
    sheetOf(styles.slice(every.length, own.length)),
    body.slice(content, late),
    sheetOf(styles.slice(own.length)),
    body.slice(late),
  ];
  return { first: sheetOf(styles.slice(0, every.length)), body: parts.join(''), styles };
}

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

function headOf(template: string, parts: DocumentParts): string {
  const { page, origin, pathname } = parts;
  const general = template.match(/<meta\s+name="description"\s+content="([^"]*)"/)?.[1] ?? '';
  const description = page.description === undefined ? general : escaped(page.description);
  const title = escaped(page.title);
  const address = escaped(`${origin}${pathname}`);
  return [
    `<title>${title}</title>`,
    `<meta name="description" content="${description}" data-general="${general}">`,
    isListed(parts) ? `<link rel="canonical" href="${address}">` : '<meta name="robots" content="noindex">',
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
  ].join('\n');
}

const property = (name: string, content: string): string => `<meta property="${name}" content="${content}">`;

/** A block of data: no script to a browser, and no way out of it for a `</script>` in a name. */
function json(id: string | undefined, type: string, value: unknown): string {
  const text = JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return `<script type="${type}"${id ? ` id="${id}"` : ''}>${text}</script>`;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
