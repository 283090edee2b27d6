import { leadReadingContract } from '../../shared/leads/contract.ts';
import { serve } from '../http/serve.ts';
import { countLeads } from '../leads/countLeads.ts';
import { readLead } from './readLead.ts';

export const leadReadingRoutes = serve(leadReadingContract, {
  countLeads: ({ ctx }) => countLeads(ctx),
  readLead: ({ ctx, params }) => readLead(ctx, params.id),
});
