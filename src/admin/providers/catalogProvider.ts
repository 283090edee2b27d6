import { type GetManyReferenceParams, HttpError } from 'react-admin';
import { withRetry } from '../../shared/client/retry.ts';
import { api } from './api.ts';
import { entityOf } from './httpClient.ts';
import { offering } from './offered.ts';

/** Lists that fill the choices of the forms. */
const lists: Record<string, string> = {
  'catalog.services': '/get-active-services',
  'catalog.cities': '/get-cities',
  'catalog.languages': '/get-languages',
  'catalog.project-agents': '/admin/project-agents',
  'catalog.packages': '/get-packages',
  'catalog.enterprise-agents': '/admin/enterprise-agents',
};

/** Lists that belong to one record, by the field that names it. */
const references: Record<string, (id: string) => { path: string; options: object }> = {
  'catalog.districts.cityId': (cityId) => ({ path: '/get-districts/{cityId}', options: { path: { cityId } } }),
  'files.projectId': (projectId) => ({ path: '/get-files', options: { query: { projectId } } }),
  'files.enterpriseId': (enterpriseId) => ({ path: '/get-files', options: { query: { enterpriseId } } }),
};

/** Services, cities, districts, languages, and the documents of a project or an enterprise: read only, never paged. */
export const catalogProvider = offering({
  async getList(resource: string) {
    const path = lists[resource];
    if (!path) throw new HttpError('common.notFound', 404);
    return whole(path, {});
  },
  async getManyReference(resource: string, { target, id }: GetManyReferenceParams) {
    const reference = references[`${resource}.${target}`]?.(String(id));
    if (!reference) throw new HttpError('common.notFound', 404);
    return whole(reference.path, reference.options);
  },
});

async function whole<Row>(path: string, options: object): Promise<{ data: Row[]; total: number }> {
  const data = await entityOf(withRetry(() => api.ask<Row[]>('get', path, options)));
  return { data, total: data.length };
}
