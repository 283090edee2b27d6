import { eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { enterprises } from '../db/schema/index.ts';

/** The enterprise, held until the transaction ends: whoever changes its subscriptions waits for the other. */
export async function lockEnterprise(tx: Context, enterpriseId: string): Promise<typeof enterprises.$inferSelect> {
  const [enterprise] = await tx.db.select().from(enterprises).where(eq(enterprises.id, enterpriseId)).for('update');
  if (!enterprise) throw new Error(`There is no enterprise ${enterpriseId}`);
  return enterprise;
}
