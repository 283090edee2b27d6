import { sql } from 'drizzle-orm';
import type { LocatedPlace } from '../../../shared/places/views.ts';
import type { Context } from '../../context.ts';
import { rowsOf } from '../../db/rowsOf.ts';

/** The cities and districts that lie somewhere: a telephone finds the nearest of them by itself. */
export const listLocatedPlaces = ({ db }: Context): Promise<LocatedPlace[]> =>
  rowsOf(
    db,
    sql`select places.city_id as "cityId", districts.id as "districtId", coalesce(districts.name, places.name) as name,
          places.latitude, places.longitude
        from places left join districts on districts.id = places.id
        where places.kind <> 'landmark' and places.latitude is not null
        order by places.city_id, districts.id nulls first`,
  );
