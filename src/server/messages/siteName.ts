import { eq } from 'drizzle-orm';
import { DEFAULT_SITE_NAME, siteSettings } from '../../shared/settings/views.ts';
import type { Db } from '../db/client.ts';
import { prepared } from '../db/prepared.ts';
import { settings } from '../db/schema/index.ts';

const nameRow = prepared((db) =>
  db.select({ value: settings.value }).from(settings).where(eq(settings.key, 'name')).prepare('site_name'),
);

/** What the site is called now, which every message says (design §8). */
export async function readSiteName(db: Db): Promise<string> {
  const [row] = await nameRow(db).execute();
  return row ? siteSettings.shape.name.parse(row.value) : DEFAULT_SITE_NAME;
}
