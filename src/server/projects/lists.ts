import { z } from 'zod';
import { projectStates } from '../../shared/projects/status.ts';
import { listQuery } from '../http/listQuery.ts';

const sortFields = ['desiredStartDate', 'submissionDate', 'serviceName', 'cityName', 'status', 'clientName'] as const;

export type ProjectSortField = (typeof sortFields)[number];

const state = z.enum(projectStates);

export const projectFilter = z.strictObject({
  q: z.string().max(100).optional(),
  status: z.union([state, z.array(state)]).optional(),
  serviceId: z.uuid().optional(),
  uncategorised: z.boolean().optional(),
  cityId: z.uuid().optional(),
  mine: z.boolean().optional(),
  agentId: z.uuid().optional(),
  nobody: z.boolean().optional(),
  late: z.boolean().optional(),
});

/** How the three lists of projects are paged, sorted and filtered. */
export const projectListQuery = listQuery(sortFields, projectFilter);

/** An export takes the list's filter; its order is its own. */
export const projectExportQuery = projectListQuery.pick({ filter: true });

export type ProjectListQuery = z.output<typeof projectListQuery>;
