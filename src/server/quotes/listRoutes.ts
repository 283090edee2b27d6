import { quoteListContract } from '../../shared/quotes/contract.ts';
import { serve } from '../http/serve.ts';
import { listAllQuotes, readQuoteDetails } from './listAllQuotes.ts';

export const quoteListRoutes = serve(quoteListContract, {
  listAllQuotes: ({ ctx, query, page }) => listAllQuotes(ctx, query, page),
  readQuoteDetails: ({ ctx, params }) => readQuoteDetails(ctx, params.id),
});
