import { verificationContract } from '../../shared/verifications/contract.ts';
import { serve } from '../http/serve.ts';
import { assignRequest } from './assignRequest.ts';
import { checkDocument } from './checkDocument.ts';
import { classifyDocument } from './classifyDocument.ts';
import { decideRequest } from './decideRequest.ts';
import { listRequests } from './listRequests.ts';
import { readOwnVerification, readRequest } from './readRequest.ts';

/** What was changed is read again and shown whole. */
export const verificationRoutes = serve(verificationContract, {
  listVerifications: ({ ctx, query, page }) => listRequests(ctx, query, page),
  readVerification: ({ ctx, params }) => readRequest(ctx, params.id),
  async assignVerification({ ctx, once, params, body }) {
    return readRequest(ctx, await once((tx) => assignRequest(tx, params.id, body)));
  },
  async decideVerification({ ctx, once, params, body }) {
    return readRequest(ctx, await once((tx) => decideRequest(tx, params.id, body)));
  },
  async checkDocument({ ctx, once, params, body }) {
    return readRequest(ctx, await once((tx) => checkDocument(tx, params.id, body)));
  },
  async classifyDocument({ ctx, once, params, body }) {
    return readOwnVerification(ctx, await once((tx) => classifyDocument(tx, params.id, body.kind)));
  },
  readOwnVerification: ({ ctx, params }) => readOwnVerification(ctx, params.enterpriseId),
});
