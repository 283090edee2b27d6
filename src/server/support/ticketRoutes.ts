import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { envelopeOf } from '../../shared/api/envelope.ts';
import { moveTicketSchema, takeTicketSchema, writeEntrySchema } from '../../shared/support/schemas.ts';
import { ticketDetails, ticketItem } from '../../shared/support/views.ts';
import { success } from '../http/envelope.ts';
import { once } from '../http/idempotency.ts';
import { pageOf, sendRange } from '../http/listQuery.ts';
import { replies } from '../http/replies.ts';
import { ticketsQuery } from './lists.ts';
import { moveTicket } from './moveTicket.ts';
import { listTickets, readTicket } from './queries.ts';
import { takeTicket } from './takeTicket.ts';
import { writeEntry } from './writeEntry.ts';

const tags = ['support'];
const params = z.object({ id: z.uuid() });
const response = replies(envelopeOf(ticketDetails));
const config = { permission: 'support.handle', isRepeatable: true } as const;

/** The messages of the contact form, for customer service to answer (design §8). What was changed is read again and shown whole. */
export const ticketRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/admin/support-tickets',
    {
      config: { permission: 'support.handle' },
      schema: { tags, querystring: ticketsQuery, response: replies(z.array(ticketItem)) },
    },
    async ({ ctx, query }, reply) => {
      const page = pageOf(query.range);
      const sort = query.sort ?? (['createdAt', 'DESC'] as const);
      const { rows, total } = await listTickets(ctx, { filter: query.filter, sort, page });
      sendRange(reply, 'support-tickets', page, rows.length, total);
      return rows;
    },
  );

  app.get(
    '/admin/support-tickets/:id',
    { config: { permission: 'support.handle' }, schema: { tags, params, response } },
    async ({ ctx, params: { id } }) => success(await readTicket(ctx, id)),
  );

  app.post(
    '/admin/support-tickets/:id/entries',
    { config, schema: { tags, params, body: writeEntrySchema, response } },
    async (request) => {
      const id = await once(request, (tx) => writeEntry(tx, request.params.id, request.body));
      return success(await readTicket(request.ctx, id));
    },
  );

  app.put(
    '/admin/support-tickets/:id/state',
    { config, schema: { tags, params, body: moveTicketSchema, response } },
    async (request) => {
      const id = await once(request, (tx) => moveTicket(tx, request.params.id, request.body));
      return success(await readTicket(request.ctx, id));
    },
  );

  app.put(
    '/admin/support-tickets/:id/assignment',
    { config, schema: { tags, params, body: takeTicketSchema, response } },
    async (request) => {
      const id = await once(request, (tx) => takeTicket(tx, request.params.id, request.body.version));
      return success(await readTicket(request.ctx, id));
    },
  );
};
