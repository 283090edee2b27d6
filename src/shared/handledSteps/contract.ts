import * as z from 'zod/mini';
import { contract } from '../api/contract.ts';
import { dateField, idField } from '../api/fields.ts';
import { listQuery } from '../api/listQuery.ts';
import { statisticsPeriod } from '../statistics/schemas.ts';
import { agentFigures, handledStepItem, promisedCallItem } from './views.ts';

const yesNo = z.optional(z.enum(['yes', 'no']));

/** `from` and `to`: days on which they were handled or made, both included. */
const ofAgent = { agentId: z.optional(idField()), from: z.optional(dateField()), to: z.optional(dateField()) };

const handledStepsQuery = listQuery(['handledAt'], z.strictObject({ ...ofAgent, isOnTime: yesNo }));
const promisedCallsQuery = listQuery(['calledAt'], z.strictObject({ ...ofAgent, isKept: yesNo }));

export type HandledStepsQuery = z.output<typeof handledStepsQuery>;
export type PromisedCallsQuery = z.output<typeof promisedCallsQuery>;

/** What agents handled, in its time or late, and the promised calls they made (design §11, docs/decisions/0089). */
export const handledStepsContract = contract('statistics', {
  readAgentFigures: {
    method: 'GET',
    path: '/admin/handled-steps/figures',
    permission: 'statistics.read',
    summary: 'Read what each agent handled in a period, and in its time',
    query: statisticsPeriod,
    entity: agentFigures,
  },
  exportAgentFigures: {
    method: 'GET',
    path: '/admin/handled-steps/figures/export',
    permission: 'statistics.read',
    summary: 'Export what each agent handled in a period as CSV',
    query: statisticsPeriod,
    file: 'text/csv',
  },
  listHandledSteps: {
    method: 'GET',
    path: '/admin/handled-steps',
    permission: 'statistics.read',
    summary: 'List the steps that agents handled, the latest first',
    query: handledStepsQuery,
    rows: handledStepItem,
    unit: 'handled-steps',
  },
  listPromisedCalls: {
    method: 'GET',
    path: '/admin/promised-calls',
    permission: 'statistics.read',
    summary: 'List the promised calls that agents made, the latest first',
    query: promisedCallsQuery,
    rows: promisedCallItem,
    unit: 'promised-calls',
  },
});
