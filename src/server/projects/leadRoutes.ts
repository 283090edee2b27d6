import { leadReadingContract } from '../../shared/leads/contract.ts';
import { serve } from '../http/serve.ts';
import { countLeads } from '../leads/countLeads.ts';
import { readValue } from '../leads/readValue.ts';
import { readLead } from './readLead.ts';

export const leadReadingRoutes = serve(leadReadingContract, {
  readLeadValue: ({ ctx }) => readValue(ctx),
  countLeads: ({ ctx }) => countLeads(ctx),
  readLead: ({ ctx, params }) => readLead(ctx, params.id),
});
