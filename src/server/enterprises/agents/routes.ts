import { eq } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { envelopeOf } from '../../../shared/api/envelope.ts';
import {
  assignEnterpriseSchema,
  findEnterpriseParams,
  suspendEnterpriseSchema,
  verifyEnterpriseSchema,
} from '../../../shared/enterprises/agentSchemas.ts';
import { enterpriseDetails } from '../../../shared/enterprises/agentViews.ts';
import { enterprises } from '../../db/schema/index.ts';
import { success } from '../../http/envelope.ts';
import { once } from '../../http/idempotency.ts';
import { replies } from '../../http/replies.ts';
import { enterpriseNotFound } from '../lockEnterprise.ts';
import { assignEnterprise } from './assignEnterprise.ts';
import { readDetails } from './readDetails.ts';
import { suspendEnterprise } from './suspendEnterprise.ts';
import { verifyEnterprise } from './verifyEnterprise.ts';

const tags = ['enterprises'];
const byId = z.object({ id: z.uuid() });
const response = replies(envelopeOf(enterpriseDetails));

/** What sales do with an enterprise, and an admin besides (specification §7). What was changed is read again and shown whole. */
export const agentEnterpriseRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/find-enterprise-by-account-number/:accountNumber',
    {
      config: { permission: 'enterprises.find' },
      schema: { tags, params: findEnterpriseParams, response: replies(envelopeOf(byId)) },
    },
    async ({ ctx, params }) => {
      const [found] = await ctx.db
        .select({ id: enterprises.id })
        .from(enterprises)
        .where(eq(enterprises.accountNumber, params.accountNumber));
      if (!found) throw enterpriseNotFound();
      return success(found);
    },
  );

  app.get(
    '/get-enterprise-details/:id',
    { config: { permission: 'enterprises.readDetails' }, schema: { tags, params: byId, response } },
    async ({ ctx, params }) => success(await readDetails(ctx, params.id)),
  );

  app.put(
    '/assign-enterprise/',
    {
      config: { permission: 'enterprises.assign', isRepeatable: true },
      schema: { tags, body: assignEnterpriseSchema, response },
    },
    async (request) => {
      const id = await once(request, (tx) => assignEnterprise(tx, request.body));
      return success(await readDetails(request.ctx, id));
    },
  );

  app.put(
    '/verify-enterprise-account/',
    {
      config: { permission: 'enterprises.activate', isRepeatable: true },
      schema: { tags, body: verifyEnterpriseSchema, response },
    },
    async (request) => {
      const id = await once(request, (tx) => verifyEnterprise(tx, request.body));
      return success(await readDetails(request.ctx, id));
    },
  );

  app.put(
    '/admin/enterprises/:id/suspension',
    {
      config: { permission: 'enterprises.suspend', isRepeatable: true },
      schema: { tags, params: byId, body: suspendEnterpriseSchema, response },
    },
    async (request) => {
      const id = await once(request, (tx) => suspendEnterprise(tx, request.params.id, request.body));
      return success(await readDetails(request.ctx, id));
    },
  );
};
