import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { envelopeOf } from '../../shared/api/envelope.ts';
import {
  enterprisePreferencesSchema,
  registerEnterpriseSchema,
  updateEnterpriseSchema,
} from '../../shared/enterprises/schemas.ts';
import { enterpriseView, registeredEnterprise } from '../../shared/enterprises/views.ts';
import { actorOf, inTransaction } from '../context.ts';
import { success } from '../http/envelope.ts';
import { once } from '../http/idempotency.ts';
import { replies } from '../http/replies.ts';
import { updateEnterprise } from './agents/updateEnterprise.ts';
import { readEnterprise } from './queries.ts';
import { registerEnterprise } from './registerEnterprise.ts';
import { updateOwnEnterprise } from './updateOwnEnterprise.ts';
import { updatePreferences } from './updatePreferences.ts';

const tags = ['enterprises'];
const updated = replies(envelopeOf(enterpriseView));

/** What a contractor does with their own enterprise; its update is the agents' too (specification §7). */
export const ownEnterpriseRoutes: FastifyPluginAsyncZod = async (app) => {
  app.post(
    '/save-company-informations',
    {
      config: { permission: 'enterprises.register', limit: 'submit', isRepeatable: true },
      schema: { tags, body: registerEnterpriseSchema, response: replies(envelopeOf(registeredEnterprise)) },
    },
    async (request) => success(await once(request, (tx) => registerEnterprise(tx, request.body))),
  );

  app.put(
    '/update-enterprise-infos',
    {
      config: { permission: 'enterprises.update' },
      schema: { tags, body: updateEnterpriseSchema, response: updated },
    },
    async ({ ctx, body }) => {
      const update = actorOf(ctx).role === 'Entrepreneur' ? updateOwnEnterprise : updateEnterprise;
      const id = await inTransaction(ctx, (tx) => update(tx, body));
      return success(await readEnterprise(ctx, id));
    },
  );

  app.put(
    '/update-enterprise-preferences',
    {
      config: { permission: 'enterprises.updateOwn' },
      schema: { tags, body: enterprisePreferencesSchema, response: updated },
    },
    async ({ ctx, body }) => {
      const id = await inTransaction(ctx, (tx) => updatePreferences(tx, body));
      return success(await readEnterprise(ctx, id));
    },
  );
};
