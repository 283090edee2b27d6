import * as z from 'zod/mini';
import { contract } from '../api/contract.ts';
import { idField } from '../api/fields.ts';
import { statisticsPeriod } from './schemas.ts';
import { coverage, enterpriseFigures, openAges, presentTables, statisticsTables, statisticsView } from './views.ts';

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
  readOpenAges: {
    method: 'GET',
    path: '/admin/statistics/now/ages',
    permission: 'statistics.read',
    summary: 'Read how long open requests have been at each stage',
    query: statisticsPeriod,
    entity: openAges,
  },
  readCoverage: {
    method: 'GET',
    path: '/admin/statistics/now/coverage',
    permission: 'statistics.read',
    summary: 'Read where requests of a service have no enterprise in their city',
    query: statisticsPeriod,
    entity: coverage,
  },
  readEnterpriseFigures: {
    method: 'GET',
    path: '/admin/enterprises/{id}/figures',
    permission: 'enterprises.readDetails',
    summary: 'Read how an enterprise is judged, where its leads stand and what they brought',
    params: z.object({ id: idField() }),
    entity: enterpriseFigures,
  },
  exportStatistics: {
    method: 'GET',
    path: '/admin/statistics/{table}',
    permission: 'statistics.read',
    summary: 'Export the table of a chart as CSV',
    params: z.object({ table: z.enum([...statisticsTables, ...presentTables]) }),
    query: statisticsPeriod,
    file: 'text/csv',
  },
});
