import { and, eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { districts } from '../../db/schema/index.ts';
import { invalid } from '../../http/errors.ts';

/** Raises 400 at the district unless it lies in the city (specification §4: the city decides the districts). */
export async function requireDistrictInCity(
  ctx: Context,
  place: { cityId: string; districtId: string },
): Promise<void> {
  const [district] = await ctx.db
    .select({ id: districts.id })
    .from(districts)
    .where(and(eq(districts.id, place.districtId), eq(districts.cityId, place.cityId)));
  if (!district) throw invalid({ districtId: 'projects.districtNotInCity' });
}
