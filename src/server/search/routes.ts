import { searchContract } from '../../shared/search/contract.ts';
import { serve } from '../http/serve.ts';
import { searchEverything } from './searchEverything.ts';

export const searchRoutes = serve(searchContract, {
  searchEverything: ({ ctx, query }) => searchEverything(ctx, query.q),
});
