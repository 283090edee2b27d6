import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { ManagedPartner } from '../../shared/partners/adminViews.ts';
import type { PartnerListQuery } from '../../shared/partners/contract.ts';
import type { Context } from '../context.ts';
import { partners } from '../db/schema/index.ts';
import { named } from '../editing/named.ts';
import { notFound } from '../http/errors.ts';
import { countRows, type Page } from '../http/listQuery.ts';

export async function listManagedPartners(ctx: Context, query: PartnerListQuery, page: Page) {
  const { filter: wanted, sort: [field, direction] = ['position', 'ASC'] } = query;
  const where = and(
    wanted?.q ? named(partners.name, wanted.q) : undefined,
    wanted?.isActive === undefined ? undefined : eq(partners.isActive, wanted.isActive),
  );
  const order = direction === 'ASC' ? asc : desc;
  const rows = await ctx.db
    .select()
    .from(partners)
    .where(where)
    .orderBy(order(partners[field]), asc(partners.id))
    .limit(page.limit)
    .offset(page.offset);
  const total = await countRows(ctx.db, ctx.db.select({ one: sql`1` }).from(partners).where(where), page);
  return { rows: rows.map(present), total };
}

/** Raises 404. */
export async function readManagedPartner(ctx: Context, id: string): Promise<ManagedPartner> {
  const [partner] = await ctx.db.select().from(partners).where(eq(partners.id, id));
  if (!partner) throw notFound();
  return present(partner);
}

function present({ id, name, logo, url, isActive, position, updatedAt }: typeof partners.$inferSelect): ManagedPartner {
  return { id, name, logo, url, isActive, position, updatedAt: updatedAt.toISOString() };
}
