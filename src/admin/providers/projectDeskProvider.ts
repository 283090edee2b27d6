import type { GetManyParams, GetOneParams } from 'react-admin';
import { api } from './api.ts';
import { entityOf } from './httpClient.ts';
import { offering } from './offered.ts';

/** What a project's page and its queues read besides the project; each by the project's id, the counts by whose projects they are. */
export const projectHistoryProvider = offering({
  async getOne(_resource: string, { id }: GetOneParams) {
    const path = { id: String(id) };
    return { data: { id, ...(await entityOf(api.get('/admin/projects/{id}/history', { path }))) } };
  },
});

export const projectDuplicatesProvider = offering({
  async getOne(_resource: string, { id }: GetOneParams) {
    const path = { id: String(id) };
    return { data: { id, ...(await entityOf(api.get('/admin/projects/{id}/duplicates', { path }))) } };
  },
});

export const projectQueuesProvider = offering({
  async getOne(_resource: string, { id }: GetOneParams) {
    const query = { holder: id as 'all' | 'mine' | 'nobody' };
    return { data: { id, ...(await entityOf(api.get('/admin/projects/queues', { query }))) } };
  },
});

/** How many likely duplicates each of these projects has; none is a count too. */
export const duplicateMarksProvider = offering({
  async getMany(_resource: string, { ids }: GetManyParams) {
    const found = await entityOf(api.get('/admin/projects/duplicate-marks', { query: { ids: ids.join(',') } }));
    const counts = new Map(found.map(({ id, count }) => [id, count]));
    return { data: ids.map((id) => ({ id, count: counts.get(String(id)) ?? 0 })) };
  },
});
