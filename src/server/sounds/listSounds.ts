import { sql } from 'drizzle-orm';
import { FALLBACK_LANGUAGE } from '../../shared/sounds/lines.ts';
import type { SoundList } from '../../shared/sounds/views.ts';
import type { Context } from '../context.ts';
import { rowsOf } from '../db/rowsOf.ts';
import { notFound } from '../http/errors.ts';
import { formWords } from './formWords.ts';

interface Heard {
  id: string;
  line: string;
  languageId: string;
  languageName: string;
}

/** What can be heard of the form's own sentences, by their words, and of the active services. */
export async function listSounds({ db }: Context): Promise<SoundList> {
  const rows = await rowsOf<Heard & { step: string | null; words: string }>(
    db,
    sql`select sounds.id, sounds.line, sounds.step, sounds.words, languages.id as "languageId",
          languages.name_fr as "languageName"
        from sounds join languages on languages.id = sounds.language_id
        left join services on services.id = sounds.service_id
        where sounds.step is not null or (services.is_active and services.name_fr = sounds.words)
        order by languages.position, languages.id, sounds.line`,
  );
  const right = rows.filter(({ step, words }) => step === null || formWords.get(step) === words);
  return soundListOf(
    right.map(({ step, words, ...heard }) => ({ ...heard, line: step === null ? heard.line : words })),
  );
}

/** What can be heard of a service's questions and answers. Raises 404 for an unknown service. */
export async function listServiceSounds({ db }: Context, serviceId: string): Promise<SoundList> {
  const rows = await rowsOf<{ heard: Heard | null }>(
    db,
    sql`select row_to_json(heard) as heard from services left join lateral (
          select sounds.id, sounds.line, languages.id as "languageId", languages.name_fr as "languageName",
            languages.position
          from (
            select 'question:' || questions.id as line, questions.name_fr as words
            from questions where questions.service_id = services.id and questions.is_active
            union all
            select 'answer:' || answers.id, answers.name_fr
            from answers join questions on questions.id = answers.question_id
            where questions.service_id = services.id and questions.is_active and answers.is_active
          ) said
          join sounds on sounds.line = said.line and sounds.words = said.words
          join languages on languages.id = sounds.language_id
        ) heard on true
        where services.id = ${serviceId} and services.is_active
        order by heard.position, heard."languageId", heard.line`,
  );
  if (rows.length === 0) throw notFound();
  return soundListOf(rows.flatMap(({ heard }) => heard ?? []));
}

function soundListOf(heard: readonly Heard[]): SoundList {
  const names = new Map<string, string>();
  const lines: SoundList['lines'] = {};
  for (const { id, line, languageId, languageName } of heard) {
    names.set(languageId, languageName);
    const said = lines[line] ?? {};
    lines[line] = said;
    said[languageId] = id;
  }
  const languages = [...names].map(([id, nameFr]) => ({ id, nameFr }));
  return { languages: languages.toSorted((one, other) => Number(isFallback(other)) - Number(isFallback(one))), lines };
}

const isFallback = ({ nameFr }: { nameFr: string }): boolean => nameFr === FALLBACK_LANGUAGE;
