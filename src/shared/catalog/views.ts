import * as z from 'zod/mini';

/** Public data, as bare lists (specification §3, §7). */
/** `picture`: its name (`shared/pictures/names.ts`), null where an admin chose none. */
export const serviceItem = z.object({
  id: z.uuid(),
  nameFr: z.string(),
  slug: z.string(),
  picture: z.nullable(z.string()),
});

export const languageItem = z.object({ id: z.uuid(), nameFr: z.string() });

export const placeItem = z.object({ id: z.uuid(), name: z.string() });

export const questionItem = z.object({
  id: z.uuid(),
  nameFr: z.string(),
  type: z.enum(['radio', 'checkbox']),
  /** `picture`: as a service's. */
  responses: z.array(z.object({ id: z.uuid(), nameFr: z.string(), picture: z.nullable(z.string()) })),
});

export const roleItem = z.object({ id: z.string(), name: z.string() });

export type ServiceItem = z.infer<typeof serviceItem>;
export type QuestionItem = z.infer<typeof questionItem>;
export type PlaceItem = z.infer<typeof placeItem>;
export type LanguageItem = z.infer<typeof languageItem>;
