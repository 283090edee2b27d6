import * as z from 'zod/mini';
import { correctedFields } from './actSchemas.ts';

/**
 * The fields that change: one that is left out stays as it is. `before` says what they were in the form: one that is
 * another by now was corrected by somebody else meanwhile, and STALE is raised.
 */
export const correctTrackedSchema = z.extend(z.partial(correctedFields), {
  before: z.optional(z.partialRecord(z.keyof(correctedFields), z.string())),
});

export type CorrectTracked = z.infer<typeof correctTrackedSchema>;
