import * as z from 'zod/mini';
import { contract } from '../api/contract.ts';
import { idField } from '../api/fields.ts';
import { rangeQuery } from '../api/listQuery.ts';
import { passwordField } from '../auth/schemas.ts';
import { sessionReply } from '../auth/views.ts';
import { declineSchema } from '../quotes/decline.ts';
import {
  answerSchema,
  callMeSchema,
  cancelTrackedSchema,
  closeTrackedSchema,
  foundElsewhereSchema,
  problemSchema,
  reachableSchema,
  shareVoiceSchema,
  verifySchema,
} from './actSchemas.ts';
import { sentCode } from './actViews.ts';
import { correctTrackedSchema } from './correctSchema.ts';
import { trackingLinkSchema } from './requestSchemas.ts';
import { ownRequest } from './requestViews.ts';
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
    params: z.extend(byToken, { fileId: idField() }),
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

const byReserve = z.extend(byToken, { id: idField() });

const common = { method: 'POST', permission: 'tracking.use', isRepeatable: true, entity: trackingView } as const;

/** The acts of a client on a request, by the link alone but where it says so; each answers the request as it is. */
export const trackingActContract = contract('tracking', {
  cancelTracked: {
    ...common,
    path: '/tracking/{token}/cancel',
    summary: 'Give up a request, by its client',
    params: byToken,
    body: cancelTrackedSchema,
  },
  foundElsewhere: {
    ...common,
    path: '/tracking/{token}/found',
    summary: 'End a request whose client found somebody elsewhere',
    params: byToken,
    body: foundElsewhereSchema,
  },
  askCall: {
    ...common,
    path: '/tracking/{token}/call-me',
    summary: 'Ask customer service to call at an hour',
    params: byToken,
    body: callMeSchema,
  },
  extendTracked: {
    ...common,
    path: '/tracking/{token}/extend',
    summary: 'Go on waiting for contractors',
    params: byToken,
  },
  correctTracked: {
    ...common,
    path: '/tracking/{token}/correct',
    summary: 'Correct a request, by its client',
    params: byToken,
    body: correctTrackedSchema,
  },
  addTrackedFiles: {
    ...common,
    path: '/tracking/{token}/files',
    summary: 'Add photos and documents to a request, by its client',
    consumes: 'multipart/form-data',
    params: byToken,
  },
  reportProblem: {
    ...common,
    path: '/tracking/{token}/problem',
    summary: 'Report a problem with a request or an enterprise to customer service',
    params: byToken,
    body: problemSchema,
  },
  closeTracked: {
    ...common,
    path: '/tracking/{token}/close',
    summary: 'Say that the work is finished, with what is still to be mended; asks for the code',
    params: byToken,
    body: closeTrackedSchema,
  },
  liftReserve: {
    ...common,
    path: '/tracking/{token}/reserves/{id}/lift',
    summary: 'Say that what was to be mended is mended; asks for the code',
    params: byReserve,
  },
  answerReachable: {
    ...common,
    path: '/tracking/{token}/reachable',
    summary: 'Tell a contractor who did not reach the client that they can be reached',
    params: byToken,
    body: reachableSchema,
  },
  answerStep: {
    ...common,
    path: '/tracking/{token}/answer',
    summary: 'Answer what the client is asked: whether they were called, have a quote, whether the work is done',
    params: byToken,
    body: answerSchema,
  },
  shareVoice: {
    ...common,
    path: '/tracking/{token}/voice',
    summary: 'Let the contractors who accepted hear the voice notes of a request, or take that back',
    params: byToken,
    body: shareVoiceSchema,
  },
  addReserveFiles: {
    ...common,
    path: '/tracking/{token}/reserves/{id}/files',
    summary: 'Add photos of what is still to be mended',
    consumes: 'multipart/form-data',
    params: byReserve,
  },
});

const byQuote = z.object({ token: z.string(), id: idField() });

/** What a client does with the quotes they were sent, by the link and no account (design §10). */
export const trackedQuoteContract = contract('tracking', {
  acceptTrackedQuote: {
    method: 'POST',
    path: '/tracking/{token}/quotes/{id}/accept',
    permission: 'tracking.use',
    summary: 'Choose a quote: its enterprise is hired; asks for a code that was given in this browser',
    isRepeatable: true,
    params: byQuote,
    entity: trackingView,
  },
  declineTrackedQuote: {
    method: 'POST',
    path: '/tracking/{token}/quotes/{id}/decline',
    permission: 'tracking.use',
    summary: 'Decline a quote and say why; asks for a code that was given in this browser',
    isRepeatable: true,
    params: byQuote,
    body: declineSchema,
    entity: trackingView,
  },
  downloadTrackedQuote: {
    method: 'GET',
    path: '/tracking/{token}/quotes/{id}/pdf',
    permission: 'tracking.use',
    summary: 'Download a quote as a PDF',
    params: byQuote,
    file: 'application/pdf',
  },
});

/** How a client comes back to their requests: signed in, or with the links sent anew (design §10). */
export const requestsContract = contract('tracking', {
  sendTrackingLinks: {
    method: 'POST',
    path: '/tracking/link',
    permission: 'tracking.use',
    summary: 'Send the links of the open requests of a telephone number to it once more',
    isRepeatable: true,
    body: trackingLinkSchema,
    entity: z.null(),
  },
  listOwnRequests: {
    method: 'GET',
    path: '/own-requests',
    permission: 'projects.readOwn',
    summary: 'List the requests of the caller, the newest first',
    query: rangeQuery,
    rows: ownRequest,
    unit: 'requests',
    isEnveloped: true,
  },
});

/** A client who asked without an account gets one, with the requests of their telephone (design §10). */
export const trackingAccountContract = contract('tracking', {
  openTrackingAccount: {
    method: 'POST',
    path: '/tracking/{token}/account',
    permission: 'tracking.use',
    summary: 'Make an account with a password for the telephone of a request, and sign in',
    isRepeatable: true,
    params: byToken,
    body: z.object({ password: passwordField }),
    reply: sessionReply,
  },
});
