import { requestsContract } from '../../shared/tracking/contract.ts';
import { serve } from '../http/serve.ts';
import { listOwnRequests } from './listOwnRequests.ts';

/** How a client comes back to their requests. */
export const requestRoutes = serve(requestsContract, {
  sendTrackingLinks: {
    limit: 'lostLink',
    handle: ({ once, body }) =>
      once(async (tx) => {
        const { requestId, address } = tx;
        await tx.jobs.enqueue(tx.db, 'tracking.links', [{ phoneNumber: body.phoneNumber, requestId, address }]);
        return null;
      }),
  },
  listOwnRequests: ({ ctx, reply, page }) => {
    // Its paths open the pages.
    reply.header('Cache-Control', 'private, no-store');
    return listOwnRequests(ctx, page);
  },
});
