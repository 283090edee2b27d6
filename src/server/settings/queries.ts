import { type SiteSettings, siteSettingsOf } from '../../shared/settings/views.ts';
import type { Db } from '../db/client.ts';
import { prepared } from '../db/prepared.ts';
import { settings } from '../db/schema/index.ts';

const allSettings = prepared((db) =>
  db.select({ key: settings.key, value: settings.value }).from(settings).prepare('all_settings'),
);

/** The settings, each default replaced by its row where there is one. */
export async function readSettings(db: Db): Promise<SiteSettings> {
  const rows = await allSettings(db).execute();
  return siteSettingsOf(Object.fromEntries(rows.map(({ key, value }) => [key, value])));
}
