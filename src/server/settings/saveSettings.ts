import { ne, sql } from 'drizzle-orm';
import { factorRoles } from '../../shared/factors/rules.ts';
import { FOLLOW_UPS_KEY } from '../../shared/followUps/settings.ts';
import { NO_ID } from '../../shared/ids.ts';
import type { UpdateSettings } from '../../shared/settings/adminSchemas.ts';
import { type ManagedSettings, SETTINGS_ID } from '../../shared/settings/adminViews.ts';
import { difference } from '../audit-log/difference.ts';
import { recordAct } from '../audit-log/recordAct.ts';
import type { Context } from '../context.ts';
import { settings } from '../db/schema/index.ts';
import { lockList } from '../editing/lockList.ts';
import { nextVersion, requireFresh } from '../editing/requireFresh.ts';
import { applyQuoteLimit } from './applyQuoteLimit.ts';
import {
  applyFactorPolicy,
  FACTOR_ROLES_KEY,
  lockFactorPolicy,
  readFactorRoles,
  requiredFactorRoles,
} from './factorPolicy.ts';
import { readSettings } from './queries.ts';
import { lockQuoteLimit } from './quoteLimit.ts';

/** The settings of the site and their version: the time of the last change of any of them. */
export async function readManagedSettings(ctx: Context): Promise<ManagedSettings> {
  const updatedAt = await versionOf(ctx);
  return {
    id: SETTINGS_ID,
    ...(await readSettings(ctx.db)),
    factorRoles: await readFactorRoles(ctx.db),
    factorRolesAlways: [...ctx.config.factorRequiredOf],
    updatedAt: updatedAt.toISOString(),
  };
}

/**
 * Changes the settings. With fewer quotes than before, projects that have as many already are full from now on; with
 * more, those that were full are open again, and their agents are told. Roles of which a second factor is newly
 * required are bound by it in their running sessions. Raises STALE.
 */
export async function saveSettings(tx: Context, { updatedAt, ...form }: UpdateSettings): Promise<void> {
  await lockList(tx, 'settings');
  await lockQuoteLimit(tx, 'exclusive');
  const version = await versionOf(tx);
  await requireFresh(tx, 'settings', { id: NO_ID, updatedAt: version }, updatedAt);
  const present = { ...(await readSettings(tx.db)), [FACTOR_ROLES_KEY]: await readFactorRoles(tx.db) };
  const chosenRoles = form.factorRoles ?? present.factorRoles;
  const wanted = { ...form, [FACTOR_ROLES_KEY]: factorRoles.filter((role) => chosenRoles.includes(role)) };
  const { isChanged, before, after } = difference(present, wanted);
  if (!isChanged) return;
  const rows = Object.entries(after).map(([key, value]) => ({ key, value, updatedAt: nextVersion(version, tx.now) }));
  await tx.db
    .insert(settings)
    .values(rows)
    .onConflictDoUpdate({
      target: settings.key,
      set: { value: sql`excluded.value`, updatedAt: sql`excluded.updated_at` },
    });
  if (FACTOR_ROLES_KEY in after) {
    await lockFactorPolicy(tx.db, 'exclusive');
    await applyFactorPolicy(tx.db, await requiredFactorRoles(tx));
  }
  if ('maxQuotes' in after) await applyQuoteLimit(tx, form.maxQuotes);
  await recordAct(tx, { action: 'update', entity: 'settings', entityId: NO_ID, before, after });
}

async function versionOf(ctx: Context): Promise<Date> {
  const rows = await ctx.db
    .select({ updatedAt: settings.updatedAt })
    .from(settings)
    .where(ne(settings.key, FOLLOW_UPS_KEY));
  return new Date(Math.max(0, ...rows.map(({ updatedAt }) => updatedAt.getTime())));
}
