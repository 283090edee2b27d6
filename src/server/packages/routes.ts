import { asc, eq } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { type PackageItem, packageItem } from '../../shared/packages/views.ts';
import type { Context } from '../context.ts';
import { packageAdvantages, packages } from '../db/schema/index.ts';
import { replies } from '../http/replies.ts';

export const packageRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/get-packages',
    {
      config: { permission: 'packages.read' },
      schema: { tags: ['packages'], response: replies(z.array(packageItem)) },
    },
    (request) => listPackages(request.ctx),
  );
};

async function listPackages(ctx: Context): Promise<PackageItem[]> {
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
