import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { envelopeOf } from '../../shared/api/envelope.ts';
import { enterpriseListItem, enterpriseView } from '../../shared/enterprises/views.ts';
import { success } from '../http/envelope.ts';
import { replies } from '../http/replies.ts';
import { listUserEnterprises, readEnterprise } from './queries.ts';

const config = { permission: 'enterprises.read' } as const;
const tags = ['enterprises'];

export const enterpriseRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/get-user-enterprises/:userId',
    {
      config,
      schema: {
        tags,
        params: z.object({ userId: z.uuid() }),
        response: replies(envelopeOf(z.array(enterpriseListItem))),
      },
    },
    async (request) => success(await listUserEnterprises(request.ctx, request.params.userId)),
  );

  app.get(
    '/get-enterprise-informations/:enterpriseId',
    {
      config,
      schema: { tags, params: z.object({ enterpriseId: z.uuid() }), response: replies(envelopeOf(enterpriseView)) },
    },
    async (request) => success(await readEnterprise(request.ctx, request.params.enterpriseId)),
  );
};
