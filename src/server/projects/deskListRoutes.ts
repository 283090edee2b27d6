import { may } from '../../shared/auth/permissions.ts';
import { isoDate } from '../../shared/format/dates.ts';
import { projectDeskListContract } from '../../shared/projects/contract.ts';
import { recordExport } from '../audit-log/recordExport.ts';
import { actorOf } from '../context.ts';
import { sendCsv } from '../http/csv.ts';
import { serve } from '../http/serve.ts';
import { listAgents } from '../users/listAgents.ts';
import { exportProjects, projectColumns } from './exportProjects.ts';
import { listProjects, projectCondition } from './listProjects.ts';
import { listQueues } from './listQueues.ts';
import { agentScopes, type HeldBy } from './queries.ts';
import { readDuplicates } from './readDuplicates.ts';
import { readerOf } from './reader.ts';
import { readHistory } from './readHistory.ts';
import { presentRows } from './readProject.ts';
import { readTimeline } from './readTimeline.ts';
import { countSimilar } from './similarity.ts';

/** What customer service reads besides its list. */
export const projectDeskListRoutes = serve(projectDeskListContract, {
  listProjects: {
    readsStanding: true,
    async handle({ ctx, query, page }) {
      const { rows, total } = await listProjects(
        ctx,
        { scopes: () => [], searchesContact: true, leadsOf: null, defaultSort: ['submissionDate', 'DESC'] },
        { filter: query.filter, sort: query.sort, page },
      );
      return { rows: presentRows(await readerOf(ctx, actorOf(ctx)), rows), total };
    },
  },
  readProjectQueues: ({ ctx, query }) => listQueues(ctx, query.holder),
  countDuplicates: ({ ctx, query }) => countSimilar(ctx, query.ids),
  async exportProjects({ ctx, query, reply }) {
    const actor = actorOf(ctx);
    const scopes = (heldBy: HeldBy) => agentScopes(may(actor.role, 'projects.listAll') ? 'all' : actor.id, {}, heldBy);
    const where = await projectCondition(ctx, { scopes, searchesContact: true }, query.filter);
    await recordExport(ctx, 'projects', query.filter);
    return sendCsv(reply, `projets-${isoDate(ctx.now)}.csv`, projectColumns, exportProjects(ctx, where));
  },
  readDuplicates: ({ ctx, params }) => readDuplicates(ctx, params.id),
  readProjectHistory: ({ ctx, params }) => readHistory(ctx, params.id),
  readTimeline: ({ ctx, params }) => readTimeline(ctx, params.id),
  listProjectAgents: ({ ctx }) => listAgents(ctx, 'CustomerService'),
});
