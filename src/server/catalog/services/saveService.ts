import { and, eq, ne, sql } from 'drizzle-orm';
import { type CreateService, MAX_FEATURED, type UpdateService } from '../../../shared/catalog/adminSchemas.ts';
import { slugOf } from '../../../shared/catalog/slug.ts';
import { difference } from '../../audit-log/difference.ts';
import { recordAct } from '../../audit-log/recordAct.ts';
import type { Context } from '../../context.ts';
import { services } from '../../db/schema/index.ts';
import { lockList } from '../../editing/lockList.ts';
import { nextVersion, requireFresh } from '../../editing/requireFresh.ts';
import { requireNewName } from '../../editing/requireNewName.ts';
import { lastPosition } from '../../editing/saveOrder.ts';
import { invalid, invalidWith, notFound } from '../../http/errors.ts';
import { fr } from '../../texts.ts';
import { saveRelated } from './saveRelated.ts';

type Service = typeof services.$inferSelect;

/**
 * A new service, the last of all. Raises 400 by field: a name or an address that is taken, a fourth service in front, a
 * related service that is none.
 */
export async function createService(tx: Context, { relatedIds, ...form }: CreateService): Promise<string> {
  await lockList(tx, 'services');
  await requireNewName(tx, form.nameFr, { table: services, column: services.nameFr, field: 'nameFr' });
  if (form.slug) await requireNewSlug(tx, form.slug);
  await requirePlaceInFront(tx, form);
  const values = { ...form, slug: form.slug ?? (await freeSlug(tx, form.nameFr)) };
  const [service] = await tx.db
    .insert(services)
    .values({
      ...values,
      position: await lastPosition(tx, { name: 'services', table: services }),
      publishedAt: form.isActive ? tx.now : null,
      updatedAt: tx.now,
    })
    .returning({ id: services.id });
  if (!service) throw new Error('The service was not written');
  const { after: related } = await saveRelated(tx, service.id, relatedIds);
  const after = { ...values, ...related };
  await recordAct(tx, { action: 'create', entity: 'services', entityId: service.id, after });
  return service.id;
}

/**
 * Changes a service. Its address stays once it was active: clients kept links to it. Put aside, it leaves the lists and
 * the form of the clients; what was asked under it stays as it is. Raises STALE, 404, 400 by field.
 */
export async function updateService(tx: Context, id: string, form: UpdateService): Promise<string> {
  await lockList(tx, 'services');
  const [service] = await tx.db.select().from(services).where(eq(services.id, id)).for('update');
  if (!service) throw notFound();
  await requireFresh(tx, 'services', service, form.updatedAt);
  const { updatedAt: _, relatedIds, ...fields } = form;
  const changes = { ...fields, slug: await slugFor(tx, service, form) };
  if (form.nameFr !== service.nameFr)
    await requireNewName(tx, form.nameFr, { table: services, column: services.nameFr, field: 'nameFr', except: id });
  await requirePlaceInFront(tx, form, id);
  const own = difference(service, changes);
  const related = await saveRelated(tx, id, relatedIds);
  if (!own.isChanged && !related.isChanged) return id;
  await tx.db
    .update(services)
    .set({
      ...changes,
      publishedAt: service.publishedAt ?? (form.isActive ? tx.now : null),
      updatedAt: nextVersion(service.updatedAt, tx.now),
    })
    .where(eq(services.id, id));
  const before = { ...own.before, ...related.before };
  const after = { ...own.after, ...related.after };
  await recordAct(tx, { action: 'update', entity: 'services', entityId: id, before, after });
  return id;
}

async function slugFor(tx: Context, service: Service, { slug, nameFr }: UpdateService): Promise<string> {
  if (slug === service.slug) return slug;
  if (service.publishedAt) {
    if (slug) throw invalid({ slug: 'serviceAdmin.slugPublished' });
    return service.slug;
  }
  if (!slug) return freeSlug(tx, nameFr, service.id);
  await requireNewSlug(tx, slug, service.id);
  return slug;
}

/** Addresses are the same in any case, as browsers' bars are typed into. */
async function slugIsTaken(tx: Context, slug: string, except?: string): Promise<boolean> {
  const found = await tx.db
    .select({ id: services.id })
    .from(services)
    .where(and(sql`lower(${services.slug}) = lower(${slug})`, except ? ne(services.id, except) : undefined));
  return found.length > 0;
}

async function requireNewSlug(tx: Context, slug: string, except?: string): Promise<void> {
  if (await slugIsTaken(tx, slug, except)) throw invalid({ slug: 'serviceAdmin.slugTaken' });
}

/** The address that the name makes, numbered where it is taken. */
async function freeSlug(tx: Context, nameFr: string, except?: string): Promise<string> {
  const made = slugOf(nameFr);
  if (made === '') throw invalid({ slug: 'serviceAdmin.slugInvalid' });
  let slug = made;
  for (let number = 2; await slugIsTaken(tx, slug, except); number++) slug = `${made}-${number}`;
  return slug;
}

/** Raises 400 naming the services in front where there are as many as fit already (specification §2.6). */
async function requirePlaceInFront(
  tx: Context,
  { group, isActive }: Pick<CreateService, 'group' | 'isActive'>,
  except?: string,
): Promise<void> {
  if (group !== 'featured' || !isActive) return;
  const others = await tx.db
    .select({ nameFr: services.nameFr })
    .from(services)
    .where(
      and(eq(services.group, 'featured'), eq(services.isActive, true), except ? ne(services.id, except) : undefined),
    );
  if (others.length < MAX_FEATURED) return;
  const names = others.map(({ nameFr }) => nameFr).join(', ');
  throw invalidWith({ Group: [fr('serviceAdmin.frontIsFull', { max: MAX_FEATURED, names })] });
}
