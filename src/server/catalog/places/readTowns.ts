import { asc, isNotNull } from 'drizzle-orm';
import type { Town } from '../../../shared/places/plusCode.ts';
import type { Context } from '../../context.ts';
import { cities } from '../../db/schema/index.ts';

/** The towns by which a Plus Code is shortened: the cities that lie somewhere. */
export const readTowns = ({ db }: Context): Promise<Town[]> =>
  db
    .select({ name: cities.name, latitude: cities.latitude, longitude: cities.longitude })
    .from(cities)
    .where(isNotNull(cities.latitude))
    .orderBy(asc(cities.name));
