import { inArray } from 'drizzle-orm';
import { defaultSettings, type SiteSettings } from '../../shared/settings/views.ts';
import type { Db } from '../db/client.ts';
import { prepared } from '../db/prepared.ts';
import { settings } from '../db/schema/index.ts';

/** What every message says of the site: its name, and the telephone number that helps (`+224…`). */
export type Sender = Pick<SiteSettings, 'name' | 'supportPhone'>;

const senderRows = prepared((db) =>
  db
    .select({ key: settings.key, value: settings.value })
    .from(settings)
    .where(inArray(settings.key, ['name', 'supportPhone'] satisfies (keyof Sender)[]))
    .prepare('sender'),
);

/** As it is now (design §8). */
export async function readSender(db: Db): Promise<Sender> {
  const rows = await senderRows(db).execute();
  return { ...defaultSettings, ...Object.fromEntries(rows.map(({ key, value }) => [key, value])) };
}
