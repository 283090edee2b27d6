import { and, eq } from 'drizzle-orm';
import { realId } from '../../../shared/ids.ts';
import type { Context } from '../../context.ts';
import { cities, districts } from '../../db/schema/index.ts';
import { invalid } from '../../http/errors.ts';

/**
 * Raises 400 at the district unless it lies in the city (specification §4: the city decides the districts). The
 * all-zero id is none: the city must exist then.
 */
export async function requireDistrictInCity(
  ctx: Context,
  place: { cityId: string; districtId: string },
): Promise<void> {
  if (!realId(place.districtId)) {
    const [city] = await ctx.db.select({ id: cities.id }).from(cities).where(eq(cities.id, place.cityId));
    if (!city) throw invalid({ cityId: 'projects.cityRequired' });
    return;
  }
  const [district] = await ctx.db
    .select({ id: districts.id })
    .from(districts)
    .where(and(eq(districts.id, place.districtId), eq(districts.cityId, place.cityId)));
  if (!district) throw invalid({ districtId: 'projects.districtNotInCity' });
}
