import simpleRestProvider from 'ra-data-simple-rest';
import type { CreateParams, DataProvider, DeleteParams, RaRecord, UpdateParams } from 'react-admin';
import { api } from './api.ts';
import { entityOf, httpClient } from './httpClient.ts';
import { renewPublicLists } from './publicLists.ts';

/** What is done to a list besides changing its rows. */
export interface ContentVerbs {
  /** Puts a whole list in another order; `before` is the order that was seen. `of` is the record whose list it is. */
  saveOrder(resource: string, params: OrderParams): Promise<{ data: { ids: string[] } }>;
}

export interface OrderParams {
  ids: string[];
  before: string[];
  of?: string | undefined;
}

type Data = Record<string, unknown>;

const rest = simpleRestProvider('/admin', httpClient);

/** Only a service has a list of its own to order: its questions. */
const orderPath = (resource: string, of: string | undefined): string =>
  resource === 'questions' ? `/admin/services/${of}/questions-order` : `/admin/${resource}/order`;

/**
 * What the site shows and an admin keeps: services, questions, places, languages, partners, packages, settings. After each change this
 * browser's own copies of the public lists are renewed, so that the admin does not look at what was before.
 */
export const contentProvider = {
  ...rest,

  async create(resource: string, { data }: CreateParams) {
    const options = { body: data, once: `create:${resource}` };
    const made = await entityOf(api.ask<RaRecord>('post', `/admin/${resource}`, options));
    await renewPublicLists(resource, made);
    return { data: made };
  },

  async update(resource: string, { id, data }: UpdateParams) {
    const saved = await entityOf(api.ask<RaRecord>('put', `/admin/${resource}/${id}`, { body: data }));
    await renewPublicLists(resource, saved);
    return { data: saved };
  },

  async delete(resource: string, { id, previousData }: DeleteParams) {
    await httpClient(`/admin/${resource}/${id}`, { method: 'DELETE' });
    await renewPublicLists(resource, (previousData ?? {}) as Data);
    return { data: { ...previousData, id } };
  },

  async saveOrder(resource: string, { ids, before, of }: OrderParams) {
    const data = await entityOf(api.ask<{ ids: string[] }>('put', orderPath(resource, of), { body: { ids, before } }));
    await renewPublicLists(resource, { serviceId: of });
    return { data };
  },
} as unknown as DataProvider & ContentVerbs;
