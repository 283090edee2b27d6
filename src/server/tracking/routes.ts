import { trackingContract } from '../../shared/tracking/contract.ts';
import type { Limits } from '../http/limits.ts';
import { serve } from '../http/serve.ts';
import { findTracked } from './findTracked.ts';
import { readTracking } from './readTracking.ts';
import { checkCode, countCode, sendCode } from './secondStep.ts';
import { sendTrackedFile } from './sendTrackedFile.ts';
import { rememberVerified } from './verifiedDevices.ts';

/** Whoever holds the link is the client: nothing else is asked (docs/decisions/0052). */
export const trackingRoutes = (limits: Limits) =>
  serve(trackingContract, {
    readTracking: ({ ctx, reply, params }) => {
      reply.header('Cache-Control', 'private, no-store');
      return readTracking(ctx, params.token);
    },
    downloadTrackedFile: {
      isSlow: true,
      handle: ({ request, reply, params }) => sendTrackedFile(request, reply, params),
    },
    sendTrackingCode: {
      limit: 'trackingLink',
      async handle({ ctx, once, params }) {
        const project = await findTracked(ctx, params.token);
        await countCode(ctx, limits, project);
        return once((tx) => sendCode(tx, project));
      },
    },
    verifyTrackingCode: {
      limit: 'trackingLink',
      async handle({ ctx, request, reply, params, body }) {
        const project = await findTracked(ctx, params.token);
        await checkCode(ctx, project, body.code);
        await rememberVerified(request, reply, project);
        return null;
      },
    },
  });
