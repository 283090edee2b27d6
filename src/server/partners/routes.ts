import { partnerContract } from '../../shared/partners/contract.ts';
import { PUBLIC_CACHE } from '../http/publicCache.ts';
import { serve } from '../http/serve.ts';
import { listPartners } from './queries.ts';

export const partnerRoutes = serve(partnerContract, {
  listPartners({ ctx, reply }) {
    reply.header('Cache-Control', PUBLIC_CACHE);
    return listPartners(ctx.db);
  },
});
