import { trackingContract } from '../../shared/tracking/contract.ts';
import { serve } from '../http/serve.ts';
import { readTracking } from './readTracking.ts';
import { sendTrackedFile } from './sendTrackedFile.ts';

/** Whoever holds the link is the client: nothing else is asked (docs/decisions/0052). */
export const trackingRoutes = serve(trackingContract, {
  readTracking: ({ ctx, reply, params }) => {
    reply.header('Cache-Control', 'private, no-store');
    return readTracking(ctx, params.token);
  },
  downloadTrackedFile: {
    isSlow: true,
    handle: ({ request, reply, params }) => sendTrackedFile(request, reply, params),
  },
});
