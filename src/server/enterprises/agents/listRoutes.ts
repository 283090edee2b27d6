import { may } from '../../../shared/auth/permissions.ts';
import { agentEnterpriseListContract } from '../../../shared/enterprises/contract.ts';
import { isoDate } from '../../../shared/format/dates.ts';
import { recordExport } from '../../audit-log/recordExport.ts';
import { type Actor, actorOf, type Context } from '../../context.ts';
import { sendCsv } from '../../http/csv.ts';
import { forbidden } from '../../http/errors.ts';
import { serve } from '../../http/serve.ts';
import { listAgents } from '../../users/listAgents.ts';
import { enterpriseColumns, exportEnterprises, exportScope } from './exportEnterprises.ts';
import { presentManaged, presentNew, presentOwn } from './presenter.ts';
import { heldScope, listEnterprises, newScope } from './queries.ts';

export const agentEnterpriseListRoutes = serve(agentEnterpriseListContract, {
  async listNewEnterprises({ ctx, params, query: { filter, sort }, page }) {
    const actor = agentFor(ctx, params.agentId);
    const scope = newScope(
      may(actor.role, 'enterprises.listAll') && actor.id === params.agentId ? 'all' : params.agentId,
    );
    const { rows, total } = await listEnterprises(ctx, scope, { filter, sort: sort ?? ['creationDate', 'DESC'], page });
    return { rows: rows.map(presentNew), total };
  },
  async listHeldEnterprises({ ctx, params, query: { filter, sort }, page }) {
    agentFor(ctx, params.id);
    const request = { filter, sort: sort ?? (['name', 'ASC'] as const), page };
    const { rows, total } = await listEnterprises(ctx, heldScope(params.id), request);
    return { rows: rows.map(presentOwn), total };
  },
  async listEnterprises({ ctx, query: { filter, sort }, page }) {
    const { rows, total } = await listEnterprises(ctx, undefined, {
      filter,
      sort: sort ?? ['creationDate', 'DESC'],
      page,
    });
    return { rows: rows.map(presentManaged), total };
  },
  async exportEnterprises({ ctx, query, reply }) {
    const scope = exportScope(ctx, query.list);
    await recordExport(ctx, `enterprises.${query.list}`, query.filter);
    const rows = await exportEnterprises(ctx, scope, query.filter);
    return sendCsv(reply, `entreprises-${isoDate(ctx.now)}.csv`, enterpriseColumns, rows);
  },
  listEnterpriseAgents: ({ ctx }) => listAgents(ctx, 'SalesService'),
});

/** The agent whose list it is is the caller, or for an admin anybody. Raises 403. */
function agentFor(ctx: Context, agentId: string): Actor {
  const actor = actorOf(ctx);
  if (!may(actor.role, 'enterprises.listAll') && actor.id !== agentId) throw forbidden();
  return actor;
}
