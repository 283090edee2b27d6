import * as z from 'zod/mini';
import { idField } from '../api/fields.ts';
import { SLUG_MAX, SLUG_PATTERN } from '../catalog/slug.ts';
import { PUBLIC_ID_PATTERN } from '../enterprises/publicAddress.ts';

const slug = z.string().check(z.maxLength(SLUG_MAX), z.regex(SLUG_PATTERN));

/** `service` is a slug; `after` is the `next` of the page before. */
export const directoryQuery = z.object({
  service: z.optional(slug),
  city: z.optional(idField()),
  after: z.optional(z.string().check(z.regex(PUBLIC_ID_PATTERN))),
});

export type DirectoryQuery = z.infer<typeof directoryQuery>;
