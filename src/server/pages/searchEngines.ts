import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { indexedAddresses } from '../../shared/renderedPages.ts';
import { listServices } from '../catalog/queries.ts';

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

/** What search engines may read, and where everything is. Nothing at all while the preview password is set. */
export const searchEngineRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get('/robots.txt', { config, schema }, async ({ ctx }, reply) => {
    reply.type('text/plain').header('Cache-Control', CACHE);
    if (ctx.config.PREVIEW_PASSWORD) return 'User-agent: *\nDisallow: /\n';
    // The longer rule wins: of the form its first step is open, of the rest nothing.
    const open = indexedAddresses.filter((address) => closed.some((root) => address.startsWith(root)));
    const lines = [...open.map((address) => `Allow: ${address}`), ...closed.map((root) => `Disallow: ${root}`)];
    return ['User-agent: *', ...lines, '', `Sitemap: ${originOf(ctx.config.APP_URL)}/sitemap.xml`, ''].join('\n');
  });

  app.get('/sitemap.xml', { config, schema }, async ({ ctx }, reply) => {
    const services = ctx.config.PREVIEW_PASSWORD ? [] : await listServices(ctx, {});
    const addresses = ctx.config.PREVIEW_PASSWORD
      ? []
      : [...indexedAddresses, ...services.map(({ slug }) => `/services/${slug.toLowerCase()}`)];
    const origin = originOf(ctx.config.APP_URL);
    const urls = addresses.map((address) => `<url><loc>${escaped(`${origin}${address}`)}</loc></url>`);
    reply.type('application/xml; charset=utf-8').header('Cache-Control', CACHE);
    return [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      ...urls,
      '</urlset>',
      '',
    ].join('\n');
  });
};

const originOf = (appUrl: string): string => new URL(appUrl).origin;
const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
