import { currentSession } from '../../../shared/client/session.ts';
import type { ProjectListItem } from '../../../shared/projects/views.ts';
import { api } from '../../api.ts';
import { type Answer, useQuery } from '../../useQuery.ts';
import { type DashboardQuery, type DashboardTab, listParameters } from './dashboardQuery.ts';

const lists = {
  acceptes: '/get-accepted-projects/{userId}',
  disponibles: '/get-available-projects/{userId}',
} as const satisfies Record<DashboardTab, string>;

/** One page of a tab's projects, asked for anew whenever the contractor comes back to it. */
export function useProjects(tab: DashboardTab, query: DashboardQuery): Answer<ProjectListItem[]> {
  const parameters = listParameters(query);
  const userId = currentSession()?.user.id;
  const key = userId && `projects ${userId} ${tab} ${JSON.stringify(parameters)}`;
  return useQuery(key, () => api.get(lists[tab], { path: { userId: userId ?? '' }, query: parameters }), {
    refreshOnFocus: true,
    isCached: true,
  });
}
