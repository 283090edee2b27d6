import { handledStepsContract } from '../../shared/handledSteps/contract.ts';
import type { AgentFigures } from '../../shared/handledSteps/views.ts';
import { type CsvColumn, sendCsv } from '../http/csv.ts';
import { serve } from '../http/serve.ts';
import { fr } from '../texts.ts';
import { listHandledSteps } from './listHandledSteps.ts';
import { listPromisedCalls } from './listPromisedCalls.ts';
import { readAgentFigures } from './readAgentFigures.ts';

const columns: CsvColumn<AgentFigures>[] = [
  { header: fr('agentFigures.agent'), value: ({ name }) => name },
  { header: fr('agentFigures.handled'), value: ({ handled }) => handled },
  { header: fr('agentFigures.onTime'), value: ({ onTime }) => onTime },
  { header: fr('agentFigures.late'), value: ({ late }) => late },
  { header: fr('agentFigures.medianFile'), value: ({ median }) => median },
  { header: fr('agentFigures.promised'), value: ({ promised }) => promised },
  { header: fr('agentFigures.kept'), value: ({ kept }) => kept },
];

export const handledStepsRoutes = serve(handledStepsContract, {
  readAgentFigures: ({ ctx, query }) => readAgentFigures(ctx, query),
  async exportAgentFigures({ ctx, query, reply }) {
    const rows = await readAgentFigures(ctx, query);
    return sendCsv(reply, `oasis-travail-agents-${query.from}-${query.to}.csv`, columns, rows);
  },
  listHandledSteps: ({ ctx, query, page }) => listHandledSteps(ctx, query, page),
  listPromisedCalls: ({ ctx, query, page }) => listPromisedCalls(ctx, query, page),
});
