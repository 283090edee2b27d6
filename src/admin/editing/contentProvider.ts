import {
  type CreateParams,
  type DataProvider,
  type DeleteParams,
  HttpError,
  type RaRecord,
  type UpdateParams,
} from 'react-admin';
import { apiUrl } from '../../shared/client/apiUrl.ts';
import { api, entityOf } from '../providers/api.ts';
import { forgetKept } from '../providers/keptQuery.ts';
import { httpClient, restProvider } from '../providers/restProvider.ts';

/**
 * The site's content: services, questions, places, languages, partners, packages, settings. After each change this
 * browser's own copies of the public lists are renewed, so that the admin does not look at what was before.
 */
export const contentProvider = {
  ...restProvider,

  async create(resource: string, { data }: CreateParams) {
    const options = { body: data, once: `create:${resource}` };
    const send = () => entityOf(api.ask<RaRecord>('post', `/admin/${resource}`, options));
    // The row of a call whose reply was lost may be removed by now. That answer ends its key: the next call makes one.
    const created = await send().catch((error) => (isGone(error) ? send() : Promise.reject(error)));
    await renewPublicLists(resource, created);
    return { data: created };
  },

  async update(resource: string, { id, data }: UpdateParams) {
    // The version that was seen is among the data: what somebody wrote since is no repetition of it.
    const options = { body: data, once: `update:${resource}:${id}` };
    const updated = await entityOf(api.ask<RaRecord>('put', `/admin/${resource}/${id}`, options));
    await renewPublicLists(resource, updated);
    return { data: updated };
  },

  /** What is gone already is removed: by somebody else, or by a call whose reply was lost. */
  async delete(resource: string, { id, previousData = {} }: DeleteParams) {
    await httpClient(`/admin/${resource}/${id}`, { method: 'DELETE' }).catch((error) => {
      if (!isGone(error)) throw error;
    });
    await renewPublicLists(resource, previousData);
    return { data: { ...previousData, id } };
  },
} as unknown as DataProvider;

const isGone = (error: unknown): boolean => error instanceof HttpError && error.status === 404;

export interface ListOrder {
  ids: string[];
  /** The order that was seen: another one since is refused. */
  before: string[];
  /** The record whose list it is: only a service has one, its questions. */
  parentId?: string | undefined;
}

/** Puts a whole list in another order. */
export async function saveOrder(resource: string, { ids, before, parentId }: ListOrder): Promise<void> {
  const path = resource === 'questions' ? `/admin/services/${parentId}/questions-order` : `/admin/${resource}/order`;
  await entityOf(api.ask('put', path, { body: { ids, before } }));
  await renewPublicLists(resource, { serviceId: parentId });
}

const serviceLists = [
  '/get-active-services',
  '/get-spotLighted-services',
  '/get-not-spotLighted-services',
  '/get-specialized-services',
  '/get-quick-search-services',
];

/** The public lists that a change of a resource shows in. */
function listsOf(resource: string, { serviceId, cityId }: Record<string, unknown>): string[] {
  switch (resource) {
    case 'services':
      return serviceLists;
    case 'questions':
      return serviceId ? [`/get-questions/${serviceId}`] : [];
    case 'cities':
      return ['/get-cities'];
    case 'districts':
      return cityId ? [`/get-districts/${cityId}`] : [];
    case 'places':
      return ['/get-located-places'];
    case 'languages':
      return ['/get-languages'];
    case 'partners':
      return ['/get-partners'];
    default:
      return [];
  }
}

/**
 * Fetches the public lists past this browser's cache, which keeps them for a minute, and what the back-office keeps of
 * them. Where that fails nothing is wrong but that this one browser shows the former list for that minute.
 */
async function renewPublicLists(resource: string, row: Record<string, unknown>): Promise<void> {
  await Promise.allSettled(
    listsOf(resource, row).map(async (path) => {
      const reply = await fetch(apiUrl(path), { cache: 'reload' });
      await reply.arrayBuffer();
    }),
  );
  await forgetKept(resource);
}
