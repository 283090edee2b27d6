import { followUpContract } from '../../shared/followUps/contract.ts';
import { serve } from '../http/serve.ts';
import { listFollowUps, readFigures, readFollowUp } from './listFollowUps.ts';
import { recordFollowUpCall } from './recordCall.ts';

export const followUpRoutes = serve(followUpContract, {
  listFollowUps: ({ ctx, query, page }) => listFollowUps(ctx, query, page),
  readFollowUpFigures: ({ ctx, query }) => readFigures(ctx, query.filter),
  readFollowUp: ({ ctx, params }) => readFollowUp(ctx, params.id),
  recordFollowUpCall: ({ once, params, body }) => once((tx) => recordFollowUpCall(tx, params.id, body)),
});
