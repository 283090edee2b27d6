import { eq } from 'drizzle-orm';
import { FOLLOW_UPS_KEY } from '../../shared/followUps/settings.ts';
import { NO_ID } from '../../shared/ids.ts';
import type { UpdateFollowUpSettings } from '../../shared/settings/adminSchemas.ts';
import { type ManagedFollowUpSettings, SETTINGS_ID } from '../../shared/settings/adminViews.ts';
import { difference } from '../audit-log/difference.ts';
import { recordAct } from '../audit-log/recordAct.ts';
import type { Context } from '../context.ts';
import { settings } from '../db/schema/index.ts';
import { lockList } from '../editing/lockList.ts';
import { nextVersion, requireFresh } from '../editing/requireFresh.ts';
import { readFollowUpSettings } from '../steps/rules.ts';

/** What an admin sets of the follow-up, and its version. */
export async function readManagedFollowUpSettings(ctx: Context): Promise<ManagedFollowUpSettings> {
  const chosen = await readFollowUpSettings(ctx.db);
  return { id: SETTINGS_ID, ...chosen, updatedAt: (await versionOf(ctx)).toISOString() };
}

/**
 * Changes what an admin sets of the follow-up (design §11). It holds for steps that begin from now on: the hour of
 * those under way was told to clients and contractors, and stays. Raises STALE.
 */
export async function saveFollowUpSettings(
  tx: Context,
  { updatedAt, ...wanted }: UpdateFollowUpSettings,
): Promise<void> {
  await lockList(tx, 'follow-up-settings');
  const version = await versionOf(tx);
  await requireFresh(tx, 'follow-up-settings', { id: NO_ID, updatedAt: version }, updatedAt);
  const { isChanged, before, after } = difference(await readFollowUpSettings(tx.db), wanted);
  if (!isChanged) return;
  const row = { value: wanted, updatedAt: nextVersion(version, tx.now) };
  await tx.db
    .insert(settings)
    .values({ key: FOLLOW_UPS_KEY, ...row })
    .onConflictDoUpdate({ target: settings.key, set: row });
  await recordAct(tx, { action: 'update', entity: 'follow-up-settings', entityId: NO_ID, before, after });
}

async function versionOf({ db }: Context): Promise<Date> {
  const [row] = await db
    .select({ updatedAt: settings.updatedAt })
    .from(settings)
    .where(eq(settings.key, FOLLOW_UPS_KEY));
  return row?.updatedAt ?? new Date(0);
}
