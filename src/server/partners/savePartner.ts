import { eq } from 'drizzle-orm';
import type { CreatePartner, UpdatePartner } from '../../shared/partners/adminSchemas.ts';
import { difference } from '../audit-log/difference.ts';
import { recordAct } from '../audit-log/recordAct.ts';
import type { Context } from '../context.ts';
import { partners } from '../db/schema/index.ts';
import { lockList } from '../editing/lockList.ts';
import { nextVersion, requireFresh } from '../editing/requireFresh.ts';
import { requireNewName } from '../editing/requireNewName.ts';
import { lastPosition } from '../editing/saveOrder.ts';
import { invalid, notFound } from '../http/errors.ts';
import { isOwnImage } from '../images/imageAddress.ts';

const naming = { table: partners, column: partners.name, field: 'name' };

/**
 * A new partner, the last of the slider. Raises 400 by field: a name that is taken, a logo that is not an image of
 * ours.
 */
export async function createPartner(tx: Context, form: CreatePartner): Promise<string> {
  await lockList(tx, 'partners');
  await requireNewName(tx, form.name, naming);
  await requireOwnImage(tx, form.logo);
  const values = { ...form, url: form.url ?? null };
  const position = await lastPosition(tx, { name: 'partners', table: partners });
  const [partner] = await tx.db
    .insert(partners)
    .values({ ...values, position, updatedAt: tx.now })
    .returning({ id: partners.id });
  if (!partner) throw new Error('The partner was not written');
  await recordAct(tx, { action: 'create', entity: 'partners', entityId: partner.id, after: values });
  return partner.id;
}

/** Raises STALE, 404, 400 by field. */
export async function updatePartner(tx: Context, id: string, { updatedAt, ...form }: UpdatePartner): Promise<void> {
  await lockList(tx, 'partners');
  const partner = await lockPartner(tx, id);
  await requireFresh(tx, 'partners', partner, updatedAt);
  if (form.name !== partner.name) await requireNewName(tx, form.name, { ...naming, except: id });
  // The first ones came with the site and lie among its own files.
  if (form.logo !== partner.logo) await requireOwnImage(tx, form.logo);
  const changes = { ...form, url: form.url ?? null };
  const { isChanged, before, after } = difference(partner, changes);
  if (!isChanged) return;
  await tx.db
    .update(partners)
    .set({ ...changes, updatedAt: nextVersion(partner.updatedAt, tx.now) })
    .where(eq(partners.id, id));
  await recordAct(tx, { action: 'update', entity: 'partners', entityId: id, before, after });
}

/** Takes a partner away for good; their logo is cleaned at night. Raises 404. */
export async function removePartner(tx: Context, id: string): Promise<void> {
  await lockList(tx, 'partners');
  const { name, logo, url } = await lockPartner(tx, id);
  await tx.db.delete(partners).where(eq(partners.id, id));
  await recordAct(tx, { action: 'remove', entity: 'partners', entityId: id, before: { name, logo, url } });
}

async function lockPartner(tx: Context, id: string) {
  const [partner] = await tx.db.select().from(partners).where(eq(partners.id, id)).for('update');
  if (!partner) throw notFound();
  return partner;
}

async function requireOwnImage(tx: Context, address: string): Promise<void> {
  if (!(await isOwnImage(tx, address))) throw invalid({ logo: 'partnerAdmin.logoUnknown' });
}
