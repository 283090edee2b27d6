import { ticketContract } from '../../shared/support/contract.ts';
import { serve } from '../http/serve.ts';
import { handOverTicket } from './handOverTicket.ts';
import { moveTicket } from './moveTicket.ts';
import { listTickets, readTicket } from './queries.ts';
import { takeTicket } from './takeTicket.ts';
import { writeEntry } from './writeEntry.ts';

/** What was changed is read again and shown whole. */
export const ticketRoutes = serve(ticketContract, {
  listTickets: ({ ctx, query, page }) => listTickets(ctx, query, page),
  readTicket: ({ ctx, params }) => readTicket(ctx, params.id),
  async writeTicketEntry({ ctx, once, params, body }) {
    return readTicket(ctx, await once((tx) => writeEntry(tx, params.id, body)));
  },
  async moveTicket({ ctx, once, params, body }) {
    return readTicket(ctx, await once((tx) => moveTicket(tx, params.id, body)));
  },
  async takeTicket({ ctx, once, params, body }) {
    return readTicket(ctx, await once((tx) => takeTicket(tx, params.id, body.version)));
  },
  handOverTicket: ({ once, params, body }) => once((tx) => handOverTicket(tx, params.id, body)),
});
