import { leadListContract } from '../../shared/leads/contract.ts';
import { serve } from '../http/serve.ts';
import { listLeads } from './listLeads.ts';

export const leadListRoutes = serve(leadListContract, {
  listLeads: ({ ctx, query, page }) => listLeads(ctx, query, page),
});
