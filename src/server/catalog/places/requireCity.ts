import { eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { cities } from '../../db/schema/index.ts';
import { invalid } from '../../http/errors.ts';

/** Raises 400 at this field where there is no such city. */
export async function requireCity(tx: Context, cityId: string, field: 'city' | 'cityId'): Promise<void> {
  const [city] = await tx.db.select({ id: cities.id }).from(cities).where(eq(cities.id, cityId));
  if (!city) throw invalid({ [field]: 'enterprises.cityUnknown' });
}
