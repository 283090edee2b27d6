import { leadReadingContract } from '../../shared/leads/contract.ts';
import { serve } from '../http/serve.ts';
import { readLead } from './readLead.ts';

export const leadReadingRoutes = serve(leadReadingContract, {
  readLead: ({ ctx, params }) => readLead(ctx, params.id),
});
