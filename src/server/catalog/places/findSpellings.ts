import { sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { rowsOf } from '../../db/rowsOf.ts';

/** A name as it is written without accents and as it sounds, and whether a place of the chosen city has it. */
export interface Spelling {
  written: string;
  sound: string;
  isHere: boolean;
}

export interface Asked {
  written: string;
  sound: string;
}

/** What begins like the typed name is looked at to this number, in the chosen city and everywhere. */
const BEGINNINGS = 40;
/** A guard alone: how many words differ by a letter is bounded by the alphabet, however many places there are. */
const NEAR_MAX = 500;
/** Names of the same consonants, and names with the same last words as the typed one or with it as their last words. */
const ALIKE_MAX = 100;
/** Many places may have one spelling. */
const ENDINGS = 80;

/** An article does not count in a name; typed alone it is the beginning of one: « la » of Labé. */
const articleIn = (typed: string): string | null => typed.toLowerCase().match(/^(?:la|les?|du|des?)$/)?.[0] ?? null;

/**
 * What was typed, in its two forms, and the spellings that are like it, in no order (docs/decisions/0095). Each
 * likeness is found by equal keys or along an ordered index, so that the work does not grow with the number of places.
 */
export async function findSpellings(
  ctx: Context,
  typed: string,
  cityId: string | undefined,
): Promise<{ asked: Asked; spellings: Spelling[] }> {
  const rows = await rowsOf<Asked & { spellings: [string, string, boolean][] | null }>(
    ctx.db,
    sql`with typed as materialized (
      select coalesce(nullif(place_plain(typed), ''), beginning) as written,
        coalesce(nullif(place_sound(typed), ''), beginning) as sound, place_keys(typed) as keys
      from (values (${typed}, ${articleIn(typed)}::text)) as given (typed, beginning)
    ), asked as materialized (
      select written, sound, sound || '~' as beyond,
        array(select key from unnest(keys) as key where key !~ '^[:+*]')
          || array(select substr(key, 2) from unnest(keys) as key where key ^@ '+') as near,
        array(select key from unnest(keys) as key where key ^@ ':') as consonants,
        array(select key from unnest(keys) as key where key ^@ '+')
          || array(
            select place_near_keys(mark, replace(form, ' ', ''))
            from unnest('{+,*}'::text[]) as mark, unnest(array[written, sound]) as form
          ) as ending
      from typed where sound <> ''
    ), alike as (
      (select written from place_spellings where keys && (select near from asked) limit ${NEAR_MAX})
      union
      (select written from place_spellings where keys && (select consonants from asked) limit ${ALIKE_MAX})
      union
      (select written from place_spellings where keys && (select ending from asked) limit ${ALIKE_MAX})
      union
      (select written from place_spellings
        where sound ~>=~ (select sound from asked) and sound ~<~ (select beyond from asked)
        order by sound using ~<~ limit ${BEGINNINGS})
      union
      (select written from place_endings
        where sound ~>=~ (select sound from asked) and sound ~<~ (select beyond from asked)
        order by sound using ~<~ limit ${ENDINGS})
      ${cityId ? sql`union ${beginningIn(cityId, 'place_names')} union ${beginningIn(cityId, 'place_endings')}` : sql``}
    )
    select asked.written, asked.sound, (
      select json_agg(json_build_array(place_spellings.written, place_spellings.sound, ${
        cityId
          ? sql`exists (
              select from place_names
              where place_names.written = place_spellings.written and place_names.city_id = ${cityId}
            )`
          : sql`false`
      }))
      from alike join place_spellings on place_spellings.written = alike.written
    ) as spellings
    from asked`,
  );
  const [row] = rows;
  if (!row) return { asked: { written: '', sound: '' }, spellings: [] };
  const { written, sound, spellings } = row;
  return {
    asked: { written, sound },
    spellings: (spellings ?? []).map(([spelt, heard, isHere]) => ({ written: spelt, sound: heard, isHere })),
  };
}

/** The spellings of a city's places that begin like the typed name, or have a word that does. */
const beginningIn = (cityId: string, table: 'place_names' | 'place_endings') =>
  sql`(select written from ${sql.identifier(table)}
        where city_id = ${cityId}
          and sound ~>=~ (select sound from asked) and sound ~<~ (select beyond from asked)
        order by sound using ~<~ limit ${BEGINNINGS})`;
