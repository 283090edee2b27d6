import * as z from 'zod/mini';

/** A review as everybody reads it: of its author a first name and an initial. Instants. */
export const shownReview = z.object({
  id: z.uuid(),
  /** Null where the author's personal data were erased. */
  author: z.nullable(z.string()),
  rating: z.number(),
  text: z.string(),
  /** When the work was finished. */
  workedAt: z.nullable(z.string()),
  writtenAt: z.string(),
  answer: z.nullable(z.object({ text: z.string(), answeredAt: z.string() })),
  /** Where the photos are that its author agreed to show. */
  photos: z.array(z.string()),
});

export type ShownReview = z.infer<typeof shownReview>;
