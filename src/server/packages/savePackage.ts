import { eq } from 'drizzle-orm';
import type { CreatePackage, UpdatePackage } from '../../shared/packages/adminSchemas.ts';
import { difference } from '../audit-log/difference.ts';
import { recordAct } from '../audit-log/recordAct.ts';
import type { Context } from '../context.ts';
import { packageAdvantages, packages } from '../db/schema/index.ts';
import { lockList } from '../editing/lockList.ts';
import { nextVersion, requireFresh } from '../editing/requireFresh.ts';
import { requireNewName } from '../editing/requireNewName.ts';
import { lastPosition } from '../editing/saveOrder.ts';
import { notFound } from '../http/errors.ts';
import { advantagesOf } from './managedPackages.ts';

const naming = { table: packages, column: packages.nameFr, field: 'nameFr' };

/** A new package, the last of all. Raises 400 for a name that is taken. */
export async function createPackage(tx: Context, form: CreatePackage): Promise<string> {
  await lockList(tx, 'packages');
  await requireNewName(tx, form.nameFr, naming);
  const { advantages, ...values } = rowOf(form);
  const position = await lastPosition(tx, { name: 'packages', table: packages });
  const [row] = await tx.db
    .insert(packages)
    .values({ ...values, position, updatedAt: tx.now })
    .returning({ id: packages.id });
  if (!row) throw new Error('The package was not written');
  await writeAdvantages(tx, row.id, advantages);
  await recordAct(tx, { action: 'create', entity: 'packages', entityId: row.id, after: { ...values, advantages } });
  return row.id;
}

/**
 * Changes what is sold from now on; subscriptions carry the price and limits they were bought with
 * (docs/decisions/0019). A package that is no longer active is not offered any more and goes on for who has it. Raises
 * STALE, 404, 400.
 */
export async function updatePackage(tx: Context, id: string, { updatedAt, ...form }: UpdatePackage): Promise<void> {
  await lockList(tx, 'packages');
  const [row] = await tx.db.select().from(packages).where(eq(packages.id, id)).for('update');
  if (!row) throw notFound();
  await requireFresh(tx, 'packages', row, updatedAt);
  if (form.nameFr !== row.nameFr) await requireNewName(tx, form.nameFr, { ...naming, except: id });
  const changes = rowOf(form);
  const { isChanged, before, after } = difference({ ...row, advantages: await advantagesOf(tx, id) }, changes);
  if (!isChanged) return;
  const { advantages, ...values } = changes;
  await tx.db
    .update(packages)
    .set({ ...values, updatedAt: nextVersion(row.updatedAt, tx.now) })
    .where(eq(packages.id, id));
  if ('advantages' in after) await writeAdvantages(tx, id, advantages);
  await recordAct(tx, { action: 'update', entity: 'packages', entityId: id, before, after });
}

function rowOf({ minBudget, maxBudget, monthlyAcceptances, ...form }: CreatePackage) {
  return {
    ...form,
    minBudget: minBudget ?? null,
    maxBudget: maxBudget ?? null,
    monthlyAcceptances: monthlyAcceptances ?? null,
  };
}

async function writeAdvantages(tx: Context, packageId: string, advantages: readonly string[]): Promise<void> {
  await tx.db.delete(packageAdvantages).where(eq(packageAdvantages.packageId, packageId));
  const rows = advantages.map((descriptionFr, position) => ({ packageId, position, descriptionFr }));
  await tx.db.insert(packageAdvantages).values(rows);
}
