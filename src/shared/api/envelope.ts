import * as z from 'zod/mini';

/** The reply of every endpoint that is no bare list: `{ isSuccess, entity, errorMessage }` (design §6). */
export function envelopeOf<Entity extends z.core.$ZodType>(entity: Entity) {
  return z.object({ isSuccess: z.literal(true), entity, errorMessage: z.null() });
}

/** A refusal: a stable code where a rule refused, messages by field where the input was bad. */
export const failure = z.object({
  isSuccess: z.literal(false),
  entity: z.null(),
  errorMessage: z.string(),
  code: z.optional(z.string()),
  errors: z.optional(z.record(z.string(), z.array(z.string()))),
  requestId: z.optional(z.string()),
});

export type Failure = z.infer<typeof failure>;
