import { z } from 'zod';
import { enterpriseStates } from '../../../shared/enterprises/status.ts';
import { listQuery } from '../../http/listQuery.ts';

const state = z.enum(enterpriseStates);

const filter = z.strictObject({
  q: z.string().max(100).optional(),
  status: z.union([state, z.array(state)]).optional(),
  cityId: z.uuid().optional(),
  mine: z.boolean().optional(),
  agentId: z.uuid().optional(),
  unassigned: z.boolean().optional(),
});

export type EnterpriseFilter = z.output<typeof filter>;

const newFields = ['accountNumber', 'name', 'creationDate', 'cityName'] as const;
const ownFields = ['name', 'planType', 'planExpirationDate', 'status'] as const;
/** Not by package: it would be looked up for every enterprise there is. */
const allFields = [...newFields, 'status'] as const;

export type EnterpriseSortField = (typeof newFields | typeof ownFields | typeof allFields)[number];

/** How the three lists of enterprises are paged, sorted and filtered. */
export const newEnterprisesQuery = listQuery(newFields, filter);
export const ownEnterprisesQuery = listQuery(ownFields, filter);
export const allEnterprisesQuery = listQuery(allFields, filter);

/** Which of the lists leaves as a file, and under what filter; the order of the file is its own. */
export const enterpriseExportQuery = allEnterprisesQuery
  .pick({ filter: true })
  .extend({ list: z.enum(['new', 'mine', 'all']) });

export type ExportedList = z.output<typeof enterpriseExportQuery>['list'];
