import { settingsContract } from '../../shared/settings/contract.ts';
import { serve } from '../http/serve.ts';
import { readSettings } from './queries.ts';
import { readManagedFollowUpSettings, saveFollowUpSettings } from './saveFollowUpSettings.ts';
import { readManagedSettings, saveSettings } from './saveSettings.ts';

export const settingsRoutes = serve(settingsContract, {
  readSiteSettings: async ({ ctx }) => ({
    ...(await readSettings(ctx.db)),
    isGated: ctx.config.PREVIEW_PASSWORD !== undefined,
  }),
  readSettings: ({ ctx }) => readManagedSettings(ctx),
  async updateSettings({ ctx, once, body }) {
    await once((tx) => saveSettings(tx, body));
    return readManagedSettings(ctx);
  },
  readFollowUpSettings: ({ ctx }) => readManagedFollowUpSettings(ctx),
  async updateFollowUpSettings({ ctx, once, body }) {
    await once((tx) => saveFollowUpSettings(tx, body));
    return readManagedFollowUpSettings(ctx);
  },
});
