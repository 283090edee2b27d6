import { eq } from 'drizzle-orm';
import { kilometresBetween } from '../../shared/places/distance.ts';
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
