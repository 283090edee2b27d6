import { asc, eq } from 'drizzle-orm';
import type { PackageItem } from '../../shared/packages/views.ts';
import type { Context } from '../context.ts';
import { packageAdvantages, packages } from '../db/schema/index.ts';

export async function listPackages(ctx: Context): Promise<PackageItem[]> {
  const [rows, advantages] = await Promise.all([
    ctx.db.select().from(packages).where(eq(packages.isActive, true)).orderBy(asc(packages.position)),
    ctx.db.select().from(packageAdvantages).orderBy(asc(packageAdvantages.position)),
  ]);
  return rows.map(({ id, nameFr, monthlyPrice }) => ({
    id,
    nameFr,
    price: monthlyPrice,
    advantages: advantages.filter(({ packageId }) => packageId === id).map(({ descriptionFr }) => ({ descriptionFr })),
  }));
}
