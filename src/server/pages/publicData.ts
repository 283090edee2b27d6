import { catalogContract } from '../../shared/catalog/contract.ts';
import { directoryQuery } from '../../shared/directory/schemas.ts';
import type { PublicSettings } from '../../shared/settings/views.ts';
import { listCities, listQuestions, listServices, serviceSelections } from '../catalog/queries.ts';
import type { Context } from '../context.ts';
import { listShownEnterprises, readShownEnterprise } from '../directory/readShown.ts';
import { Refusal } from '../http/errors.ts';
import { listPackages } from '../packages/queries.ts';
import { listPartners } from '../partners/queries.ts';
import { readSettings } from '../settings/queries.ts';
import { readTracking } from '../tracking/readTracking.ts';

type Load = (ctx: Context, id: string, query: URLSearchParams) => Promise<unknown>;

/** What a page may be rendered from: public endpoints and what a link opens, by the path that the browser would ask. */
const loads: Readonly<Record<string, Load>> = {
  ...Object.fromEntries(
    Object.entries(serviceSelections).map(([name, selection]) => [
      catalogContract.calls[name as keyof typeof serviceSelections].path,
      (ctx: Context) => listServices(ctx, selection),
    ]),
  ),
  '/get-site-settings': async ({ db, config }): Promise<PublicSettings> => ({
    ...(await readSettings(db)),
    isGated: config.PREVIEW_PASSWORD !== undefined,
  }),
  '/get-partners': ({ db }) => listPartners(db),
  '/get-packages': (ctx) => listPackages(ctx),
  '/get-questions': (ctx, serviceId) => listQuestions(ctx, serviceId),
  '/get-cities': (ctx) => listCities(ctx),
  '/public-enterprises': (ctx, slug, query) =>
    slug
      ? readShownEnterprise(ctx, slug, query.get('after') ?? undefined)
      : listShownEnterprises(ctx, directoryQuery.parse(Object.fromEntries(query))),
  '/tracking': (ctx, token) => readTracking(ctx, token),
};

/** What the API would answer to `GET path`; null for what is not there, which the page tells the browser too. */
export async function readPublicData(ctx: Context, path: string): Promise<unknown> {
  const [, endpoint = '', id = '', query] = path.match(/^(\/[\w-]+)(?:\/([\w-]+))?(?:\?(.*))?$/) ?? [];
  const load = loads[endpoint];
  if (!load) throw new Error(`No page is rendered from ${endpoint}: name it in server/pages/publicData.ts`);
  try {
    return await load(ctx, id, new URLSearchParams(query));
  } catch (error) {
    if (error instanceof Refusal && error.status === 404) return null;
    throw error;
  }
}
