import type { FastifyPluginAsync } from 'fastify';
import { directoryContract } from '../../shared/directory/contract.ts';
import { PUBLIC_CACHE } from '../http/publicCache.ts';
import { serve } from '../http/serve.ts';
import { listShownEnterprises, readShownEnterprise } from './readShown.ts';
import { sendReviewPhoto } from './sendReviewPhoto.ts';

/** What everybody reads of enterprises. */
export const directoryRoutes: FastifyPluginAsync = serve(directoryContract, {
  listShownEnterprises: ({ ctx, reply, query }) => {
    reply.header('Cache-Control', PUBLIC_CACHE);
    return listShownEnterprises(ctx, query);
  },
  async readShownEnterprise({ ctx, reply, params, query }) {
    const shown = await readShownEnterprise(ctx, params.slug, query.after);
    reply.header('Cache-Control', PUBLIC_CACHE);
    return shown;
  },
  readReviewPhoto: {
    isSlow: true,
    handle: ({ request, reply, params }) => sendReviewPhoto(request, reply, params.fileId),
  },
});
