import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { envelopeOf } from '../../shared/api/envelope.ts';
import { contactSchema } from '../../shared/contact/schemas.ts';
import { openedTicket } from '../../shared/contact/views.ts';
import { success } from '../http/envelope.ts';
import { once } from '../http/idempotency.ts';
import { replies } from '../http/replies.ts';
import { openTicket } from './openTicket.ts';

/** The contact form. On a network that drops, a repeated message must open one ticket. */
export const contactRoutes: FastifyPluginAsyncZod = async (app) => {
  app.post(
    '/contact',
    {
      config: { permission: 'support.contact', limit: 'contact', isRepeatable: true, knowsCaller: true },
      schema: { tags: ['support'], body: contactSchema, response: replies(envelopeOf(openedTicket)) },
    },
    async (request) => success(await once(request, (tx) => openTicket(tx, request.body))),
  );
};
