import type { GetListParams, GetOneParams, UpdateParams } from 'react-admin';
import { currentSession } from '../../shared/client/session.ts';
import type { UpdateProject } from '../../shared/projects/schemas.ts';
import type { ProjectListItem, ProjectView } from '../../shared/projects/views.ts';
import { api } from './api.ts';
import { entityOf, httpClient } from './httpClient.ts';
import { listQuery, totalOf } from './listQuery.ts';
import { offering } from './offered.ts';

/** What an agent does to a project besides correcting it. The acting agent is who is signed in. */
export interface ProjectVerbs {
  assignProject(resource: 'projects', params: { id: string }): Promise<{ data: ProjectView }>;
  activateProject(resource: 'projects', params: { id: string; serviceId: string }): Promise<{ data: ProjectView }>;
}

const agentId = (): string => currentSession()?.user.id ?? '';

/** Projects, over the endpoints of the specification §7. */
export const projectsProvider = offering({
  async getList(_resource: string, params: GetListParams) {
    return listAt(`/get-submitted-projects/${agentId()}`, params);
  },

  async getOne(_resource: string, { id }: GetOneParams) {
    return { data: await entityOf(api.get('/get-project-details/{id}', { path: { id } })) };
  },

  async update(_resource: string, { id, data }: UpdateParams) {
    const body = { ...(data as UpdateProject), id: String(id), agentId: agentId() };
    return {
      data: await entityOf(api.put('/update-project-details', { body, once: `update-project:${id}` })),
    };
  },

  async assignProject(_resource: 'projects', { id }: { id: string }) {
    const body = { id, agentId: agentId() };
    return { data: await entityOf(api.put('/assign-project/', { body, once: `assign-project:${id}` })) };
  },

  async activateProject(_resource: 'projects', { id, serviceId }: { id: string; serviceId: string }) {
    const body = { id, agentId: agentId(), serviceId };
    return {
      data: await entityOf(api.put('/activate-project/', { body, once: `activate-project:${id}` })),
    };
  },
});

/** Every project, for an admin. */
export const allProjectsProvider = offering({
  async getList(_resource: string, params: GetListParams) {
    return listAt('/admin/projects', params);
  },
});

async function listAt(path: string, params: GetListParams) {
  const { headers, json } = await httpClient(`${path}?${listQuery(params)}`);
  const data = json as ProjectListItem[];
  return { data, total: totalOf(headers.get('Content-Range')) ?? data.length };
}
