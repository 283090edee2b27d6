import { z } from 'zod';
import { ticketStates } from '../../shared/support/status.ts';
import { listQuery } from '../http/listQuery.ts';

const state = z.enum(ticketStates);

const filter = z.strictObject({
  q: z.string().max(100).optional(),
  status: z.union([state, z.array(state)]).optional(),
  mine: z.boolean().optional(),
  agentId: z.uuid().optional(),
});

const fields = ['createdAt', 'updatedAt'] as const;

export type TicketFilter = z.output<typeof filter>;
export type TicketSortField = (typeof fields)[number];

/** How the support tickets are paged, sorted and filtered. */
export const ticketsQuery = listQuery(fields, filter);
