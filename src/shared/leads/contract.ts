import * as z from 'zod/mini';
import { contract } from '../api/contract.ts';
import { idField } from '../api/fields.ts';
import { listQuery } from '../api/listQuery.ts';
import { closeLeadSchema, moveLeadSchema, recordCallSchema, setReminderSchema, writeNoteSchema } from './schemas.ts';
import { leadStages } from './status.ts';
import { leadCounts, leadItem, leadState, leadValue, leadView } from './views.ts';

const byId = z.object({ id: idField() });
const act = { permission: 'leads.work', isRepeatable: true, params: byId, entity: leadState } as const;

/** What a contractor does on a request that they accepted (design §10). */
export const leadContract = contract('leads', {
  moveLead: {
    ...act,
    method: 'PUT',
    path: '/leads/{id}/stage',
    summary: 'Say where an accepted project stands',
    body: moveLeadSchema,
  },
  recordLeadCall: {
    ...act,
    method: 'POST',
    path: '/leads/{id}/calls',
    summary: 'Record a call to the client and its outcome',
    body: recordCallSchema,
  },
  writeLeadNote: {
    ...act,
    method: 'POST',
    path: '/leads/{id}/notes',
    summary: 'Write a note for the own enterprise',
    body: writeNoteSchema,
  },
  setLeadReminder: {
    ...act,
    method: 'POST',
    path: '/leads/{id}/reminder',
    summary: 'Set or take away the reminder',
    body: setReminderSchema,
  },
  claimUnreachable: {
    ...act,
    method: 'POST',
    path: '/leads/{id}/unreachable',
    summary: 'Say that the client cannot be reached',
  },
  withdrawClaim: {
    ...act,
    method: 'POST',
    path: '/leads/{id}/reachable',
    summary: 'Take back that the client cannot be reached',
  },
  closeLead: {
    ...act,
    method: 'POST',
    path: '/leads/{id}/close',
    summary: 'End a job with the code of the client',
    body: closeLeadSchema,
  },
});

/** What a contractor reads of them. */
export const leadReadingContract = contract('leads', {
  readLead: {
    method: 'GET',
    path: '/leads/{id}',
    permission: 'leads.work',
    summary: 'Read an accepted project as its contractor works on it',
    showsContactOf: 'projects',
    params: byId,
    entity: leadView,
  },
  readLeadValue: {
    method: 'GET',
    path: '/leads/value',
    permission: 'leads.work',
    summary: 'Sum what the accepted projects brought, by month, beside the price of the package',
    entity: leadValue,
  },
  countLeads: {
    method: 'GET',
    path: '/leads/stages',
    permission: 'leads.work',
    summary: 'Count the accepted projects of the own enterprise by stage',
    entity: leadCounts,
  },
});

const stage = z.enum(leadStages);
const listLeadsQuery = listQuery(
  ['acceptedAt'],
  z.strictObject({
    stage: z.optional(z.union([stage, z.array(stage)])),
    enterpriseId: z.optional(idField()),
    projectId: z.optional(idField()),
  }),
);

export type LeadListQuery = z.output<typeof listLeadsQuery>;

/** All leads, for customer service. */
export const leadListContract = contract('leads', {
  listLeads: {
    method: 'GET',
    path: '/admin/leads',
    permission: 'leads.list',
    summary: 'List the leads of all enterprises, the latest acceptance first',
    query: listLeadsQuery,
    rows: leadItem,
    unit: 'leads',
  },
});
