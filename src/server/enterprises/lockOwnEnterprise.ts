import { eq } from 'drizzle-orm';
import { actorOf, type Context } from '../context.ts';
import { enterprises } from '../db/schema/index.ts';
import { forbidden, notFound } from '../http/errors.ts';

/** The enterprise the caller acts for, held until the transaction ends. Raises 403 for any other. */
export async function lockOwnEnterprise(tx: Context, enterpriseId: string) {
  if (actorOf(tx).enterpriseId !== enterpriseId) throw forbidden();
  const [enterprise] = await tx.db.select().from(enterprises).where(eq(enterprises.id, enterpriseId)).for('update');
  if (!enterprise) throw notFound();
  return enterprise;
}
