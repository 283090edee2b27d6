import { eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { cities, relatedServices } from '../db/schema/index.ts';

/** How far a request without an acceptance is announced (design §11). */
export type CircleName = 'own' | 'region' | 'near';

/** Of which services and of which cities contractors hear of a request. */
export interface Circle {
  serviceIds: string[];
  cityIds: string[];
}

interface Wanted {
  serviceId: string;
  cityId: string;
}

/** The cities that are near: so many kilometres in a straight line. */
const NEAR_KM = 150;

/**
 * Of which services and cities contractors hear of a request: its own; its service in the whole region; its service and
 * related ones in the region and in the cities nearby. A city of which nobody said where it lies is near to none.
 */
export async function circleOf(tx: Context, name: CircleName, { serviceId, cityId }: Wanted): Promise<Circle> {
  if (name === 'own') return { serviceIds: [serviceId], cityIds: [cityId] };
  const places = await tx.db.select().from(cities);
  const own = places.find(({ id }) => id === cityId);
  const isInRegion = ({ id, region }: City) => id === cityId || (region !== null && region === own?.region);
  if (name === 'region') return { serviceIds: [serviceId], cityIds: places.filter(isInRegion).map(({ id }) => id) };
  const related = await tx.db
    .select({ id: relatedServices.relatedId })
    .from(relatedServices)
    .where(eq(relatedServices.serviceId, serviceId));
  const isNear = (city: City) => isInRegion(city) || (own !== undefined && kilometresBetween(own, city) <= NEAR_KM);
  return {
    serviceIds: [serviceId, ...related.map(({ id }) => id)],
    cityIds: places.filter(isNear).map(({ id }) => id),
  };
}

type City = typeof cities.$inferSelect;
type Place = Pick<City, 'latitude' | 'longitude'>;

const EARTH_KM = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** In a straight line (haversine); infinite where one of the two is not known. */
export function kilometresBetween(from: Place, to: Place): number {
  if (from.latitude === null || from.longitude === null || to.latitude === null || to.longitude === null)
    return Number.POSITIVE_INFINITY;
  const north = radians(to.latitude - from.latitude);
  const east = radians(to.longitude - from.longitude);
  const chord =
    Math.sin(north / 2) ** 2 +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(east / 2) ** 2;
  return 2 * EARTH_KM * Math.asin(Math.sqrt(chord));
}
