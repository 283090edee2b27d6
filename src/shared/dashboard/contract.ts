import { contract } from '../api/contract.ts';
import { dashboardView, workView, workWeeksView } from './views.ts';

/** The live figures of the administrator's cards (specification §2.4) and of each agent's first page. */
export const dashboardContract = contract('dashboard', {
  readDashboard: {
    method: 'GET',
    path: '/admin/dashboard',
    permission: 'dashboard.read',
    summary: 'Read the figures of the administrator’s dashboard',
    entity: dashboardView,
  },
  readOwnWork: {
    method: 'GET',
    path: '/admin/my-work',
    permission: 'dashboard.readOwn',
    summary: 'Read the figures of the calling agent’s work',
    entity: workView,
  },
  readOwnWeeks: {
    method: 'GET',
    path: '/admin/my-work/weeks',
    permission: 'dashboard.readOwn',
    summary: 'Count what the calling agent finished week by week',
    entity: workWeeksView,
  },
});
