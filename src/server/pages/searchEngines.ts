import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { PUBLIC_CHARACTERS } from '../../shared/enterprises/publicAddress.ts';
import { indexedAddresses } from '../../shared/renderedPages.ts';
import { listServices } from '../catalog/queries.ts';
import type { Context } from '../context.ts';
import { shownPaths } from '../directory/readShown.ts';
import { notFound } from '../http/errors.ts';

/** Prefixes of the addresses that are not indexed: accounts, payments, forms, the back-office. */
const closed = [
  '/gestion-',
  '/oasis-interne',
  '/details-',
  '/tableaux-de-bords',
  '/paiement',
  '/payment',
  '/formulaire/',
  '/reset-password',
  '/annuler-changement',
  '/sandbox-payment',
  '/docs',
  '/suivi',
  '/tracking',
];

const config = { permission: 'catalog.read' } as const;
const schema = { hide: true } as const;
const CACHE = 'public, max-age=600';
const ENTERPRISES_MAP = '/sitemap-entreprises.xml';

/** What search engines may read, and where everything is. Nothing at all while the preview password is set. */
export const searchEngineRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get('/robots.txt', { config, schema }, async ({ ctx }, reply) => {
    reply.type('text/plain').header('Cache-Control', CACHE);
    if (ctx.config.PREVIEW_PASSWORD) return 'User-agent: *\nDisallow: /\n';
    // The longer rule wins: of the form its first step is open, of the rest nothing.
    const open = indexedAddresses.filter((address) => closed.some((root) => address.startsWith(root)));
    const lines = [...open.map((address) => `Allow: ${address}`), ...closed.map((root) => `Disallow: ${root}`)];
    const maps = ['/sitemap.xml', ENTERPRISES_MAP].map((map) => `Sitemap: ${ctx.config.APP_URL}${map}`);
    return ['User-agent: *', ...lines, '', ...maps, ''].join('\n');
  });

  app.get('/sitemap.xml', { config, schema }, async ({ ctx }, reply) => {
    const services = ctx.config.PREVIEW_PASSWORD ? [] : await listServices(ctx, {});
    const addresses = ctx.config.PREVIEW_PASSWORD
      ? []
      : [...indexedAddresses, ...services.map(({ slug }) => `/services/${slug.toLowerCase()}`)];
    return sendMap(ctx, reply, { list: 'urlset', entry: 'url', addresses });
  });

  // A map holds 50,000 addresses at most: the enterprises are in one for each first character of their public ids.
  app.get(ENTERPRISES_MAP, { config, schema }, ({ ctx }, reply) => {
    const addresses = ctx.config.PREVIEW_PASSWORD
      ? []
      : PUBLIC_CHARACTERS.map((first) => `/sitemap-entreprises/${first}.xml`);
    return sendMap(ctx, reply, { list: 'sitemapindex', entry: 'sitemap', addresses });
  });

  app.get('/sitemap-entreprises/:part', { config, schema }, async ({ ctx, params }, reply) => {
    const { part } = params as { part: string };
    const first = PUBLIC_CHARACTERS.find((one) => part === `${one}.xml`);
    if (!first || ctx.config.PREVIEW_PASSWORD) throw notFound();
    return sendMap(ctx, reply, { list: 'urlset', entry: 'url', addresses: await shownPaths(ctx, first) });
  });
};

interface SiteMap {
  list: 'urlset' | 'sitemapindex';
  entry: 'url' | 'sitemap';
  addresses: readonly string[];
}

function sendMap({ config: { APP_URL } }: Context, reply: FastifyReply, { list, entry, addresses }: SiteMap): string {
  reply.type('application/xml; charset=utf-8').header('Cache-Control', CACHE);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${list} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...addresses.map((address) => `<${entry}><loc>${escaped(`${APP_URL}${address}`)}</loc></${entry}>`),
    `</${list}>`,
    '',
  ].join('\n');
}

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
