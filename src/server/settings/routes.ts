import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { envelopeOf } from '../../shared/api/envelope.ts';
import { publicSettings } from '../../shared/settings/views.ts';
import { success } from '../http/envelope.ts';
import { replies } from '../http/replies.ts';
import { readSettings } from './queries.ts';

export const settingsRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/get-site-settings',
    {
      config: { permission: 'settings.read' },
      schema: { tags: ['settings'], response: replies(envelopeOf(publicSettings)) },
    },
    async ({ ctx }) => success({ ...(await readSettings(ctx.db)), isGated: ctx.config.PREVIEW_PASSWORD !== undefined }),
  );
};
