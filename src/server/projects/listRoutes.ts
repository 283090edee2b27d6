import { eq } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { envelopeOf } from '../../shared/api/envelope.ts';
import { maySeeProjects } from '../../shared/enterprises/status.ts';
import { projectListItem } from '../../shared/projects/views.ts';
import { type Actor, actorOf, type Context } from '../context.ts';
import { users } from '../db/schema/index.ts';
import { success } from '../http/envelope.ts';
import { forbidden, notFound, refused } from '../http/errors.ts';
import { pageOf, sendRange } from '../http/listQuery.ts';
import { replies } from '../http/replies.ts';
import { listProjects, type ProjectListing } from './listProjects.ts';
import { type ProjectListQuery, projectListQuery } from './lists.ts';
import { acceptedScope, agentScope, availableScope } from './queries.ts';
import { presentRows, type Reader, readerOf } from './readProject.ts';

const response = replies(envelopeOf(z.array(projectListItem)));
const tags = ['projects'];

/** The lists of projects: an agent's, and a contractor's two (specification §7, design §6). */
export const projectListRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/get-submitted-projects/:agentId',
    {
      config: { permission: 'projects.listSubmitted' },
      schema: { tags, params: z.object({ agentId: z.uuid() }), querystring: projectListQuery, response },
    },
    async (request, reply) => {
      const { ctx, params, query } = request;
      const actor = actorOf(ctx);
      if (actor.role !== 'Admin' && actor.id !== params.agentId) throw forbidden();
      const { status, mine: isOwn } = query.filter ?? {};
      const scoped = actor.role === 'Admin' && actor.id === params.agentId ? 'all' : params.agentId;
      const listing: ProjectListing = {
        scope: agentScope(scoped, { states: status && [status].flat(), isOwn }),
        searchesContact: true,
        enterpriseId: null,
        defaultSort: ['submissionDate', 'DESC'],
      };
      return sendList(ctx, reply, await readerOf(ctx, actor), listing, query);
    },
  );

  app.get(
    '/get-available-projects/:userId',
    {
      config: { permission: 'projects.listAvailable' },
      schema: { tags, params: z.object({ userId: z.uuid() }), querystring: projectListQuery, response },
    },
    async (request, reply) => {
      const { ctx, params, query } = request;
      const contractor = await contractorOf(ctx, params.userId);
      const reader = await readerOf(ctx, contractor);
      const { enterpriseStatus } = reader;
      if (!contractor.enterpriseId || !enterpriseStatus || !maySeeProjects(enterpriseStatus)) {
        throw refused('ENTERPRISE_NOT_ACTIVE', 'projects.enterpriseNotActive');
      }
      // The order of the names would tell them.
      if (query.sort?.[0] === 'clientName') throw forbidden();
      const { enterpriseId } = contractor;
      const listing: ProjectListing = {
        scope: availableScope(enterpriseId, contractor.id),
        searchesContact: false,
        enterpriseId,
        defaultSort: ['submissionDate', 'DESC'],
      };
      return sendList(ctx, reply, reader, listing, query);
    },
  );

  app.get(
    '/get-accepted-projects/:userId',
    {
      config: { permission: 'projects.listAccepted' },
      schema: { tags, params: z.object({ userId: z.uuid() }), querystring: projectListQuery, response },
    },
    async (request, reply) => {
      const { ctx, params, query } = request;
      const contractor = await contractorOf(ctx, params.userId);
      const { enterpriseId } = contractor;
      if (!enterpriseId) return success([]);
      const listing: ProjectListing = {
        scope: acceptedScope(enterpriseId),
        searchesContact: true,
        enterpriseId,
        defaultSort: ['desiredStartDate', 'ASC'],
      };
      return sendList(ctx, reply, await readerOf(ctx, contractor), listing, query);
    },
  );
};

async function sendList(
  ctx: Context,
  reply: FastifyReply,
  reader: Reader,
  listing: ProjectListing,
  query: ProjectListQuery,
) {
  const page = pageOf(query.range);
  const { rows, total } = await listProjects(ctx, listing, { filter: query.filter, sort: query.sort, page });
  sendRange(reply, 'projects', page, rows.length, total);
  return success(presentRows(reader, rows));
}

/** The contractor whose list it is: the caller, or for an admin the user named. Raises 403 for somebody else's. */
async function contractorOf(ctx: Context, userId: string): Promise<Actor> {
  const actor = actorOf(ctx);
  if (actor.id === userId) return actor;
  if (actor.role !== 'Admin') throw forbidden();
  const [user] = await ctx.db.select().from(users).where(eq(users.id, userId));
  if (user?.role !== 'Entrepreneur') throw notFound();
  return { ...user, sessionId: actor.sessionId };
}
