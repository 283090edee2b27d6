import { trackedQuoteContract } from '../../shared/tracking/contract.ts';
import { PDF_COMPRESSION } from '../http/compression.ts';
import { sendPdf } from '../http/sendPdf.ts';
import { serve } from '../http/serve.ts';
import { acceptQuote, declineQuote } from '../quotes/decideQuote.ts';
import { trackedPdf } from '../quotes/trackedQuotes.ts';
import { findTracked } from './findTracked.ts';
import { findVerified } from './findVerified.ts';
import { readTracking } from './readTracking.ts';

/** The reply is read after what was done was kept under its key: the database holds no closing code. */
export const trackedQuoteRoutes = serve(trackedQuoteContract, {
  async acceptTrackedQuote({ ctx, request, once, params }) {
    const { project, by } = await findVerified(request, params.token);
    const chosen = { projectId: project.id, quoteId: params.id };
    await once((tx) => acceptQuote(tx, chosen, { by, from: ctx.address ?? '' }));
    return readTracking(ctx, params.token);
  },
  async declineTrackedQuote({ ctx, request, once, params, body }) {
    const { project } = await findVerified(request, params.token);
    await once((tx) => declineQuote(tx, { projectId: project.id, quoteId: params.id }, body.reason));
    return readTracking(ctx, params.token);
  },
  downloadTrackedQuote: {
    isSlow: true,
    compress: PDF_COMPRESSION,
    async handle({ ctx, reply, params }) {
      const { id: projectId } = await findTracked(ctx, params.token);
      return sendPdf(reply, await trackedPdf(ctx, { projectId, quoteId: params.id }));
    },
  },
});
