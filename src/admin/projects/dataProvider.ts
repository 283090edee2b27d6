import type { GetListParams, GetOneParams, UpdateParams } from 'react-admin';
import { currentSession } from '../../shared/client/session.ts';
import type { UpdateProject } from '../../shared/projects/schemas.ts';
import type { ProjectListItem } from '../../shared/projects/views.ts';
import { api, entityOf } from '../providers/api.ts';
import { getListAt, partialDataProvider } from '../providers/restProvider.ts';

const agentId = (): string => currentSession()?.user.id ?? '';

/** Projects, over the endpoints of the specification §7. */
export const projectsProvider = partialDataProvider({
  async getList(_resource: string, params: GetListParams) {
    return getListAt<ProjectListItem>(`/get-submitted-projects/${agentId()}`, params);
  },

  async getOne(_resource: string, { id }: GetOneParams) {
    return { data: await entityOf(api.get('/get-project-details/{id}', { path: { id } })) };
  },

  async update(_resource: string, { id, data }: UpdateParams) {
    const body = { ...(data as UpdateProject), id: String(id), agentId: agentId() };
    return { data: await entityOf(api.put('/update-project-details', { body, once: `update-project:${id}` })) };
  },
});

/** Every project, for an admin. */
export const allProjectsProvider = partialDataProvider({
  async getList(_resource: string, params: GetListParams) {
    return getListAt<ProjectListItem>('/admin/projects', params);
  },
});
