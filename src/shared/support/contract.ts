import * as z from 'zod/mini';
import { contract } from '../api/contract.ts';
import { idField } from '../api/fields.ts';
import { listQuery, searchText } from '../api/listQuery.ts';
import { contactSchema } from '../contact/schemas.ts';
import { openedTicket } from '../contact/views.ts';
import { handOverTicketSchema, moveTicketSchema, takeTicketSchema, writeEntrySchema } from './schemas.ts';
import { ticketStates } from './status.ts';
import { ticketDetails, ticketItem } from './views.ts';

const byId = z.object({ id: idField() });

const state = z.enum(ticketStates);
const listTicketsQuery = listQuery(
  ['createdAt', 'updatedAt'],
  z.strictObject({
    q: searchText,
    status: z.optional(z.union([state, z.array(state)])),
    mine: z.optional(z.boolean()),
    agentId: z.optional(idField()),
  }),
);

export type TicketListQuery = z.output<typeof listTicketsQuery>;

/** The contact form. On a network that drops, a repeated message must open one ticket. */
export const contactContract = contract('support', {
  sendContactMessage: {
    method: 'POST',
    path: '/contact',
    permission: 'support.contact',
    summary: 'Write to customer service',
    isRepeatable: true,
    body: contactSchema,
    entity: openedTicket,
  },
});

/** The messages of the contact form, for customer service to answer (design §8). */
export const ticketContract = contract('support', {
  listTickets: {
    method: 'GET',
    path: '/admin/support-tickets',
    permission: 'support.handle',
    summary: 'List the support tickets',
    query: listTicketsQuery,
    rows: ticketItem,
    unit: 'support-tickets',
  },
  readTicket: {
    method: 'GET',
    path: '/admin/support-tickets/{id}',
    permission: 'support.handle',
    summary: 'Read a support ticket with its replies and notes',
    showsContactOf: 'support-tickets',
    params: byId,
    entity: ticketDetails,
  },
  writeTicketEntry: {
    method: 'POST',
    path: '/admin/support-tickets/{id}/entries',
    permission: 'support.handle',
    summary: 'Reply to a support ticket, or add an internal note',
    showsContactOf: 'support-tickets',
    isRepeatable: true,
    params: byId,
    body: writeEntrySchema,
    entity: ticketDetails,
  },
  moveTicket: {
    method: 'PUT',
    path: '/admin/support-tickets/{id}/state',
    permission: 'support.handle',
    summary: 'Close or reopen a support ticket',
    showsContactOf: 'support-tickets',
    isRepeatable: true,
    params: byId,
    body: moveTicketSchema,
    entity: ticketDetails,
  },
  takeTicket: {
    method: 'PUT',
    path: '/admin/support-tickets/{id}/assignment',
    permission: 'support.handle',
    summary: 'Take a support ticket',
    showsContactOf: 'support-tickets',
    isRepeatable: true,
    params: byId,
    body: takeTicketSchema,
    entity: ticketDetails,
  },
  handOverTicket: {
    method: 'PUT',
    path: '/admin/support-tickets/{id}/holder',
    permission: 'support.handle',
    summary: 'Hand a support ticket over to a colleague',
    isRepeatable: true,
    params: byId,
    body: handOverTicketSchema,
    entity: byId,
  },
});
