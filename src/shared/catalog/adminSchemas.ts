import * as z from 'zod/mini';
import { idField, optionalField, requiredText } from '../api/fields.ts';
import { NAME_MAX, versionField } from '../editing/schemas.ts';
import { pictureNames } from '../pictures/names.ts';
import { OTHER } from '../projects/options.ts';
import { regions } from './regions.ts';
import { SLUG_MAX, SLUG_PATTERN } from './slug.ts';

export const serviceGroups = ['featured', 'other', 'specialized'] as const;
export type ServiceGroup = (typeof serviceGroups)[number];

/** The featured row of the services page (specification §2.6, §9): no more are in front. */
export const MAX_FEATURED = 3;

export const SERVICE_NAME_MAX = 60;
export const QUESTION_MAX = 160;
export const ANSWER_MAX = 80;
/** More answers than this are no choice on a phone. */
export const MAX_ANSWERS = 20;
/** One answer is no question. */
const MIN_ANSWERS = 2;

/** Trades whose contractors also hear of a request that nobody accepts (design §11); more would be anybody. */
export const MAX_RELATED = 10;

const relatedIds = z.array(idField()).check(
  z.maxLength(MAX_RELATED, 'serviceAdmin.tooManyRelated'),
  z.overwrite((ids) => [...new Set(ids)]),
);

/** For who does not read. Left out, it stays as it is. */
const picture = z.optional(z.nullable(z.enum(pictureNames, 'common.invalid')));

const service = {
  nameFr: requiredText('serviceAdmin.nameRequired', SERVICE_NAME_MAX),
  /** Left out, it is made from the name. */
  slug: optionalField(
    z
      .string('serviceAdmin.slugInvalid')
      .check(z.trim(), z.maxLength(SLUG_MAX, 'common.tooLong'), z.regex(SLUG_PATTERN, 'serviceAdmin.slugInvalid')),
  ),
  group: z.enum(serviceGroups, 'serviceAdmin.groupRequired'),
  isQuickSearch: z.boolean('common.invalid'),
  isActive: z.boolean('common.invalid'),
  picture,
  /** Left out, they stay as they are. */
  relatedIds: z.optional(relatedIds),
};

export const createServiceSchema = z.object(service);
export const updateServiceSchema = z.object({ ...service, updatedAt: versionField });

/** The answer that lets the client type their own has one name only, however it was typed (specification §3). */
const answerName = requiredText('serviceAdmin.answerRequired', ANSWER_MAX).check(
  z.overwrite((name) => (/^autre\W*$/i.test(name) ? OTHER : name)),
);

/** An answer that is there already has its id. Their order is that of the list. */
const answer = z.object({
  id: z.optional(idField()),
  nameFr: answerName,
  isActive: z.boolean('common.invalid'),
  picture,
});

const namesApart = (answers: readonly { nameFr: string }[]) =>
  new Set(answers.map(({ nameFr }) => nameFr.toLowerCase())).size === answers.length;

const question = {
  nameFr: requiredText('serviceAdmin.questionRequired', QUESTION_MAX),
  type: z.enum(['radio', 'checkbox'], 'common.invalid'),
  isActive: z.boolean('common.invalid'),
  responses: z.array(answer).check(
    z.maxLength(MAX_ANSWERS, 'serviceAdmin.tooManyAnswers'),
    z.refine(
      (answers) => answers.filter(({ isActive }) => isActive).length >= MIN_ANSWERS,
      'serviceAdmin.tooFewAnswers',
    ),
    z.refine(namesApart, 'serviceAdmin.answersAlike'),
  ),
};

export const createQuestionSchema = z.object({ serviceId: idField(), ...question });
export const updateQuestionSchema = z.object({ ...question, updatedAt: versionField });

const placeName = requiredText('placeAdmin.nameRequired', NAME_MAX);
export const createCitySchema = z.object({ name: placeName });
export const createDistrictSchema = z.object({ cityId: idField(), name: placeName });
export const renamePlaceSchema = z.object({ name: placeName, updatedAt: versionField });

/** Guinea, with some kilometres around it, in degrees (WGS 84): further off, two numbers were mixed up. */
export const latitude = z
  .number('placeAdmin.latitudeInvalid')
  .check(z.gte(7, 'placeAdmin.latitudeInvalid'), z.lte(13, 'placeAdmin.latitudeInvalid'));
export const longitude = z
  .number('placeAdmin.longitudeInvalid')
  .check(z.gte(-15.5, 'placeAdmin.longitudeInvalid'), z.lte(-7.5, 'placeAdmin.longitudeInvalid'));

/** Where a city lies; null for what is not known, as it was where absent. */
export const updateCitySchema = z
  .object({
    name: placeName,
    region: z.optional(z.nullable(z.enum(regions, 'placeAdmin.regionInvalid'))),
    latitude: z.optional(z.nullable(latitude)),
    longitude: z.optional(z.nullable(longitude)),
    updatedAt: versionField,
  })
  .check(
    z.refine((city) => (city.latitude ?? null) !== null || (city.longitude ?? null) === null, {
      path: ['latitude'],
      error: 'placeAdmin.bothCoordinates',
    }),
    z.refine((city) => (city.longitude ?? null) !== null || (city.latitude ?? null) === null, {
      path: ['longitude'],
      error: 'placeAdmin.bothCoordinates',
    }),
  );

const languageName = requiredText('placeAdmin.nameRequired', NAME_MAX);
export const createLanguageSchema = z.object({ nameFr: languageName });
export const renameLanguageSchema = z.object({ nameFr: languageName, updatedAt: versionField });

export type CreateService = z.infer<typeof createServiceSchema>;
export type UpdateService = z.infer<typeof updateServiceSchema>;
export type UpdateCity = z.infer<typeof updateCitySchema>;
export type CreateQuestion = z.infer<typeof createQuestionSchema>;
export type UpdateQuestion = z.infer<typeof updateQuestionSchema>;
