import * as z from 'zod/mini';
import { contract } from '../api/contract.ts';
import { idField } from '../api/fields.ts';
import { filterQuery, listQuery, searchText } from '../api/listQuery.ts';
import { dueTimes, followUpGroups } from './groups.ts';
import { recordFollowUpSchema } from './schemas.ts';
import { followUpFigures, followUpItem, followUpKinds } from './views.ts';

const holderFilter = { mine: z.optional(z.boolean()), agentId: z.optional(idField()) };

const followUpFilter = z.strictObject({
  ...holderFilter,
  /** A reference, a name, a telephone number, whoever has the next step. */
  q: searchText,
  due: z.optional(z.enum(dueTimes)),
  kind: z.optional(z.enum(followUpKinds)),
  group: z.optional(z.enum(followUpGroups)),
});

const listFollowUpsQuery = listQuery(['dueAt'], followUpFilter);
const byId = z.object({ id: idField() });

export type FollowUpFilter = z.output<typeof followUpFilter>;
export type FollowUpListQuery = z.output<typeof listFollowUpsQuery>;

/** What customer service has to do next, and the calls by which it does it (design §11). */
export const followUpContract = contract('followUps', {
  listFollowUps: {
    method: 'GET',
    path: '/admin/follow-ups',
    permission: 'followUps.list',
    summary: 'List the open requests, tickets and enterprises whose next step is by staff, by the instant it is due',
    showsContactOf: 'projects',
    query: listFollowUpsQuery,
    rows: followUpItem,
    unit: 'follow-ups',
  },
  readFollowUpFigures: {
    method: 'GET',
    path: '/admin/follow-ups/figures',
    permission: 'followUps.list',
    summary: 'Count what is overdue, due today and later, and each group of open requests',
    query: filterQuery(z.strictObject(holderFilter)),
    entity: followUpFigures,
  },
  readFollowUp: {
    method: 'GET',
    path: '/admin/follow-ups/{id}',
    permission: 'followUps.serveClients',
    summary: 'Read the next step of an open request',
    showsContactOf: 'projects',
    params: byId,
    entity: followUpItem,
  },
  recordFollowUpCall: {
    method: 'POST',
    path: '/admin/follow-ups/{id}/calls',
    permission: 'followUps.call',
    summary: 'Record a call about a request, a ticket or an enterprise, which sets its next step',
    isRepeatable: true,
    params: byId,
    body: recordFollowUpSchema,
    entity: z.object({ id: z.uuid() }),
  },
});
