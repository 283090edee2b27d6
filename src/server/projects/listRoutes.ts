import { and, eq } from 'drizzle-orm';
import { may } from '../../shared/auth/permissions.ts';
import { maySeeProjects } from '../../shared/enterprises/status.ts';
import { type ProjectListQuery, projectListContract } from '../../shared/projects/contract.ts';
import { type Actor, actorOf, type Context } from '../context.ts';
import { users } from '../db/schema/index.ts';
import { forbidden, notFound, refused } from '../http/errors.ts';
import type { Page } from '../http/listQuery.ts';
import { serve } from '../http/serve.ts';
import { listAccepted } from './listAccepted.ts';
import { listProjects, type ProjectListing } from './listProjects.ts';
import { agentScopes, availableScope, suitingScope } from './queries.ts';
import { type Reader, readerOf } from './reader.ts';
import { presentRows } from './readProject.ts';
import { notActiveKey } from './rules.ts';

/** The lists of projects: an agent's, and a contractor's two (specification §7, design §6). */
export const projectListRoutes = serve(projectListContract, {
  listSubmittedProjects: {
    readsStanding: true,
    async handle({ ctx, params, query, page }) {
      const actor = actorOf(ctx);
      const seesAll = may(actor.role, 'projects.listAll');
      if (!seesAll && actor.id !== params.agentId) throw forbidden();
      const { status, mine: isOwn } = query.filter ?? {};
      const scoped = seesAll && actor.id === params.agentId ? 'all' : params.agentId;
      const listing: ProjectListing = {
        scopes: (heldBy) => agentScopes(scoped, { states: status && [status].flat(), isOwn }, heldBy),
        searchesContact: true,
        leadsOf: null,
        defaultSort: ['submissionDate', 'DESC'],
      };
      return rowsFor(ctx, await readerOf(ctx, actor), listing, query, page);
    },
  },

  listAvailableProjects: {
    readsStanding: true,
    async handle({ ctx, params, query, page }) {
      const contractor = await contractorOf(ctx, params.userId);
      const reader = await readerOf(ctx, contractor);
      const { enterprise } = reader;
      if (!contractor.enterpriseId || !enterprise || !maySeeProjects(enterprise.status)) {
        throw refused('ENTERPRISE_NOT_ACTIVE', notActiveKey(enterprise?.status));
      }
      // The order of the names would tell them.
      if (query.sort?.[0] === 'clientName') throw forbidden();
      const { enterpriseId } = contractor;
      const listing: ProjectListing = {
        scopes: () => [and(availableScope(enterpriseId, contractor.id), suitingScope(enterprise, query.filter?.suits))],
        searchesContact: false,
        // What their enterprise accepted is not in this list.
        leadsOf: null,
        defaultSort: ['submissionDate', 'DESC'],
      };
      return rowsFor(ctx, reader, listing, query, page);
    },
  },

  listAcceptedProjects: {
    readsStanding: true,
    async handle({ ctx, params, query, page }) {
      const contractor = await contractorOf(ctx, params.userId);
      const { enterpriseId } = contractor;
      if (!enterpriseId) return { rows: [], total: 0 };
      const { stage, ...filter } = query.filter ?? {};
      const stages = stage && [stage].flat();
      const reader = await readerOf(ctx, contractor);
      const { rows, total } = await listAccepted(ctx, enterpriseId, { filter, sort: query.sort, page, stages });
      return { rows: presentRows(reader, rows), total };
    },
  },
});

async function rowsFor(ctx: Context, reader: Reader, listing: ProjectListing, query: ProjectListQuery, page: Page) {
  const { rows, total } = await listProjects(ctx, listing, { filter: query.filter, sort: query.sort, page });
  return { rows: presentRows(reader, rows), total };
}

/** The contractor whose list it is: the caller, or for an admin the user named. Raises 403 for somebody else's. */
async function contractorOf(ctx: Context, userId: string): Promise<Actor> {
  const actor = actorOf(ctx);
  if (actor.id === userId) return actor;
  if (!may(actor.role, 'projects.readAny')) throw forbidden();
  const [user] = await ctx.db.select().from(users).where(eq(users.id, userId));
  if (!user || !may(user.role, 'projects.accept')) throw notFound();
  return { ...user, sessionId: actor.sessionId };
}
