import { sql } from 'drizzle-orm';
import type { FoundPlace } from '../../../shared/places/views.ts';
import type { Context } from '../../context.ts';
import { rowsOf } from '../../db/rowsOf.ts';
import { findSpellings, type Spelling } from './findSpellings.ts';
import { type Candidate, nearestSpellings, rankPlaces } from './rankPlaces.ts';

const ANSWERED = 8;
/** A place may have several of the nearest spellings. */
const SPELLINGS = 2 * ANSWERED;

interface Row extends Candidate, Omit<FoundPlace, 'label'> {}

/**
 * The places whose name or spelling is like what was typed, the likeliest first; those of the city, where one is named,
 * before others that are as like (docs/decisions/0095). The nearest spellings are chosen first, then their places read.
 */
export async function searchPlaces(ctx: Context, typed: string, cityId?: string): Promise<FoundPlace[]> {
  const { asked, spellings } = await findSpellings(ctx, typed, cityId);
  if (spellings.length === 0) return [];
  const nearest = nearestSpellings(spellings, asked).slice(0, SPELLINGS);
  return rankPlaces(await placesOf(ctx, nearest, cityId), asked, cityId)
    .slice(0, ANSWERED)
    .map(({ sound: _, written: __, ...place }) => ({ ...place, label: labelOf(place) }));
}

/** Of several hundred of one name: some of the chosen city, and some of all, cities and districts first. */
function placesOf(ctx: Context, spellings: readonly Spelling[], cityId: string | undefined): Promise<Row[]> {
  const written = sql.param(spellings.map((spelling) => spelling.written));
  const some = sql`select place_id, sound from place_names where place_names.written = spelt.written`;
  const ofCity = cityId ? sql`(${some} and city_id = ${cityId} limit ${ANSWERED}) union` : sql``;
  return rowsOf<Row>(
    ctx.db,
    sql`select places.id, places.kind, places.name, places.city_id as "cityId", cities.name as "cityName",
          case when places.kind = 'district' then places.id else places.district_id end as "districtId",
          districts.name as "districtName", places.latitude, places.longitude,
          spelt.written, named.sound
        from unnest(${written}::text[]) as spelt (written)
        cross join lateral (${ofCity} (${some} order by kind, place_id limit ${ANSWERED})) as named
        join places on places.id = named.place_id
        join cities on cities.id = places.city_id
        left join districts on districts.id = case when places.kind = 'district' then places.id else places.district_id end`,
  );
}

function labelOf({ kind, name, cityName, districtName }: Pick<Row, 'kind' | 'name' | 'cityName' | 'districtName'>) {
  if (kind === 'city') return name;
  const commune = districtName?.split(' – ')[0];
  const around = kind === 'landmark' ? districtName : commune === name ? null : commune;
  return [name, around, cityName].filter(Boolean).join(', ');
}
