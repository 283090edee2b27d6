import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { envelopeOf } from '../../shared/api/envelope.ts';
import { updateSettingsSchema } from '../../shared/settings/adminSchemas.ts';
import { managedSettings, SETTINGS_ID } from '../../shared/settings/adminViews.ts';
import { publicSettings } from '../../shared/settings/views.ts';
import { inTransaction } from '../context.ts';
import { success } from '../http/envelope.ts';
import { replies } from '../http/replies.ts';
import { readSettings } from './queries.ts';
import { readManagedSettings, saveSettings } from './saveSettings.ts';

const params = z.object({ id: z.literal(SETTINGS_ID) });
const response = replies(envelopeOf(managedSettings));

export const settingsRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/get-site-settings',
    {
      config: { permission: 'settings.read' },
      schema: { tags: ['settings'], response: replies(envelopeOf(publicSettings)) },
    },
    async ({ ctx }) => success({ ...(await readSettings(ctx.db)), isGated: ctx.config.PREVIEW_PASSWORD !== undefined }),
  );

  const config = { permission: 'settings.manage' } as const;

  app.get('/admin/settings/:id', { config, schema: { tags: ['settings'], params, response } }, async ({ ctx }) =>
    success(await readManagedSettings(ctx)),
  );

  app.put(
    '/admin/settings/:id',
    { config, schema: { tags: ['settings'], params, body: updateSettingsSchema, response } },
    async ({ ctx, body }) => {
      await inTransaction(ctx, (tx) => saveSettings(tx, body));
      return success(await readManagedSettings(ctx));
    },
  );
};
