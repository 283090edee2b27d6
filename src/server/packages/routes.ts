import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { packageItem } from '../../shared/packages/views.ts';
import { replies } from '../http/replies.ts';
import { listPackages } from './queries.ts';

export const packageRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/get-packages',
    {
      config: { permission: 'packages.read' },
      schema: { tags: ['packages'], response: replies(z.array(packageItem)) },
    },
    (request) => listPackages(request.ctx),
  );
};
