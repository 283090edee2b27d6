import * as z from 'zod/mini';
import { option } from '../api/option.ts';
import { serviceGroups } from './adminSchemas.ts';

const service = {
  id: z.uuid(),
  nameFr: z.string(),
  slug: z.string(),
  group: z.enum(serviceGroups),
  isQuickSearch: z.boolean(),
  isActive: z.boolean(),
  picture: z.nullable(z.string()),
  /** Its address does not change any more. */
  isPublished: z.boolean(),
  /** Its place in the list, from 0. */
  position: z.number(),
  updatedAt: z.string(),
};

/** A service in the back-office's list. `questionCount`: those that clients are asked. */
export const managedServiceItem = z.object({ ...service, questionCount: z.number() });

/**
 * A question as it is edited. `answerCount`: how many projects answered it, up to 1000; then its wording is kept for
 * them. `replaces`: the ids of its former wordings.
 */
export const managedQuestion = z.object({
  id: z.uuid(),
  serviceId: z.uuid(),
  nameFr: z.string(),
  type: z.enum(['radio', 'checkbox']),
  isActive: z.boolean(),
  answerCount: z.number(),
  replaces: z.array(z.uuid()),
  updatedAt: z.string(),
  responses: z.array(
    z.object({
      id: z.uuid(),
      nameFr: z.string(),
      isActive: z.boolean(),
      isAnswered: z.boolean(),
      picture: z.nullable(z.string()),
    }),
  ),
});

/** A service with its questions, the services whose contractors may do it, and what uses it: numbers up to 1000. */
export const managedService = z.object({
  ...service,
  related: z.array(option),
  uses: z.object({ projects: z.number(), enterprises: z.number() }),
  questions: z.array(managedQuestion),
});

const placeUses = z.object({ projects: z.number(), enterprises: z.number() });

/** A city; its region and where it lies, in degrees (WGS 84), are null where nobody said so. */
export const managedCity = z.object({
  id: z.uuid(),
  name: z.string(),
  region: z.nullable(z.string()),
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
  districtCount: z.number(),
  uses: placeUses,
  updatedAt: z.string(),
});

export const managedDistrict = z.object({
  id: z.uuid(),
  cityId: z.uuid(),
  name: z.string(),
  uses: z.object({ projects: z.number() }),
  updatedAt: z.string(),
});

export const managedLanguage = z.object({
  id: z.uuid(),
  nameFr: z.string(),
  position: z.number(),
  uses: z.object({ projects: z.number(), users: z.number() }),
  updatedAt: z.string(),
});

export type ManagedServiceItem = z.infer<typeof managedServiceItem>;
export type ManagedService = z.infer<typeof managedService>;
export type ManagedQuestion = z.infer<typeof managedQuestion>;
export type ManagedCity = z.infer<typeof managedCity>;
export type ManagedDistrict = z.infer<typeof managedDistrict>;
export type ManagedLanguage = z.infer<typeof managedLanguage>;
