import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { envelopeOf } from '../../shared/api/envelope.ts';
import { enterpriseAgentItem } from '../../shared/enterprises/agentViews.ts';
import { isoDate } from '../../shared/format/dates.ts';
import { duplicateMark, projectDuplicates, projectHistory, projectQueues } from '../../shared/projects/actViews.ts';
import { projectListItem } from '../../shared/projects/views.ts';
import { recordExport } from '../audit-log/recordExport.ts';
import { actorOf } from '../context.ts';
import { sendCsv } from '../http/csv.ts';
import { success } from '../http/envelope.ts';
import { pageOf, sendRange } from '../http/listQuery.ts';
import { fileReplies, replies } from '../http/replies.ts';
import { listAgents } from '../users/listAgents.ts';
import { exportProjects, projectColumns } from './exportProjects.ts';
import { countLikely } from './likeness.ts';
import { listProjects, projectCondition } from './listProjects.ts';
import { listQueues, queueHolders } from './listQueues.ts';
import { projectExportQuery, projectListQuery } from './lists.ts';
import { agentScope } from './queries.ts';
import { readDuplicates } from './readDuplicates.ts';
import { readHistory } from './readHistory.ts';
import { presentRows, readerOf } from './readProject.ts';

const tags = ['projects'];
const params = z.object({ id: z.uuid() });
/** As many as a page of the list has at most. */
const MARKED_MAX = 100;
const marked = z
  .string()
  .transform((ids) => ids.split(',').filter(Boolean))
  .pipe(z.array(z.uuid()).max(MARKED_MAX));

/** What customer service reads: all projects, its queues, what may be the same, what happened, the list as a file. */
export const projectDeskListRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/admin/projects',
    {
      config: { permission: 'projects.listAll' },
      schema: { tags, querystring: projectListQuery, response: replies(z.array(projectListItem)) },
    },
    async ({ ctx, query }, reply) => {
      const page = pageOf(query.range);
      const { rows, total } = await listProjects(
        ctx,
        { scope: undefined, searchesContact: true, enterpriseId: null, defaultSort: ['submissionDate', 'DESC'] },
        { filter: query.filter, sort: query.sort, page },
      );
      sendRange(reply, 'projects', page, rows.length, total);
      return presentRows(await readerOf(ctx, actorOf(ctx)), rows);
    },
  );

  app.get(
    '/admin/projects/queues',
    {
      config: { permission: 'projects.listQueues' },
      schema: {
        tags,
        querystring: z.object({ holder: z.enum(queueHolders).default('all') }),
        response: replies(envelopeOf(projectQueues)),
      },
    },
    async ({ ctx, query }) => success(await listQueues(ctx, query.holder)),
  );

  app.get(
    '/admin/projects/duplicate-marks',
    {
      config: { permission: 'projects.listQueues' },
      schema: { tags, querystring: z.object({ ids: marked }), response: replies(envelopeOf(z.array(duplicateMark))) },
    },
    async ({ ctx, query }) => success(await countLikely(ctx, query.ids)),
  );

  app.get(
    '/admin/projects/export',
    {
      config: { permission: 'projects.export' },
      schema: { tags, querystring: projectExportQuery, response: fileReplies('text/csv') },
    },
    async ({ ctx, query }, reply) => {
      const actor = actorOf(ctx);
      const scope = agentScope(actor.role === 'Admin' ? 'all' : actor.id);
      const where = await projectCondition(ctx, { scope, searchesContact: true }, query.filter);
      await recordExport(ctx, 'projects', query.filter);
      return sendCsv(reply, `projets-${isoDate(ctx.now)}.csv`, projectColumns, exportProjects(ctx, where));
    },
  );

  app.get(
    '/admin/projects/:id/duplicates',
    {
      config: { permission: 'projects.merge' },
      schema: { tags, params, response: replies(envelopeOf(projectDuplicates)) },
    },
    async ({ ctx, params }) => success(await readDuplicates(ctx, params.id)),
  );

  app.get(
    '/admin/projects/:id/history',
    {
      config: { permission: 'projects.readHistory' },
      schema: { tags, params, response: replies(envelopeOf(projectHistory)) },
    },
    async ({ ctx, params }) => success(await readHistory(ctx, params.id)),
  );

  app.get(
    '/admin/project-agents',
    {
      config: { permission: 'projects.listAgents' },
      schema: { tags, response: replies(z.array(enterpriseAgentItem)) },
    },
    async ({ ctx }) => listAgents(ctx, 'CustomerService'),
  );
};
