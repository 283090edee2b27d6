import * as z from 'zod/mini';
import { contract } from '../api/contract.ts';
import { verifySchema } from './actSchemas.ts';
import { sentCode } from './actViews.ts';
import { trackingView } from './views.ts';

/** Of any length and any characters: what is no token is answered as one that opens nothing. */
const byToken = z.object({ token: z.string() });

/** What a client does with the link to the page of a request, and no account (design §10). */
export const trackingContract = contract('tracking', {
  readTracking: {
    method: 'GET',
    path: '/tracking/{token}',
    permission: 'tracking.use',
    summary: 'Read a request by the link its client was sent',
    params: byToken,
    entity: trackingView,
  },
  downloadTrackedFile: {
    method: 'GET',
    path: '/tracking/{token}/files/{fileId}',
    permission: 'tracking.use',
    summary: 'Download a document of a request by the link its client was sent',
    params: z.extend(byToken, { fileId: z.uuid() }),
    file: 'application/octet-stream',
  },
  sendTrackingCode: {
    method: 'POST',
    path: '/tracking/{token}/code',
    permission: 'tracking.use',
    summary: 'Send a code to the telephone of a request, for what binds its client',
    isRepeatable: true,
    params: byToken,
    entity: sentCode,
  },
  verifyTrackingCode: {
    method: 'POST',
    path: '/tracking/{token}/verify',
    permission: 'tracking.use',
    summary: 'Give the code that was sent; this browser is remembered for 30 days',
    params: byToken,
    body: verifySchema,
    entity: z.null(),
  },
});
