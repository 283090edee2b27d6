import { inArray } from 'drizzle-orm';
import { type SiteSettings, siteSettingsOf } from '../../shared/settings/views.ts';
import type { Db } from '../db/client.ts';
import { prepared } from '../db/prepared.ts';
import { settings } from '../db/schema/index.ts';

/** What every message says of the site: its name, and the telephone number that helps (`+224…`). */
export type SiteContact = Pick<SiteSettings, 'name' | 'supportPhone'>;

const contactRows = prepared((db) =>
  db
    .select({ key: settings.key, value: settings.value })
    .from(settings)
    .where(inArray(settings.key, ['name', 'supportPhone'] satisfies (keyof SiteContact)[]))
    .prepare('site_contact'),
);

/** As it is now (design §8). */
export async function readSiteContact(db: Db): Promise<SiteContact> {
  const rows = await contactRows(db).execute();
  return siteSettingsOf(Object.fromEntries(rows.map(({ key, value }) => [key, value])));
}
