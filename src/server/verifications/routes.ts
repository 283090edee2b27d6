import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { envelopeOf } from '../../shared/api/envelope.ts';
import {
  assignVerificationSchema,
  checkDocumentSchema,
  decideVerificationSchema,
} from '../../shared/verifications/schemas.ts';
import { ownVerification, verificationDetails, verificationItem } from '../../shared/verifications/views.ts';
import { success } from '../http/envelope.ts';
import { once } from '../http/idempotency.ts';
import { pageOf, sendRange } from '../http/listQuery.ts';
import { replies } from '../http/replies.ts';
import { assignRequest } from './assignRequest.ts';
import { checkDocument } from './checkDocument.ts';
import { decideRequest } from './decideRequest.ts';
import { listRequests } from './listRequests.ts';
import { verificationsQuery } from './lists.ts';
import { readOwnVerification, readRequest } from './readRequest.ts';

const tags = ['verifications'];
const byId = z.object({ id: z.uuid() });
const response = replies(envelopeOf(verificationDetails));

/** The verification of enterprises by their documents: sales and admins look, two of them approve; a contractor reads their own. */
export const verificationRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/admin/verification-requests',
    {
      config: { permission: 'verifications.list' },
      schema: { tags, querystring: verificationsQuery, response: replies(z.array(verificationItem)) },
    },
    async ({ ctx, query }, reply) => {
      const page = pageOf(query.range);
      const sort = query.sort ?? (['waitingSince', 'ASC'] as const);
      const { items, total } = await listRequests(ctx, { filter: query.filter, sort, page });
      sendRange(reply, 'verification-requests', page, items.length, total);
      return items;
    },
  );

  app.get(
    '/admin/verification-requests/:id',
    {
      config: { permission: 'verifications.read' },
      schema: { tags, params: byId, response: replies(verificationDetails) },
    },
    async ({ ctx, params }) => readRequest(ctx, params.id),
  );

  app.put(
    '/admin/verification-requests/:id/holder',
    {
      config: { permission: 'verifications.assign', isRepeatable: true },
      schema: { tags, params: byId, body: assignVerificationSchema, response },
    },
    async (request) => {
      const id = await once(request, (tx) => assignRequest(tx, request.params.id, request.body.agentId));
      return success(await readRequest(request.ctx, id));
    },
  );

  app.put(
    '/admin/verification-requests/:id/decision',
    {
      config: { permission: 'verifications.decide', isRepeatable: true },
      schema: { tags, params: byId, body: decideVerificationSchema, response },
    },
    async (request) => {
      const id = await once(request, (tx) => decideRequest(tx, request.params.id, request.body));
      return success(await readRequest(request.ctx, id));
    },
  );

  app.put(
    '/admin/verification-documents/:id',
    {
      config: { permission: 'verifications.check', isRepeatable: true },
      schema: { tags, params: byId, body: checkDocumentSchema, response },
    },
    async (request) => {
      const id = await once(request, (tx) => checkDocument(tx, request.params.id, request.body));
      return success(await readRequest(request.ctx, id));
    },
  );

  app.get(
    '/get-enterprise-verification/:enterpriseId',
    {
      config: { permission: 'verifications.readOwn' },
      schema: {
        tags,
        params: z.object({ enterpriseId: z.uuid() }),
        response: replies(envelopeOf(z.nullable(ownVerification))),
      },
    },
    async ({ ctx, params }) => success(await readOwnVerification(ctx, params.enterpriseId)),
  );
};
