import * as z from 'zod/mini';
import { contract } from '../api/contract.ts';
import { statisticsPeriod } from './schemas.ts';
import { statisticsTables, statisticsView } from './views.ts';

/** The figures of a period for an admin, and the table of each chart as a file (specification §2.4, design §9). */
export const statisticsContract = contract('statistics', {
  readStatistics: {
    method: 'GET',
    path: '/admin/statistics',
    permission: 'statistics.read',
    summary: 'Read the figures of a period',
    query: statisticsPeriod,
    entity: statisticsView,
  },
  exportStatistics: {
    method: 'GET',
    path: '/admin/statistics/{table}',
    permission: 'statistics.read',
    summary: 'Export the table of a chart as CSV',
    params: z.object({ table: z.enum(statisticsTables) }),
    query: statisticsPeriod,
    file: 'text/csv',
  },
});
