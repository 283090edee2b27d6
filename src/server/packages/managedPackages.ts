import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { ManagedPackage } from '../../shared/packages/adminViews.ts';
import type { PackageListQuery } from '../../shared/packages/contract.ts';
import type { Context } from '../context.ts';
import { packageAdvantages, packages } from '../db/schema/index.ts';
import { usesColumn } from '../editing/countUses.ts';
import { named } from '../editing/named.ts';
import { notFound } from '../http/errors.ts';
import { countRows, type Page } from '../http/listQuery.ts';

export async function listManagedPackages(ctx: Context, query: PackageListQuery, page: Page) {
  const { filter: wanted, sort: [field, direction] = ['position', 'ASC'] } = query;
  const where = and(
    wanted?.q ? named(packages.nameFr, wanted.q) : undefined,
    wanted?.isActive === undefined ? undefined : eq(packages.isActive, wanted.isActive),
  );
  const order = direction === 'ASC' ? asc : desc;
  const rows = await managedPackages(ctx)
    .where(where)
    .orderBy(order(packages[field]), asc(packages.id))
    .limit(page.limit)
    .offset(page.offset);
  const total = await countRows(ctx.db, ctx.db.select({ one: sql`1` }).from(packages).where(where), page);
  return { rows: await present(ctx, rows), total };
}

/** Raises 404. */
export async function readManagedPackage(ctx: Context, id: string): Promise<ManagedPackage> {
  const [found] = await present(ctx, await managedPackages(ctx).where(eq(packages.id, id)));
  if (!found) throw notFound();
  return found;
}

/** What the packages page promises, in order. */
export async function advantagesOf(ctx: Context, packageId: string): Promise<string[]> {
  const rows = await ctx.db
    .select({ descriptionFr: packageAdvantages.descriptionFr })
    .from(packageAdvantages)
    .where(eq(packageAdvantages.packageId, packageId))
    .orderBy(asc(packageAdvantages.position));
  return rows.map(({ descriptionFr }) => descriptionFr);
}

function managedPackages(ctx: Context) {
  const now = ctx.now.toISOString();
  const running = sql`from subscriptions
    where package_id = packages.id and status = 'Active' and starts_at <= ${now} and ends_at > ${now}`;
  return ctx.db
    .select({ package: packages, uses: usesColumn({ running }) })
    .from(packages)
    .$dynamic();
}

async function present(ctx: Context, rows: Awaited<ReturnType<typeof managedPackages>>): Promise<ManagedPackage[]> {
  const ids = rows.map((row) => row.package.id);
  const advantages = await ctx.db
    .select()
    .from(packageAdvantages)
    .where(inArray(packageAdvantages.packageId, ids))
    .orderBy(asc(packageAdvantages.position));
  return rows.map(({ package: { updatedAt, ...row }, uses }) => ({
    ...row,
    ...uses,
    advantages: advantages.filter(({ packageId }) => packageId === row.id).map(({ descriptionFr }) => descriptionFr),
    updatedAt: updatedAt.toISOString(),
  }));
}
