import { type SQL, sql } from 'drizzle-orm';
import type { SoundFilter } from '../../shared/sounds/contract.ts';
import { FALLBACK_LANGUAGE } from '../../shared/sounds/lines.ts';
import type { MissingSounds, SoundLine } from '../../shared/sounds/views.ts';
import type { Context } from '../context.ts';
import { rowsOf } from '../db/rowsOf.ts';
import { named } from '../editing/named.ts';
import type { Page } from '../http/listQuery.ts';
import { formWords } from './formWords.ts';

/** The lines under a filter, in the order of the form, with their sounds. */
export async function listSoundLines(ctx: Context, filter: SoundFilter | undefined, page: Page) {
  const [found] = await rowsOf<{ total: number; rows: SoundLine[] }>(
    ctx.db,
    sql`${linesUnder(filter)}, page as (select * from found order by ${inOrder} limit ${page.limit} offset ${page.offset})
        select (select count(*)::int from found) as total, coalesce((
          select json_agg(json_build_object('id', id, 'kind', kind, 'words', words, 'question', question,
            'service', service, 'picture', picture, 'isSoundMissing', "isSoundMissing",
            'isPictureMissing', "isPictureMissing", 'sounds', ${soundsOfLine}) order by ${inOrder})
          from page), '[]') as rows`,
  );
  if (!found) throw new Error('Nothing was counted');
  return found;
}

const inOrder = sql.raw(
  ['service_position', 'service_id', 'question_position', 'question_id', 'answer_position', 'id']
    .map((column) => `${column} nulls first`)
    .join(', '),
);

const soundsOfLine = sql.raw(`coalesce((
  select json_agg(json_build_object('id', sounds.id, 'languageId', languages.id, 'languageName', languages.name_fr,
    'seconds', sounds.seconds, 'isStale', sounds.words <> page.words) order by languages.position, languages.id)
  from sounds join languages on languages.id = sounds.language_id
  where sounds.line = page.id), '[]')`);

const LINES_AT_ONCE = 500;

/** All lines under a filter. */
export async function* exportSoundLines(ctx: Context, filter: SoundFilter | undefined): AsyncGenerator<SoundLine> {
  for (let offset = 0; ; offset += LINES_AT_ONCE) {
    const { rows, total } = await listSoundLines(ctx, filter, { offset, limit: LINES_AT_ONCE });
    yield* rows;
    if (offset + LINES_AT_ONCE >= total) return;
  }
}

/** How many sounds and pictures the lines under a filter miss. */
export async function countMissing(ctx: Context, filter: SoundFilter | undefined): Promise<MissingSounds> {
  const [row] = await rowsOf<MissingSounds>(
    ctx.db,
    sql`${linesUnder(filter)}
        select count(*) filter (where "isSoundMissing")::int as sounds,
          count(*) filter (where "isPictureMissing")::int as pictures
        from found`,
  );
  if (!row) throw new Error('Nothing was counted');
  return row;
}

/**
 * All that the form says, as rows of `found`: its own sentences, and of the services that are active (or of the one
 * asked for) the name, the questions and the answers that clients see, each after the one before it in the form.
 */
function linesUnder(filter: SoundFilter = {}): SQL {
  const { q, serviceId, kind, languageId, missing } = filter;
  const steps = JSON.stringify([...formWords].map(([name, words]) => ({ name, words })));
  const isOffered = serviceId ? sql`services.id = ${serviceId}` : sql`services.is_active`;
  const language = languageId
    ? sql`${languageId}::uuid`
    : sql`(select id from languages where name_fr = ${FALLBACK_LANGUAGE})`;
  const wanted = [
    serviceId && sql`service is not null`,
    kind && sql`kind = ${kind}`,
    q && named(sql`words`, q),
    missing === 'any' && sql`("isSoundMissing" or "isPictureMissing")`,
    missing === 'sound' && sql`"isSoundMissing"`,
    missing === 'picture' && sql`"isPictureMissing"`,
  ].filter((condition) => typeof condition === 'object');
  return sql`with offered as (
      select services.id, services.name_fr, services.picture, services.position,
        json_build_object('id', services.id, 'nameFr', services.name_fr) as about
      from services where ${isOffered}
    ), asked as (
      select questions.*, offered.about, offered.position as service_position
      from questions join offered on offered.id = questions.service_id
      where questions.is_active and questions.replaced_by_id is null
    ), lines as (
      select 'step:' || step.name as id, 'step' as kind, step.words, null as question, null::json as service,
        null as picture, null::int as service_position, null::uuid as service_id, step.at as question_position,
        null::uuid as question_id, null::int as answer_position
      from rows from (json_to_recordset(${steps}::json) as (name text, words text)) with ordinality
        as step(name, words, at)
      union all
      select 'service:' || id, 'service', name_fr, null, about, picture, position, id, null, null, null from offered
      union all
      select 'question:' || id, 'question', name_fr, null, about, null, service_position, service_id, position, id,
        null
      from asked
      union all
      select 'answer:' || answers.id, 'answer', answers.name_fr, asked.name_fr, asked.about, answers.picture,
        asked.service_position, asked.service_id, asked.position, asked.id, answers.position
      from answers join asked on asked.id = answers.question_id
      where answers.is_active and answers.replaced_by_id is null
    ), found as (
      select * from (
        select lines.*, not exists (
          select from sounds
          where sounds.line = lines.id and sounds.language_id = ${language} and sounds.words = lines.words
        ) as "isSoundMissing", kind in ('service', 'answer') and picture is null as "isPictureMissing"
        from lines
      ) line ${wanted.length > 0 ? sql`where ${sql.join(wanted, sql` and `)}` : sql``}
    )`;
}
