import * as z from 'zod/mini';
import { languageItem } from '../catalog/views.ts';
import { lineKinds } from './lines.ts';

/**
 * What can be heard, by line and language: a fixed sentence of the form by its words, a service, a question and an
 * answer by its key. `languages`: those that have any of these sounds, French first. A line without a sound, or whose
 * words have changed since, is not named.
 */
export const soundList = z.object({
  languages: z.array(languageItem),
  lines: z.record(z.string(), z.record(z.string(), z.uuid())),
});

/** A sound as an admin keeps it. `isStale`: the words that it was recorded for have changed. */
const keptSound = z.object({
  id: z.uuid(),
  languageId: z.uuid(),
  languageName: z.string(),
  seconds: z.number(),
  isStale: z.boolean(),
});

/**
 * A line with its sounds, for an admin; `id` is its key. `service`: that it belongs to, null for the sentences of the
 * form. `isSoundMissing`: in the language asked for.
 */
export const soundLine = z.object({
  id: z.string(),
  kind: z.enum(lineKinds),
  words: z.string(),
  /** Of an answer: its question. */
  question: z.nullable(z.string()),
  service: z.nullable(z.object({ id: z.uuid(), nameFr: z.string() })),
  picture: z.nullable(z.string()),
  isSoundMissing: z.boolean(),
  isPictureMissing: z.boolean(),
  sounds: z.array(keptSound),
});

/** How many sounds, in the language asked for, and pictures there are to make. */
export const missingSounds = z.object({ sounds: z.number(), pictures: z.number() });

export const soundView = z.object({ id: z.uuid(), line: z.string(), languageId: z.uuid(), seconds: z.number() });

export type SoundList = z.infer<typeof soundList>;
export type SoundLine = z.infer<typeof soundLine>;
export type SoundView = z.infer<typeof soundView>;
export type MissingSounds = z.infer<typeof missingSounds>;
