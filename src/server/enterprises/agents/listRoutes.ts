import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { envelopeOf } from '../../../shared/api/envelope.ts';
import {
  enterpriseAgentItem,
  managedEnterpriseItem,
  newEnterpriseItem,
} from '../../../shared/enterprises/agentViews.ts';
import { enterpriseListItem } from '../../../shared/enterprises/views.ts';
import { isoDate } from '../../../shared/format/dates.ts';
import { recordExport } from '../../audit-log/recordExport.ts';
import { type Actor, actorOf, type Context } from '../../context.ts';
import { sendCsv } from '../../http/csv.ts';
import { success } from '../../http/envelope.ts';
import { forbidden } from '../../http/errors.ts';
import { pageOf, sendRange } from '../../http/listQuery.ts';
import { fileReplies, replies } from '../../http/replies.ts';
import { listAgents } from '../../users/listAgents.ts';
import { enterpriseColumns, exportEnterprises, exportScope } from './exportEnterprises.ts';
import { allEnterprisesQuery, enterpriseExportQuery, newEnterprisesQuery, ownEnterprisesQuery } from './lists.ts';
import { presentManaged, presentNew, presentOwn } from './presenter.ts';
import { heldScope, listEnterprises, newScope } from './queries.ts';

const tags = ['enterprises'];

/** The lists of enterprises: the new ones, a seller's own, and all for an admin (specification §7, design §6). */
export const agentEnterpriseListRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/get-new-enterprises/:agentId',
    {
      config: { permission: 'enterprises.listNew' },
      schema: {
        tags,
        params: z.object({ agentId: z.uuid() }),
        querystring: newEnterprisesQuery,
        response: replies(envelopeOf(z.array(newEnterpriseItem))),
      },
    },
    async ({ ctx, params, query }, reply) => {
      const actor = agentFor(ctx, params.agentId);
      const scope = newScope(actor.role === 'Admin' && actor.id === params.agentId ? 'all' : params.agentId);
      const page = pageOf(query.range);
      const sort = query.sort ?? (['creationDate', 'DESC'] as const);
      const { rows, total } = await listEnterprises(ctx, scope, { filter: query.filter, sort, page });
      sendRange(reply, 'enterprises', page, rows.length, total);
      return success(rows.map(presentNew));
    },
  );

  app.get(
    '/get-my-enterprises/:id',
    {
      config: { permission: 'enterprises.listMine' },
      schema: {
        tags,
        params: z.object({ id: z.uuid() }),
        querystring: ownEnterprisesQuery,
        response: replies(envelopeOf(z.array(enterpriseListItem))),
      },
    },
    async ({ ctx, params, query }, reply) => {
      agentFor(ctx, params.id);
      const page = pageOf(query.range);
      const sort = query.sort ?? (['name', 'ASC'] as const);
      const { rows, total } = await listEnterprises(ctx, heldScope(params.id), { filter: query.filter, sort, page });
      sendRange(reply, 'enterprises', page, rows.length, total);
      return success(rows.map(presentOwn));
    },
  );

  app.get(
    '/admin/enterprises',
    {
      config: { permission: 'enterprises.listAll' },
      schema: { tags, querystring: allEnterprisesQuery, response: replies(z.array(managedEnterpriseItem)) },
    },
    async ({ ctx, query }, reply) => {
      const page = pageOf(query.range);
      const sort = query.sort ?? (['creationDate', 'DESC'] as const);
      const { rows, total } = await listEnterprises(ctx, undefined, { filter: query.filter, sort, page });
      sendRange(reply, 'enterprises', page, rows.length, total);
      return rows.map(presentManaged);
    },
  );

  app.get(
    '/admin/enterprises/export',
    {
      config: { permission: 'enterprises.export' },
      schema: { tags, querystring: enterpriseExportQuery, response: fileReplies('text/csv') },
    },
    async ({ ctx, query }, reply) => {
      const scope = exportScope(ctx, query.list);
      await recordExport(ctx, `enterprises.${query.list}`, query.filter);
      const rows = await exportEnterprises(ctx, scope, query.filter);
      return sendCsv(reply, `entreprises-${isoDate(ctx.now)}.csv`, enterpriseColumns, rows);
    },
  );

  app.get(
    '/admin/enterprise-agents',
    {
      config: { permission: 'enterprises.listAgents' },
      schema: { tags, response: replies(z.array(enterpriseAgentItem)) },
    },
    async ({ ctx }) => listAgents(ctx, 'SalesService'),
  );
};

/** The agent whose list it is is the caller, or for an admin anybody. Raises 403. */
function agentFor(ctx: Context, agentId: string): Actor {
  const actor = actorOf(ctx);
  if (actor.role !== 'Admin' && actor.id !== agentId) throw forbidden();
  return actor;
}
